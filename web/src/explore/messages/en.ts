// Everything about branches of a finished game, in English.

export const en = {
  title: 'Branches of a game',
  /** The line above the table. */
  bar: 'About this branch',
  backToGame: 'Back to the game',
  /** What is shown: the game itself, or a different course played afterwards. */
  theGame: 'The game as played',
  branch: 'Branch',
  known: 'All hands face up',
  about:
    'Here you play for all players, with all hands face up. The finished game does not change and nothing counts. Draws are the same as in the game for as long as possible; after that, new ones are drawn.',
  position: (move: number, all: number) => `Move ${move} of ${all}`,
  first: 'To the beginning',
  fork: 'To where the branch begins',
  back: 'One move back',
  forward: 'One move on',
  last: 'To the end',
  showGame: 'The game at this move',
  showBranch: 'The branch at this move',
  bots: {
    title: 'Let bots play',
    stop: 'Stop the bots',
    who: 'Played by bots',
    /** A switch per player. */
    help: 'Choose the players for whom bots play. You play the others. The bots wait until you start them.',
    begin: 'Start the bots',
  },
  eyes: 'Point of view',
  eyesTurn: 'The player to move',
  list: {
    title: 'Branches',
    none: 'No branches yet. Play a different move and it is kept here.',
    /** What a branch is called: the move at which it is different, and what was played there. */
    named: (move: number, what: string) => `Move ${move}: ${what}`,
    numbered: (move: number) => `From move ${move}`,
    open: 'Show',
    shown: 'Now shown',
    moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
    won: (names: string) => `${names} won`,
    unfinished: 'not finished',
    rename: 'Rename',
    name: 'Name of the branch',
    keepName: 'Save the name',
    delete: 'Delete',
    deleteSure: 'Delete this branch? The game stays as it is.',
  },
  chances: {
    title: 'Chances with all hands face up',
    best: 'Best moves',
    searching: 'Looking for the best moves…',
    none: 'No player has to move here.',
    play: 'Play',
  },
  compare: {
    title: 'Compare game and branch',
    notPlayed: 'not played',
    wins: 'wins',
    atEnd: 'At the end',
    player: 'Player',
    game: 'Game',
    branch: 'Branch',
  },
  share: {
    link: 'Copy a link with the branches',
    linkCopied: 'Link copied. It contains the game and its branches and opens on any device.',
    linkTooLong: 'Game and branches are too long for a link, so they were saved as a file.',
    file: 'Save game and branches',
  },
  full: 'This game has the maximum number of branches. Delete one to begin another.',
};

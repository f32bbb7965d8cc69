// Everything about branches of a finished game, in English.

export const en = {
  title: 'Branches of a game',
  /** The line above the table. */
  bar: 'About this branch',
  backToGame: 'Back to the game',
  /** What is shown: the game itself, or something else that was played after it. */
  theGame: 'The game as played',
  branch: 'Branch',
  known: 'All hands are known',
  about:
    'You play for everybody here, and all hands are known. Nothing of it changes the game, and nothing counts. Chance brings what it brought in the game as long as that can still come up; after that it draws from a seed of the branch’s own.',
  position: (move: number, all: number) => `Move ${move} of ${all}`,
  first: 'To the beginning',
  fork: 'To where it leaves the game',
  back: 'One move back',
  forward: 'One move on',
  last: 'To the end',
  showGame: 'The game at this move',
  showBranch: 'The branch at this move',
  bots: {
    title: 'Let bots go on',
    stop: 'Stop the bots',
    who: 'Played by bots',
    /** A switch per player. */
    help: 'Choose whom bots play for; you play the others. Nothing goes on before you say so.',
    begin: 'Let them go on',
  },
  eyes: 'Point of view',
  eyesTurn: 'Whoever’s turn it is',
  list: {
    title: 'Branches',
    none: 'No branches yet. Play something else than was played in the game, and it is kept here.',
    /** What a branch is called: the move at which it is different, and what was played there. */
    named: (move: number, what: string) => `Move ${move}: ${what}`,
    numbered: (move: number) => `From move ${move}`,
    open: 'Show',
    shown: 'Shown now',
    moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
    won: (names: string) => `${names} won`,
    unfinished: 'not played to the end',
    rename: 'Rename',
    name: 'Name of the branch',
    keepName: 'Keep the name',
    delete: 'Delete',
    deleteSure: 'Delete this branch? The game stays as it is.',
  },
  chances: {
    title: 'Chances with all hands open',
    best: 'Best moves',
    searching: 'Looking for the best moves …',
    none: 'Nobody has to move here.',
    play: 'Play',
  },
  compare: {
    title: 'Game and branch compared',
    notPlayed: 'not played',
    wins: 'wins',
    atEnd: 'At the end of each',
    player: 'Player',
    game: 'Game',
    branch: 'Branch',
  },
  share: {
    link: 'Copy a link with the branches',
    linkCopied: 'Link copied. It holds the game and its branches and opens on any device.',
    linkTooLong: 'Game and branches are too long for a link, so they were saved as a file.',
    file: 'Save game and branches',
  },
  full: 'This game has as many branches as can be kept. Delete one to begin another.',
};

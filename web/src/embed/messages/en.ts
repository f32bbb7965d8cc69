// English texts of the replay that any page can embed. Every other language has the same keys with the same parameters.

export const en = {
  replay: (title: string) => `Replay: ${title}`,
  map: (title: string) => `Map: ${title}`,
  loading: 'One moment',
  position: (move: number, all: number) => `Move ${move} of ${all}`,
  begins: 'The game begins.',
  slider: 'Position in the game',
  first: 'Start',
  back: 'One move back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One move on',
  last: 'End',
  players: 'Players',
  scores: 'Scores',
  gaveUp: (name: string) => `${name} gave up the game.`,
  trouble: {
    'no-source': 'This replay names no game.',
    missing: 'The game could not be loaded.',
    'not-a-game': 'This is not a Branchline game.',
    damaged: 'This game is damaged: its moves do not add up.',
    'unknown-game': 'This replay does not know the game that was played.',
    'unknown-board': 'This replay does not know the board of this game.',
    'other-version': 'This game was played with other rules than this replay knows.',
  },
} as const;

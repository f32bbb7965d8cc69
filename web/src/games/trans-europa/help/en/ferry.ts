// English: the ferry edition.

import { list, note, p, type ChapterText } from '../text.ts';

export const ferry: ChapterText<'ferry'> = {
  title: 'Ferry edition',
  sections: {
    'ferry-line': {
      title: 'Ferries',
      body: [
        p(
          'Wide waters are crossed by *ferries*, drawn as two wavy lines side by side. Each wave is a slot for one track.',
        ),
        p(
          'A ferry connects only when *both* slots are filled, so it always takes two turns, your own or those of different players. Half a ferry connects nothing, and nobody may build on from its far end because of it.',
        ),
      ],
      picture: 'A ferry with one of its two slots filled: there is no way to London yet.',
      words: 'water wavy slot half built two turns boat',
    },
    'ferry-pieces': {
      title: 'Three coloured tracks',
      body: [
        p(
          'Every round you have three tracks in *your own colour* besides the black supply. They may lie on ferries only, and you get them back for the next round.',
        ),
        p(
          'They are not part of the supply: the round ends when the black tracks are used up, however many coloured ones are left.',
        ),
      ],
      words: 'colored own track piece personal no own piece left land',
    },
    'ferry-turn': {
      title: 'A ferry in your turn',
      body: [
        p(
          'A third kind of turn is possible here: *one* track on a free ferry slot, black or your own, and if you like *one* black track on a single line. The order is up to you.',
        ),
        p(
          'So a ferry slot costs 1 of your budget of 2. It also counts as the track you have to lay. Not allowed in one turn are',
        ),
        list(
          'two ferry slots, on the same ferry or on different ones,',
          'a ferry slot and a double line,',
          'a track of your own colour on anything but a ferry.',
        ),
        note('If your first track links another player’s last city, you may still lay the second, even on a ferry.'),
      ],
      words: 'second ferry budget cost order',
    },
    'ferry-reach': {
      title: 'Who may build a ferry',
      body: [
        p(
          'Anyone whose network touches one end. You may begin a ferry or complete one that another player has begun, from either shore.',
        ),
      ],
      words: 'start complete finish shore',
    },
    'ferry-rights': {
      title: 'Who may use a ferry',
      body: [
        list(
          'With at least *one black track* a finished ferry is open to all players whose network reaches it.',
          'With *two coloured tracks* it is closed to all but the players whose colours lie on it: one of them, or two.',
        ),
        p(
          'Rights are personal. If your network joins that of a ferry’s owner, you use the shared tracks but not the closed ferry, nor what lies beyond it, unless you get there another way.',
        ),
      ],
      picture:
        'The upper ferry has a black track and leads to London. The lower one is closed to you: both its tracks are blue.',
      words: 'exclusive closed open black coloured owner private',
    },
    'ferry-sea': {
      title: 'Plain lines over water',
      body: [
        p(
          'Straight lines over water are ordinary single lines. You may branch off at junctions at sea and even place your marker there.',
        ),
      ],
      words: 'sea junction straight marker',
    },
    'ferry-missing': {
      title: 'A missing ferry',
      body: [
        p('A missing ferry counts *2*, as much as a double line, whether it is empty, half built or closed to you.'),
        note(
          'Example: only London is missing. The blue ferry is closed to you, so it counts 2, and the single line behind it 1: three points lost.',
        ),
      ],
      picture: 'To London the closed ferry (2) and a single line (1) are missing.',
      words: 'half-built closed count penalty',
    },
    'ferry-score': {
      title: 'Points lost',
      body: [
        p(
          'A player who has linked everything loses nothing. All others lose 1 for each missing single line and 2 for each missing double line or ferry.',
        ),
        p('Each point takes the locomotive one step further from the engine house; several may share one step.'),
      ],
      words: 'scoring minus penalty',
    },
    'ferry-end': {
      title: 'End of the game',
      body: [
        p(
          'The game ends after the round in which a locomotive reaches the end of the scoring track, *13 steps* from the engine house, or would pass it.',
        ),
        p('Most points left wins; equal points mean shared victory.'),
      ],
      words: 'win winner tie last space',
    },
  },
};

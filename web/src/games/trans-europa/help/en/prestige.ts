// English: the prestige edition without special cards.

import { list, p, table, type ChapterText } from '../text.ts';

export const prestige: ChapterText<'prestige'> = {
  title: 'Prestige edition',
  sections: {
    'prestige-boards': {
      title: 'The boards',
      body: [
        p(
          'You play on Central Europe, the United States or the great board of Europe, with 85 tracks and the 35 cities of that board. The rules are the same on all of them.',
        ),
        p('For the sake of the game the boards are not quite true to geography.'),
      ],
      words: 'map America USA geography',
    },
    'prestige-setup': {
      title: 'Setting up',
      body: [
        p(
          'The city cards lie in five face-down piles by colour; each player draws one from every pile. In the printed game the oldest player starts; here the starting player is drawn by lot unless you choose otherwise.',
        ),
      ],
      words: 'oldest pile start',
    },
    'prestige-lines': {
      title: 'Tunnel and Channel',
      body: [
        p(
          'You lay up to two tracks on single lines or one on a double line, as always. On the board of Central Europe two crossings are single although they look hard: the *Channel link* and the *tunnel through the Swiss Alps*.',
        ),
      ],
      picture: 'From Zurich to Milan the tunnel runs as a single line between the double lines of the Alps.',
      words: 'Alps Switzerland ferry single',
    },
    'prestige-score': {
      title: 'Winning prestige',
      body: [
        p('When the round ends, each player gets prestige by the number of missing tracks. Double lines count 2.'),
        table(['missing', 'prestige'], ['0', '4'], ['1', '3'], ['2', '2'], ['3 or 4', '1'], ['5 or more', '0']),
        list(
          'Each player who has linked everything gets 4, even if there are several.',
          'If the tracks run out before anyone is done, nobody gets 4; the rest of the table applies.',
        ),
      ],
      words: 'scoring points table winner',
    },
    'prestige-end': {
      title: 'End of the game',
      body: [
        p(
          'The game ends after the round in which a player reaches *13 prestige* or more, and at the latest after 60 rounds.',
        ),
        p(
          'Among those who have, the highest total wins; points beyond 13 count although the locomotive stops at the station at the end. Equal totals mean shared victory.',
        ),
      ],
      words: 'win winner tie 13',
    },
  },
};

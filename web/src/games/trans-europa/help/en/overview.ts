// English: what the game is about and what lies on the table.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'The game',
  sections: {
    goal: {
      title: 'The aim of the game',
      body: [
        p(
          'Each round you hold five secret cities, one of every colour. Link all of them to your *start marker* with an unbroken chain of tracks before anyone else links theirs.',
        ),
        p(
          'The tracks belong to nobody. You may use what others have laid as soon as your network touches theirs, and they may use yours.',
        ),
        p(
          'A game takes several rounds. How a round is scored depends on the edition: classic and ferries take points away for every missing track, prestige hands out points.',
        ),
      ],
      picture: 'Five cities of five colours, all linked to the marker in Berlin.',
      words: 'aim object win',
    },
    board: {
      title: 'Board, junctions and lines',
      body: [
        p(
          'The board is a net of *lines*. They meet at *junctions*; some junctions are cities. A track lies on a line and joins its two junctions.',
        ),
        p(
          'Thin lines are *single*, lines of two strokes are *double*. Each city belongs to one of five colour regions with seven cities each.',
        ),
        note('Coasts, rivers and distances are bent to fit the net. What counts is how a line is drawn.'),
      ],
      words: 'map grid node intersection segment',
    },
    pieces: {
      title: 'Tracks, markers, locomotives',
      body: [
        list(
          'All players draw on *one supply of black tracks*: 83 in the classic and ferry editions, 85 in prestige. A track on the board has no owner, no matter who laid it.',
          'Each player has a *start marker*, the place where their network begins.',
          'Each player has a *locomotive* on the scoring track. It begins at the engine house.',
        ),
      ],
      words: 'components material pawn stock',
    },
    players: {
      title: 'Players and starting player',
      body: [
        p(
          'Two to six play, each in their own colour. The first starting player is drawn by lot unless the table has agreed otherwise.',
        ),
        p(
          'With *two or three players* the ten city cards with a dashed border stay out of the whole game, two of every colour. 25 cards remain. With four or more, all 35 are used.',
        ),
      ],
      words: 'setup first start player bordered asleep number',
    },
  },
};

// English: the end of a round and the count of missing tracks.

import { list, note, p, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'The end of a round',
  sections: {
    'round-end': {
      title: 'When a round ends',
      body: [
        p(
          'The round is over when all cities of a player are linked to their own marker, no matter in whose turn that happens. Usually these are five cities; some special cards leave fewer.',
        ),
        p(
          'Nobody has to notice or announce it: the table does, unless it claims by hand. Then all hands are shown and scored.',
        ),
        p('Several players can finish in the same round. All of them count as having linked everything.'),
      ],
      words: 'finish complete reveal claim stop over',
    },
    'last-turn': {
      title: 'Finishing the turn',
      body: [
        p('After each track the table checks who has linked everything.'),
        list(
          'If the player whose turn it is has done so, turn and round end at once.',
          'If a track has linked the last city of *other* players only, the player whose turn it is may still use the rest of the budget or leave it. Then the round ends.',
        ),
        note('You are told before you decide. With the second track you may even link your own last city.'),
      ],
      words: 'second track pending complete opponent immediately',
    },
    supply: {
      title: 'No tracks left',
      body: [
        p(
          'The round also ends as soon as the last black track of the supply is laid, even in mid-turn. The round is scored as usual, even if nobody has linked everything.',
        ),
        p('The same happens in the rare case that no player can build any more.'),
      ],
      words: 'exhausted empty used up stuck',
    },
    claims: {
      title: 'Claiming by hand',
      body: [
        p(
          'A custom table may leave it to the players to notice that they are finished. Then the page shows no ticks, no missing tracks and no hints during the round, neither to players nor to spectators.',
        ),
        list(
          'In your turn you may claim once: before, between or after your tracks, even if you cannot lay any.',
          'If all your cities are linked to your marker, the round ends at once.',
          'If not, your cards lie open for the rest of the round, or those of all players, as the table has agreed. Your turn continues, and you may claim again in a later one.',
          'Nobody claims in the turn of another player. A turn ends when you end it, and by itself only after a claim if nothing more can be laid.',
        ),
        note(
          'The round still ends with the last track of the supply, or when nobody can build. A player who is complete by then counts as complete, even without a claim. A game with claims ends after 60 rounds at the latest.',
        ),
      ],
      words: 'announce say finished wrong claim open cards ticks',
    },
    missing: {
      title: 'Counting missing tracks',
      body: [
        p(
          'For each player who has not linked everything, the tracks still needed are counted. A missing *single line counts 1*, a missing *double line 2*. The cheapest route always counts.',
        ),
        list(
          'All tracks on the board that you may use count in your favour, even those your network does not touch yet.',
          'Each player is counted separately. What is missing for one does not help another.',
          'Nothing is really laid, so it does not matter how many tracks the supply still holds.',
        ),
      ],
      picture: 'Budapest is missing: a single line and a double line over the Danube, 1 + 2 = 3.',
      words: 'penalty points score shortest double two',
    },
    together: {
      title: 'Several missing cities',
      body: [
        p(
          'If several cities are missing, one joint extension is counted, the cheapest that links them all. A line that serves two cities counts once.',
        ),
        p(
          'That is why the figures on the tickets may add up to more than the number of missing tracks: each ticket shows the distance of that city alone.',
        ),
      ],
      picture: 'Zurich and Vienna are four lines away each, and the first two lines serve both: 6 missing, not 8.',
      words: 'sum shared tree Steiner to go ticket distance',
    },
  },
};

// English: the 19 special cards.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const cards: ChapterText<'cards'> = {
  title: 'Special cards',
  sections: {
    'cards-how': {
      title: 'Playing with special cards',
      body: [
        p(
          'The 19 special cards are a variant for those who know the basic game. Cards 1 to 15 mostly make a round easier or quicker, 16 to 19 make it trickier.',
        ),
        p(
          'Each round goes like this: the cities are dealt, a special card is turned up, its effect on the hands is carried out, then the start markers are placed. The card applies *to all players and to the whole round*.',
        ),
        p(
          'For the next round a new card is turned up. Used cards are put aside and shuffled again when the pile runs out.',
        ),
      ],
      words: 'variant deck order',
    },
    'cards-modes': {
      title: 'Choosing the cards',
      body: [
        p('When you set up the table, you decide how cards come into play:'),
        list(
          'one card by chance each round,',
          'cards that you choose yourselves, the next of them each round,',
          'chosen cards for the whole game,',
          'two or three cards by chance each round, which then act together.',
        ),
        note('With small children card 1 for the whole game is a good choice.'),
      ],
      words: 'mode fixed random multiple agree',
    },
    'cards-hand': {
      title: 'Your cities and their colours',
      body: [
        p(
          'You have to link the cities you hold in the end: four with cards 6, 7 or 8, and perhaps several of one colour after card 16.',
        ),
        p(
          'The cards name the colours white, rose, orange, brown and turquoise. On the boards of Europe and the United States these are:',
        ),
        table(
          ['on the card', 'on these boards', 'region in Europe', 'region in the USA'],
          ['white', 'yellow', 'North', 'Centre'],
          ['rose', 'red', 'West', 'South'],
          ['orange', 'orange', 'Centre', 'East'],
          ['brown', 'green', 'East', 'West'],
          ['turquoise', 'blue', 'South', 'North'],
        ),
      ],
      words: 'targets region',
    },
    'card-points': {
      title: 'Cards 1 and 2: other points',
      body: [
        p(
          'The prestige for this round follows another table. *Gentle points* (1) suits younger players, *Demanding points* (2) experienced ones.',
        ),
        table(
          ['missing', '0', '1', '2', '3', '4', '5', '6', '7+'],
          ['card 1', '4', '3', '3', '2', '2', '1', '1', '0'],
          ['without', '4', '3', '2', '1', '1', '0', '0', '0'],
          ['card 2', '4', '2', '1', '0', '0', '0', '0', '0'],
        ),
      ],
      words: 'gentle demanding table score',
    },
    'card-three': {
      title: 'Card 3: Three tracks',
      body: [
        p(
          'The budget is 3 a turn instead of 2: up to three single lines, or a double line and a single one. Two double lines are too much. One track is still the least.',
        ),
      ],
      words: 'budget limit over-budget',
    },
    'card-terrain': {
      title: 'Cards 4 and 5: easy ground',
      body: [
        list(
          '*Calm waters* (4): double lines over rivers and seas count as single.',
          '*Easy mountains* (5): double lines over mountains count as single.',
        ),
        p(
          'This applies to laying and to counting missing tracks. A line that crosses both water and mountains becomes single only if both cards are in force.',
        ),
      ],
      words: 'river sea mountain single cost',
    },
    'card-without': {
      title: 'Cards 6 and 7: without one colour',
      body: [
        p(
          'All players give back the white city (6) or the turquoise one (7) and play with four. The returned cards stay hidden and out of the round.',
        ),
      ],
      words: 'white turquoise four return',
    },
    'card-drop': {
      title: 'Card 8: Drop one',
      body: [
        p(
          'All players look at their five cities and choose one to give back, all at the same time and in secret. You play with the four that remain. Which one you drop is up to you.',
        ),
      ],
      words: 'discard choose four simultaneous',
    },
    'card-rhythm': {
      title: 'Card 9: Three-two-one',
      body: [
        p(
          'The budget changes with every cycle, that is, each time all players have had a turn: first 3, then 2, then 1, then 3 again and so on. Placing the markers is not a cycle. The current limit is always shown.',
        ),
        p(
          'With a budget of 1 no double line can be laid. If only double lines are in reach, you pass; the round continues.',
        ),
      ],
      words: 'rhythm cycle limit 3 2 1 budget pass',
    },
    'card-show': {
      title: 'Cards 10 to 12: two cities face up',
      body: [
        p('All players show two cities for the whole round; the others stay secret:'),
        list('rose and orange (10),', 'rose and brown (11),', 'brown and orange (12).'),
      ],
      words: 'reveal face up public',
    },
    'card-extra': {
      title: 'Cards 13 to 15: one extra city',
      body: [
        p(
          'The starting player draws one more city of a colour from the cards left over: rose (13), brown (14) or orange (15). Of the two in this colour one is kept, the other goes to the left.',
        ),
        p(
          'So it goes around: each player chooses between their own card and the one received and hands the other on. The last player, to the right of the starting player, puts the unwanted one back face down.',
        ),
        p('In the end all players have exactly one city of that colour again. You remember which one you passed on.'),
      ],
      words: 'chain pass left draw keep give away wrong colour',
    },
    'card-pass': {
      title: 'Card 16: Pass three',
      body: [
        p(
          'Three times in a row all players choose one of their five cities and pass it to the left at the same time, face down. You see what you get before the next pass, and you may pass it on.',
        ),
        p(
          'Colours can pile up: in the extreme case you end up with only two. The colours of all hands are known, the cities are not.',
        ),
      ],
      words: 'swap exchange simultaneous neighbour',
    },
    'card-hand': {
      title: 'Card 17: Pass the hand',
      body: [
        p(
          'Take a good look at your five cities: they all go to your left neighbour, and you play with those from your right. So you know exactly which cities your left neighbour needs.',
        ),
        note(
          'With the memory aid the table keeps showing you what you have seen. It can be switched off when setting up.',
        ),
      ],
      words: 'memory neighbour swap all',
    },
    'card-anywhere': {
      title: 'Card 18: Criss-cross',
      body: [
        p(
          'You lay two single lines or a double one, as usual, but *anywhere* on the board, joined to a network or not. Loose tracks belong to nobody and become part of every network that touches them.',
        ),
        p('The goal stays the same: all cities linked to your own marker.'),
      ],
      picture: 'Both planned tracks are allowed although neither touches a network.',
      words: 'free loose anywhere',
    },
    'card-open': {
      title: 'Card 19: Open cards',
      body: [p('Nothing is hidden this round: all cities are face up.')],
      words: 'reveal face up public all',
    },
    'cards-together': {
      title: 'Several cards at once',
      body: [
        p('All cards in force apply together. Two pairs never meet: 1 with 2, and 3 with 9.'),
        p(
          'Their effects on the hands are carried out in this order: 6, 7, 13, 14, 15, 16, 17, 8, then 10 to 12 and 19. For example:',
        ),
        list(
          '6, 7 and 8 together leave two cities. That is enough for a round.',
          '17 with 8: first the hands move on, then all players drop a city from the new hand.',
          '16 with 10 to 12: after passing, *all* cities of the named colours are shown, perhaps none.',
          '19 with 10 to 12: everything is face up anyway.',
          '3 or 9 with 4 or 5: first the line becomes single, then it costs 1 of the budget.',
          '18 with 3: up to three tracks, anywhere.',
        ),
      ],
      words: 'combination multiple exclusive order clash',
    },
  },
};

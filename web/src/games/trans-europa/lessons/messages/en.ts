// English texts of the strategy lessons. Every other language has the same keys with the same parameters.

export const en = {
  example: 'Example',
  finish: 'Finish the lesson',
  tryIt: 'Try it yourself',
  nextIdea: 'Next lesson',
  more: 'More positions',
  done: 'Lesson taken',
  taken: 'taken',
  noMore: 'You have solved all positions of this lesson.',
  solved: (right: number, all: number) => `${right} of ${all} solved`,
  level: (level: number) => `level ${level}`,
  progress: (done: number, all: number) => `${done} of ${all} lessons taken`,
  practise: (lesson: string) => `Practise: ${lesson}`,
  names: {
    completes: 'Finish the round',
    reaches: 'Take the city in reach',
    fewer: 'No detours',
    start: 'A cheap start',
    meeting: 'Lines that meet',
    together: 'Two cities at once',
    double: 'Wait with the double line',
    'marker-tells': 'What a start tells',
    'far-end': 'Start at the far end',
    leave: 'Let others build it',
    join: 'Use what others have built',
    mountains: 'Through or round',
    alone: 'Where nobody else builds',
    'line-tells': 'What a line tells',
    company: 'Start in good company',
    three: 'Three at once',
    'take-double': 'Pay for the double line',
    apart: 'Do not join yet',
    beside: 'Start between the cities',
    silence: 'What was not built',
  },
  ideas: {
    completes:
      'Near the end count in turns, not in tracks: two tracks are one turn. Choose what lets you finish with your next turn.',
    reaches:
      'A city one or two tracks away is safe only once it is linked. Look for it before you build towards something far.',
    fewer:
      'Count the tracks that are still missing after your turn. Of two turns, the one that leaves fewer is usually better.',
    start:
      'Your start marker belongs on the cheapest network of your five cities. You pay for every detour of the start later, track by track.',
    meeting:
      'The cheapest network often branches between the cities. Let two lines meet at a junction outside them instead of going from city to city.',
    together:
      'A track that leads towards two cities is worth twice as much. Build the shared part first and decide later where to branch.',
    double:
      'A double line takes the whole turn. Build on single lines first: perhaps another player pays for the double line.',
    'marker-tells':
      'Most players start in one of their own cities or right beside one. Look first at what lies next to a start marker.',
    'far-end':
      'The middle of the board fills with the tracks of all players. Start at your remote city and let the others build towards you.',
    leave:
      'If another player is heading for a city of yours, do not build there. Lay your tracks where nobody helps you.',
    join: 'All tracks connected to your start marker count for you. One or two tracks to another network can save you ten.',
    mountains:
      'A double line counts two. Sometimes going through the mountains is still cheaper than going round them: count both ways.',
    alone:
      'A city that no other player needs is yours alone to link. Build there early, while the others do the rest of your work.',
    'line-tells':
      'A line points at a city. Ask which city each new track comes nearer to, and which cities it passes by.',
    company:
      'Near another marker the networks soon meet, and every track serves you both. Stay close if your cities lie the same way.',
    three:
      'Look for the track that comes nearer to three cities. It looks like a detour to each of them and is a short cut to all.',
    'take-double':
      'Sometimes no other player needs a double line, or it is the only short route. Then pay for it now instead of building round it.',
    apart: 'Joining two networks helps both. If the other player gains more than you do, keep the last track back.',
    beside:
      'The best start need not be a city. A junction where your lines branch can be worth more than any city of your hand.',
    silence: 'A player who passes a city by does not need it. If nobody has come near a city, perhaps nobody holds it.',
  },
};

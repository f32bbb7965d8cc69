// English: laying tracks and what a network is.

import { list, note, p, type ChapterText } from '../text.ts';

export const building: ChapterText<'building'> = {
  title: 'Laying tracks',
  sections: {
    turn: {
      title: 'Your turn',
      body: [
        p('Turns go clockwise from the starting player. In your turn you lay either'),
        list('*one or two* tracks on free single lines, or', '*one* track on a free double line.'),
        p(
          'Put differently: you have a budget of 2. A single line costs 1, a double line costs 2. You may stop after one track.',
        ),
        note('The ferry edition adds a third possibility. Special cards can change the budget.'),
      ],
      words: 'budget limit cost spend how many tracks over-budget',
    },
    lines: {
      title: 'Single and double lines',
      body: [
        p(
          'Over plain ground a line is single. Where it crosses a river, mountains or the sea it is usually drawn double: it takes the whole turn, and it counts 2 when missing.',
        ),
        p(
          'The drawing alone decides, not the ground below. A double line takes *one* track from the supply like any other.',
        ),
      ],
      picture: 'Around Vienna: two single lines, a bridge over the Danube and a line into the Alps.',
      words: 'river mountain sea bridge tunnel crossing terrain',
    },
    connected: {
      title: 'A track must touch your network',
      body: [
        p(
          'One end of the new track must be your marker’s junction or a junction your network already reaches, at the moment you lay it.',
        ),
        list(
          'You may branch off anywhere in your network.',
          'Two tracks of one turn are laid one after the other. The second may start where the first has just arrived.',
          'They need not touch each other: you may build in two different places.',
        ),
      ],
      picture:
        'Coloured lines touch the network and may be laid. The grey tracks on the right are not joined to it yet.',
      words: 'not joined not connected adjacent branch reach illegal',
    },
    occupied: {
      title: 'One track per line',
      body: [
        p(
          'A line with a track on it is occupied and cannot be built on again. Only ferry lines have room for two tracks.',
        ),
      ],
      words: 'taken free laid already twice',
    },
    'must-build': {
      title: 'Having to build, being unable to',
      body: [
        p(
          'You must lay at least one track in every turn. If there is really nothing you could lay, you pass automatically.',
        ),
      ],
      words: 'pass skip compulsory minimum end turn',
    },
    network: {
      title: 'Networks grow together',
      body: [
        p(
          'Your *network* is everything that can be reached from your marker over tracks you may use. It makes no difference who laid them, and nobody can bar you from them.',
        ),
        p(
          'When two networks touch, they are one from that instant, for everyone involved, even in the middle of a turn.',
        ),
        note(
          'Example: your first track closes the gap to a neighbour. The second may already lie at the far end of the neighbour’s network.',
        ),
      ],
      picture: 'The first planned track joins both networks, so the second may be laid near Berlin in the same turn.',
      words: 'join shared merge connect neutral owner',
    },
    linked: {
      title: 'When a city is linked',
      body: [
        p(
          'A city is linked for you when your network reaches its junction. Passing through counts as much as ending there.',
        ),
        p(
          'It has to be joined to *your own marker*. Five cities that others have joined to each other are worth nothing to you while the gap to your marker is open.',
        ),
      ],
      words: 'connected target own marker',
    },
    advice: {
      title: 'Two pieces of advice',
      body: [
        list(
          'A start close to another player is not always a good one: what you build helps your neighbour too.',
          'Joining early shares your tracks as well as theirs. Do it when it saves you more than it saves them.',
        ),
      ],
      words: 'strategy tactics tip hint',
    },
  },
};

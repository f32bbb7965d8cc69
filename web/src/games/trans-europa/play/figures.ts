// What two lines of a game are compared by: everybody's points, and the tracks missing in the round.

import type { View } from '@branchline/trans-europa';
import type { Figure } from '../../game-ui.ts';
import { text } from '../messages/more-text.ts';
import { tellsProgress } from './claims.ts';
import { standingOf } from './score.ts';
import { targetsOf } from './targets.ts';

/** From every seat's own view: all hands are open. */
export function figuresOf(views: readonly View[]): readonly Figure[] {
  const { roundOver, setup, turn } = text.value;
  const standings = views.map(({ config, public: { scores } }, seat) => standingOf(config, scores[seat]!));
  const isPenalty = standings[0]?.kind === 'penalty';
  // Between two rounds, what was missing at the end of the last one.
  const missing = views.map((view, seat) => {
    const hand = view.own?.hand ?? [];
    const last = view.public.rounds.at(-1)?.missing[seat];
    const now = (): number | undefined => (tellsProgress(view) ? targetsOf(view, seat, hand).missing : undefined);
    const left = hand.length > 0 ? now() : last;
    return left === undefined ? '–' : String(left);
  });
  return [
    { name: isPenalty ? roundOver.left : setup.scorings.prestige, bySeat: standings.map(({ figure }) => figure) },
    { name: turn.stillMissing, bySeat: missing },
  ];
}

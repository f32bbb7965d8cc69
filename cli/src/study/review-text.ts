// The review of a game of Trans Europa as readable text.

import type { Action, Config } from '@branchline/trans-europa';
import type { Review, TurnReview } from '@branchline/study/trans-europa';
import type { GameFile } from '@branchline/core';
import { junctionText, lineText } from '../tellers/places.ts';
import { tellerOf, type Teller } from '../tellers/trans-europa-sentences.ts';
import { fixed, table } from '../output.ts';
import { reasonText } from './reason-text.ts';

const whole = (chance: number): string => `${Math.round(100 * chance)} %`;
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${fixed(Math.abs(value), 2)}`;

function actionText({ board }: Teller, action: Action): string {
  if (action.do === 'lay') return `${lineText(board, action.line)} (${action.line})`;
  if (action.do === 'marker') return `start ${junctionText(board, action.at)} (${action.at})`;
  return action.do === 'claim' ? 'claim' : 'end the turn';
}

const turnText = (teller: Teller, actions: readonly Action[]): string =>
  actions.map((action) => actionText(teller, action)).join(', ');

function costlyTurn(teller: Teller, { round, seat, first, actions, kept, best, loss, reasons = [] }: TurnReview) {
  return [
    `Round ${round + 1}, move ${first}: ${teller.name(seat)} gave away ${whole(loss!.value)} (± ${whole(loss!.doubt)})`,
    `  played  ${whole(kept[seat]!).padStart(5)}  ${turnText(teller, actions)}`,
    `  better  ${whole(best.chance).padStart(5)}  ${turnText(teller, best.actions)}`,
    ...reasons.map((reason) => `  ${reasonText(reason, teller)}`),
  ].join('\n');
}

function players({ name }: Teller, { rounds, turns, accuracy }: Review): string {
  const sum = (seat: number, part: 'luck' | 'skill' | 'others' | 'result'): number =>
    rounds.reduce((total, { ledger }) => total + ledger[seat]![part], 0);
  return table(
    ['player', 'accuracy', 'gave away', 'cards', 'moves', 'others', 'rounds won'],
    accuracy.map((share, seat) => [
      name(seat),
      share === undefined ? '–' : whole(share),
      whole(turns.reduce((total, turn) => total + (turn.seat === seat ? (turn.loss?.value ?? 0) : 0), 0)),
      ...(['luck', 'skill', 'others'] as const).map((part) => signed(sum(seat, part))),
      fixed(sum(seat, 'result'), 2),
    ]),
  );
}

const MOST_SHOWN = 10;

export function reviewText(file: GameFile, config: Config, review: Review): string {
  const teller = tellerOf(file, config);
  const costly = review.turns
    .filter(({ loss }) => loss !== undefined)
    .sort((a, b) => b.loss!.value - a.loss!.value)
    .slice(0, MOST_SHOWN);
  return [
    players(teller, review),
    '',
    'Cards, moves and others in rounds won, with all hands open; all start from a fair share of a round.',
    '',
    ...(costly.length === 0 ? ['Nothing better was found.'] : costly.flatMap((turn) => [costlyTurn(teller, turn), ''])),
    `${review.budget} deals for each turn, seed ${review.seed}`,
  ].join('\n');
}

// The blind contract: what is certain about it, and what the cards it may be would do.

import { contentOf, trainsOfEurope } from '@branchline/trains-of-europe';
import type { PhaseProps } from '../phase-props.ts';
import { blindCards, preview } from '../../play/preview.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { toneOf } from '../parts/amount.tsx';
import { LineTile, type LineName } from '../parts/line-tile.tsx';
import { contractProfitRange } from './gamble.ts';

type BlindProps = Pick<PhaseProps, 'view' | 'seat' | 'names'>;

/** "If I take it" for a card nobody has seen. */
export function BlindPanel({ view, seat, names }: BlindProps) {
  const { contract: words, money, screens, lines, year } = names.text;
  const action = { do: 'take-blind' } as const;
  const illegal = trainsOfEurope.check(view, seat, action);
  const range = contractProfitRange(view, seat, illegal ? undefined : preview(view, seat, action));
  const { content, amounts } = contentOf(view.config);
  const cards = new Set(blindCards(view, seat));
  const kinds = (Object.keys(lines) as LineName[]).map((line) => ({
    line,
    count: content.contracts.filter((card) => card.line === line && cards.has(card.id)).length,
  }));
  return (
    <div class="toe-if-taken">
      <div class="toe-sheet toe-gamble">
        <h3>{words.blind}</h3>
        <p>{words.blindTerms(money.cash(amounts.blind.contractCash))}</p>
        {range && (
          <dl>
            <div>
              <dt>{screens.blindWorst}</dt>
              <dd class={toneOf(range.least)}>{year.each(money.signed(range.least))}</dd>
            </div>
            <div>
              <dt>{screens.blindMean}</dt>
              <dd class={toneOf(range.mean)}>{year.each(money.signed(range.mean))}</dd>
            </div>
            <div>
              <dt>{screens.blindBest}</dt>
              <dd class={toneOf(range.most)}>{year.each(money.signed(range.most))}</dd>
            </div>
          </dl>
        )}
        <p class="toe-quiet">{screens.blindNow}</p>
      </div>
      <div class="toe-sheet toe-gamble">
        <h3>{screens.blindMayBe}</h3>
        <ul class="toe-kinds">
          {kinds.map(({ line, count }) => (
            <li key={line}>
              <LineTile line={line} size={22} />
              <span>{lines[line]}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
      {illegal && <p class="toe-refusal">{refusalText(names, illegal)}</p>}
    </div>
  );
}

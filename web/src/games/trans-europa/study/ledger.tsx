// Luck and skill: from a fair share to what a player got of the round, and what the deal cost against all hands.

import { ledgerOf, type Ledger as Figures } from '@branchline/study/trans-europa/ledger';
import { percentText, signedPercent } from '../../../study/percent.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { PlayerToken } from '../../../ui/player-shape.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { text, textLanguage } from './messages/text.ts';
import { turnsOfRound, type ReviewState } from './review-state.ts';

type OfReview = { readonly state: ReviewState };

/** Undefined until the whole round has been looked at. */
function figuresOf({ bare, turns, openings, round, seat }: ReviewState): Figures | undefined {
  const opening = openings.value[round.value];
  const places = turnsOfRound(bare.value, round.value);
  const reviewed = places.flatMap((place) => turns.value[place] ?? []);
  if (!opening || places.length === 0 || reviewed.length < places.length) return undefined;
  return ledgerOf(opening.open, reviewed, seat.value);
}

/** One step on the way from the fair share to the end. */
function Step({ name, from, change }: { readonly name: string; readonly from: number; readonly change: number }) {
  const left = Math.max(0, Math.min(from, from + change));
  const right = Math.min(1, Math.max(from, from + change));
  return (
    <li>
      <span>{name}</span>
      <span class="ledger-track" aria-hidden="true">
        <i
          data-gain={change >= 0 || undefined}
          style={{ left: `${100 * left}%`, width: `${Math.max(0.6, 100 * (right - left))}%` }}
        />
        <u style={{ left: `${100 * Math.max(0, Math.min(1, from))}%` }} />
      </span>
      <b>{signedPercent(change)}</b>
    </li>
  );
}

function DealLine({ state }: OfReview) {
  const { openings, round, seat, replay } = state;
  const { study } = text.value;
  const opening = openings.value[round.value];
  if (!opening || !('hands' in opening)) return null;
  const { hands, meanCost } = opening;
  const costs = hands.map(({ cost }) => cost);
  const [least, most] = [Math.min(...costs, meanCost) - 3, Math.max(...costs, meanCost) + 3];
  const place = (cost: number): string => `${(100 * (cost - least)) / (most - least)}%`;
  const mean = meanCost.toLocaleString(textLanguage.value, { maximumFractionDigits: 1 });
  const { cost, dearer } = hands[seat.value]!;
  return (
    <>
      <p class="ledger-deal">
        <span>
          <Rich text={study.dealCost(cost)} />
        </span>
        <small>{study.allHands(mean)}</small>
      </p>
      <div class="ledger-line" aria-hidden="true">
        <u style={{ left: place(meanCost) }} />
        {costs.map((each, player) => (
          <span
            key={player}
            class={`c-${colourOfSeat(player)}`}
            style={{ left: place(each) }}
            title={`${replay.opened.seats[player]!.name}: ${each}`}
          >
            <PlayerToken colour={colourOfSeat(player)} size={player === seat.value ? 18 : 14} />
          </span>
        ))}
      </div>
      <p class="ledger-costs">
        {costs.map((each, player) => `${replay.opened.seats[player]!.name} ${each}`).join(' · ')}
        {dearer !== undefined && <> · {study.dealBetter(percentText(dearer))}</>}
      </p>
    </>
  );
}

export function Ledger({ state }: OfReview) {
  const { study } = text.value;
  const figures = figuresOf(state);
  const fair = 1 / state.replay.opened.seats.length;
  return (
    <section class="panel review-ledger" aria-labelledby="review-luck" title={study.luckAbout}>
      <header class="review-head">
        <h2 id="review-luck">{study.luck}</h2>
        {figures && <span>{study.fromTo(percentText(fair), percentText(figures.result))}</span>}
      </header>
      {figures && (
        <ul class="ledger">
          <Step name={study.cards} from={fair} change={figures.luck} />
          <Step name={study.moves} from={fair + figures.luck} change={figures.skill} />
          <Step name={study.others} from={fair + figures.luck + figures.skill} change={figures.others} />
        </ul>
      )}
      <DealLine state={state} />
    </section>
  );
}

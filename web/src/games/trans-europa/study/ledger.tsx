// Luck and skill: from a fair share to what a player got of the round, and what the deal cost against all hands.

import { ledgerOf, type Ledger as Figures } from '@branchline/study/trans-europa/ledger';
import { percentText, signedPercent } from '../../../study/percent.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { PlayerToken } from '../../../ui/player-shape.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { text, textLanguage } from './messages/text.ts';
import { chancesAfter, chancesDealt, roundsLookedAt } from './figures.ts';
import { isJudged, turnsOfRound, type ReviewState } from './review-state.ts';

type OfReview = { readonly state: ReviewState };

type Told = { readonly figures: Figures; readonly rough: boolean };

/** Undefined until the whole round has been looked at. */
function figuresOfRound(state: ReviewState, round: number): Told | undefined {
  const { bare, turns, openings, seat } = state;
  const opening = openings.value[round];
  const dealt = opening && chancesDealt(state, opening);
  const places = turnsOfRound(bare.value, round);
  const steps = places.flatMap((place) => {
    const turn = turns.value[place];
    const chances = turn && chancesAfter(state, turn);
    return chances ? [{ seat: turn.seat, chances }] : [];
  });
  if (!dealt || places.length === 0 || steps.length < places.length) return undefined;
  const rough = places.some((place) => !isJudged(turns.value[place]));
  return { figures: ledgerOf(dealt, steps, seat.value), rough };
}

/** Of a whole game the mean of its rounds. */
function figuresOf(state: ReviewState): Told | undefined {
  const all = roundsLookedAt(state).map((round) => figuresOfRound(state, round));
  const told = all.flatMap((each) => each ?? []);
  if (told.length === 0 || told.length < all.length) return undefined;
  const mean = (part: keyof Figures): number => told.reduce((sum, { figures }) => sum + figures[part], 0) / told.length;
  return {
    figures: { luck: mean('luck'), skill: mean('skill'), others: mean('others'), result: mean('result') },
    rough: told.some(({ rough }) => rough),
  };
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
  const told = figuresOf(state);
  const fair = 1 / state.replay.opened.seats.length;
  const isGame = state.scope.value === 'game';
  return (
    <section class="panel review-ledger" aria-labelledby="review-luck" title={study.luckAbout}>
      <header class="review-head">
        <h2 id="review-luck">{study.luck}</h2>
        {told && (
          <span>
            {study.fromTo(percentText(fair), percentText(told.figures.result))}
            {isGame && ` ${study.perRound}`}
          </span>
        )}
      </header>
      {told && (
        <ul class="ledger" data-rough={told.rough || undefined}>
          <Step name={study.cards} from={fair} change={told.figures.luck} />
          <Step name={study.ownMoves} from={fair + told.figures.luck} change={told.figures.skill} />
          <Step name={study.others} from={fair + told.figures.luck + told.figures.skill} change={told.figures.others} />
        </ul>
      )}
      {!isGame && <DealLine state={state} />}
    </section>
  );
}

// A contract as a card: where it runs, what it needs, what it brings now and at most. Every amount explains itself.

import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trains-of-europe';
import { isByHand } from '../../play/office.ts';
import type { Standing } from '../../play/contract/standing.ts';
import type { Slot } from '../../play/contract/vehicles.ts';
import { contractProfit } from '../../play/sums/profit.ts';
import type { Sum } from '../../play/sums/sum.ts';
import type { Names } from '../../play/tell/names.ts';
import { toneOf, Why, type Explain } from './amount.tsx';
import { colourOf } from './colour.ts';
import { ContractHead } from './contract-head.tsx';
import { cardOf } from './line-tile.tsx';
import { MiniMap } from './mini-map.tsx';
import { ProfitBar } from './profit-bar.tsx';
import { Sign } from './sign.tsx';
import { Slots, type SlotUse } from './slots.tsx';
import { kmhOf } from './speeds.ts';
import { Tick, Timetable } from './timetable.tsx';

export type ContractCardProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  readonly standing: Standing;
  readonly explain?: Explain;
  /** Said below the amount; "this year" where nothing else is. */
  readonly note?: string;
  readonly chosen?: boolean;
  readonly slotUse?: (slot: Slot, at: number) => SlotUse | undefined;
  /** Looked at with the mouse or the keyboard. */
  readonly onLook?: (on: boolean) => void;
};

const partOf = (sum: Sum | undefined, ...labels: Sum['label'][]): Sum | undefined =>
  sum?.parts.find(({ label }) => labels.includes(label));

function ConditionLine({ standing, names, sum, explain }: ContractCardProps & { readonly sum: Sum | undefined }) {
  const { condition, slots, gate } = standing;
  const { contract: words, money, vehicle } = names.text;
  if (!condition) return null;
  const { type, min = 1, income, state, unsuited } = condition;
  // A full train without its reward must say what it waits for.
  const waits = state === 'ahead' && gate === 'open' && slots.every(({ model }) => model !== undefined);
  const why = state === 'unsuited' ? words.conditions.unsuited(names.models(unsuited)) : words.conditions[state];
  return (
    <p class={`toe-condition ${state}`}>
      <Sign name={type === 'speed' ? 'speed' : 'bed'} size={17} />
      <span class="toe-condition-text" title={why}>
        {type === 'speed' ? words.speed(min) : words.sleeper}
        {type === 'speed' && <i> {vehicle.kmh(kmhOf(min))}</i>}
        {(state === 'unsuited' || waits) && <em>{why}</em>}
      </span>
      <Why
        sum={partOf(sum, 'speed', 'sleepers')}
        explain={explain}
        names={names}
        class={state === 'fulfilled' ? 'pos' : 'quiet'}
      >
        {money.signed(income)}
      </Why>
      <Tick on={state === 'fulfilled'} label={why} />
    </p>
  );
}

/** Where the players reckon themselves, what is printed on the card, and no sum of it. */
function Foot({ view, standing, names, sum, explain }: ContractCardProps & { readonly sum: Sum | undefined }) {
  const { tax, chips, max } = standing;
  const byHand = isByHand(view);
  const { contract: words, money } = names.text;
  return (
    <footer class="toe-card-foot">
      <span>
        {words.tax}{' '}
        <Why sum={partOf(sum, 'tax')} explain={explain} names={names} class={tax > 0 ? 'neg' : ''}>
          {money.cash(tax === 0 ? 0 : -tax)}
        </Why>
      </span>
      {chips > 0 && (
        <span>
          {words.subsidy}{' '}
          <Why sum={partOf(sum, 'subsidy')} explain={explain} names={names} class="pos">
            {money.signed(chips * names.chip)}
          </Why>
        </span>
      )}
      {!byHand && <ProfitBar standing={standing} />}
      <span>
        {byHand ? names.text.sums.printedProfit : names.text.screens.max}{' '}
        <b class="pos">{money.signed(byHand ? max - chips * names.chip : max)}</b>
      </span>
    </footer>
  );
}

export function ContractCard(props: ContractCardProps) {
  const { view, seat, names, standing, explain, note, chosen, slotUse, onLook } = props;
  const { contract: words, money, year } = names.text;
  const { line } = cardOf(view, standing.contract);
  const sum = contractProfit(view, seat, standing.contract);
  return (
    <article
      class={`toe-card line-${line} co-${colourOf(seat)} ${standing.gate === 'open' ? '' : 'gated'} ${chosen ? 'chosen' : ''}`}
      aria-label={names.contract(standing.contract)}
      {...(onLook
        ? {
            onMouseEnter: () => onLook(true),
            onMouseLeave: () => onLook(false),
            onFocusCapture: () => onLook(true),
            onBlurCapture: () => onLook(false),
          }
        : {})}
    >
      <ContractHead view={view} names={names} contract={standing.contract}>
        {!isByHand(view) && (
          <p class="toe-card-net">
            <Why sum={sum} explain={explain} names={names} class={`toe-net ${toneOf(standing.net)}`}>
              {money.signed(standing.net)}
            </Why>
            <small>{note ?? year.this}</small>
          </p>
        )}
      </ContractHead>
      <div class="toe-card-ways">
        <MiniMap view={view} seat={seat} standing={standing} />
        <Timetable
          standing={standing}
          names={names}
          sums={partOf(sum, 'routes')?.parts ?? []}
          {...(explain ? { explain } : {})}
        />
      </div>
      <div class="toe-card-train">
        <Slots view={view} names={names} slots={standing.slots} use={slotUse} />
        <p class="toe-each">
          <Why
            sum={partOf(sum, 'vehicles')}
            explain={explain}
            names={names}
            class={standing.gate === 'open' ? 'pos' : 'quiet'}
          >
            {money.signed(standing.perVehicle)}
          </Why>
          <i>{words.eachVehicle}</i>
        </p>
      </div>
      {standing.unpulled > 0 && !standing.gate.startsWith('no-locomotive') && (
        <p class="toe-card-note warn">{words.unpulled(standing.unpulled)}</p>
      )}
      <ConditionLine {...props} sum={sum} />
      {standing.gate !== 'open' && <p class="toe-card-note">{words.gates[standing.gate]}</p>}
      <Foot {...props} sum={sum} />
    </article>
  );
}

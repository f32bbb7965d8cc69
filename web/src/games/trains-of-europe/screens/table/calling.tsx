// Calling: the six phases as tiles with open facts about each, the companies below, and one button that repeats what follows.

import type { Seat } from '@branchline/core';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { clockwiseFrom, remainingSeats } from '@branchline/trains-of-europe';
import { Icon } from '../../../../ui/icons.tsx';
import { text as shell } from '../../../../messages/text.ts';
import { tilesOf, type PhaseFacts, type PhaseTile } from '../../play/calling.ts';
import type { Names } from '../../play/tell/names.ts';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { Badge, Sign } from '../parts/index.ts';
import { enterTakes } from '../parts/enter-takes.ts';
import { CallingTable } from './calling-table.tsx';
import { nameOf } from '../../../../table/people.ts';

type Fact = { readonly name: ComponentChildren; readonly value?: string };

/** The one contract with the most chips, or how many share that. */
function mostChips({ text, contract }: Names, { most }: Extract<PhaseFacts, { phase: 'conference-room' }>): string {
  if (!most) return text.facts.none;
  const { contracts, chips } = most;
  return contracts.length > 1 ? text.facts.equalChips(contracts.length, chips) : contract(contracts[0]!);
}

function factsOf(names: Names, facts: PhaseFacts, cash: number | undefined, seat: Seat): readonly Fact[] {
  const { facts: say, money, list } = names.text;
  // Two names have room beside what is said of them.
  const models = (ids: readonly string[]): string =>
    ids.length > 2
      ? `${ids.slice(0, 2).map(names.model).join(', ')} +${ids.length - 2}`
      : ids.length > 0
        ? names.models(ids)
        : say.none;
  switch (facts.phase) {
    case 'on-site-meeting':
      return [
        {
          name: say.opensRoute,
          value: facts.cheapest === undefined ? say.none : say.from(money.cash(facts.cheapest)),
        },
        // Before there is a network, every section may be the first.
        facts.near > 0
          ? { name: say.affordable, value: String(facts.near) }
          : { name: say.anywhere, value: String(facts.affordable) },
      ];
    case 'railroad-fair':
      return [
        { name: say.fitting, value: models(facts.fitting) },
        { name: say.waiting, value: models(facts.waiting) },
      ];
    case 'conference-room':
      return [
        { name: say.onTable, value: say.openAndChips(facts.open, facts.chips) },
        { name: say.mostChips, value: mostChips(names, facts) },
      ];
    case 'auction-house':
      return [
        { name: say.iMustOffer, value: models(facts.mine) },
        {
          name: say.othersMust,
          value: facts.others.length > 0 ? list(facts.others.map((other) => names.who(other).name)) : say.none,
        },
      ];
    case 'government-aid':
      return [
        { name: say.afterwards, value: list(facts.order.slice(1).map((other) => names.who(other).name)) },
        { name: say.noAssigning, value: say.untilFair },
      ];
    case 'development-bonus':
      return [
        { name: <Amounts names={names} amounts={facts.amounts} /> },
        ...(cash === undefined
          ? []
          : [{ name: say.myCash, value: `${money.cash(cash)} → ${money.cash(cash + facts.amounts[seat]!)}` }]),
      ];
  }
}

/** What each company would receive. */
const Amounts = ({ names, amounts }: { readonly names: Names; readonly amounts: readonly number[] }) => (
  <span class="tt-amounts">
    {amounts.map((amount, seat) => (
      <span key={seat}>
        <Badge seat={seat} size={16} />
        <span class="visually-hidden">{names.who(seat).name}</span> {names.text.money.cash(amount)}
      </span>
    ))}
  </span>
);

type TileProps = { readonly play: Play; readonly tile: PhaseTile; readonly number: number };

function TakenTile({ play, tile }: Omit<TileProps, 'number'>) {
  const { text, who } = play.names.value;
  const { name, rule } = text.phases[tile.phase];
  return (
    <div class="tt-tile" data-taken>
      <h3>
        <span class="tt-tile-sign">
          <Sign name={tile.phase} size={24} />
        </span>
        {name}
      </h3>
      <p>{rule}</p>
      <p class="tt-tile-caller">
        <Badge seat={tile.caller!} size={22} />
        <span>
          <b>{text.yearLine.called(who(tile.caller!))}</b>
          <small>{words.value.backNextYear}</small>
        </span>
      </p>
    </div>
  );
}

function Tile({ play, tile, number }: TileProps) {
  const { text } = play.names.value;
  const { name, rule, bonus } = text.phases[tile.phase];
  const seat = play.shownSeat.value;
  const cash = play.table.view.value.companies[seat]?.cash;
  const chosen = play.calling.value === tile.phase;
  const button = useRef<HTMLButtonElement>(null);
  // A number key chooses as a press does: the tile has the focus then, and Enter calls what is chosen.
  useLayoutEffect(() => {
    if (chosen) button.current?.focus();
  }, [chosen]);
  return (
    <button
      ref={button}
      type="button"
      class="tt-tile"
      aria-pressed={chosen}
      data-phase={tile.phase}
      onClick={() => {
        play.calling.value = tile.phase;
      }}
      {...enterTakes(chosen, () => !play.sending.value && play.act({ do: 'call', phase: tile.phase }))}
    >
      <h3>
        <span class="tt-tile-sign">
          <Sign name={tile.phase} size={24} />
        </span>
        {name}
        <kbd>{number}</kbd>
      </h3>
      <p>{rule}</p>
      <p class="tt-tile-bonus">
        <small>{words.value.myBonus}</small> <b>{bonus}</b>
      </p>
      <dl>
        {factsOf(play.names.value, tile.facts, cash, seat).map((fact) => (
          <div key={fact.value}>
            <dt>{fact.name}</dt>
            {fact.value !== undefined && <dd>{fact.value}</dd>}
          </div>
        ))}
      </dl>
    </button>
  );
}

/** Who acts in which order once it is called. */
function Order({ play }: { readonly play: Play }) {
  const { public: open } = play.table.view.value;
  const seats = clockwiseFrom(open, play.shownSeat.value).filter((seat) => remainingSeats(open).includes(seat));
  return (
    <ol class="tt-order" aria-label={words.value.order}>
      {seats.map((seat) => (
        <li key={seat}>
          <Badge seat={seat} size={20} /> {nameOf(play.table, seat)}
        </li>
      ))}
    </ol>
  );
}

export function CallBar({ play, compact = false }: { readonly play: Play; readonly compact?: boolean }) {
  const { actions, phases } = play.names.value.text;
  const phase = play.calling.value;
  return (
    <div class="tt-call-bar">
      {!compact && (
        <p>
          {phase && <b>{phases[phase].name}</b>}
          {/* The tile says what all may do; this is the caller's bonus. */}
          <span>
            {phase ? (
              <>
                {words.value.myBonus} <strong>{phases[phase].bonus}</strong>
              </>
            ) : (
              words.value.chooseTile
            )}
          </span>
        </p>
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          play.mapOnly.value = true;
        }}
      >
        <Icon name="eye" /> {actions.lookAtMap}
      </button>
      <button
        type="button"
        class="button button-me"
        disabled={phase === undefined || play.sending.value}
        onClick={() => phase && play.act({ do: 'call', phase })}
      >
        {phase ? actions.call(phases[phase].name) : words.value.callNone}{' '}
        {!compact && <kbd>{shell.value.common.enter}</kbd>}
      </button>
    </div>
  );
}

/** The table may agree on a higher target before a call. */
function Propose({ play }: { readonly play: Play }) {
  const { choices } = play.stage.value;
  const { actions } = play.names.value.text;
  const target = play.table.view.value.public.target + 1;
  if (choices.kind !== 'phases' || !choices.mayPropose) return null;
  return (
    <button
      type="button"
      class="button tt-propose"
      disabled={play.sending.value}
      onClick={() => play.act({ do: 'propose-target', target })}
    >
      {actions.propose(target)}
    </button>
  );
}

export function Calling({ play }: { readonly play: Play }) {
  const { turn } = play.names.value.text;
  const tiles = tilesOf(play.table.view.value, play.shownSeat.value);
  return (
    <section class="tt-stage tt-calling" aria-label={turn.steps.call}>
      <header class="tt-stage-head">
        <div>
          <h2>{turn.steps.call}</h2>
          <p>{turn.helps.call}</p>
        </div>
        <div>
          <Propose play={play} />
          <Order play={play} />
        </div>
      </header>
      <div class="tt-tiles" role="group" aria-label={turn.steps.call}>
        {tiles.map((tile, at) =>
          tile.caller === undefined ? (
            <Tile key={tile.phase} play={play} tile={tile} number={at + 1} />
          ) : (
            <TakenTile key={tile.phase} play={play} tile={tile} />
          ),
        )}
      </div>
      <div class="tt-comparison">
        <CallingTable play={play} />
      </div>
      <CallBar play={play} />
    </section>
  );
}

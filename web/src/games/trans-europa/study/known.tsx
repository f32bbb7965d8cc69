// What could be known: per opponent and region, how likely each city was at this turn, and what told most.

import type { Seat } from '@branchline/core';
import type { Signal } from '@preact/signals';
import { gridOf } from '@branchline/trans-europa';
import type { Clue } from '@branchline/study/trans-europa';
import { likelyText } from '../../../study/percent.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { Choices } from '../../../ui/controls.tsx';
import { PlayerToken } from '../../../ui/player-shape.tsx';
import { RegionDisc } from '../board/index.ts';
import { cityName, regionName } from '../play/names.ts';
import { text } from './messages/text.ts';
import { turnsOfRound, type ReviewState } from './review-state.ts';
import { cityText } from './sentences.ts';

type KnownProps = {
  readonly state: ReviewState;
  /** Whose cities are read. */
  readonly opponent: Signal<number>;
};

/** The opponent looked at; never the reader. */
export function opponentOf({ seat, replay }: ReviewState, opponent: Signal<number>): number {
  if (opponent.value !== seat.value) return opponent.value;
  return (seat.value + 1) % replay.opened.seats.length;
}

/** By city of the board, before the turn looked at; undefined until it has been worked out, and where all hands lie face up. */
export function likelihoods(state: ReviewState, opponent: number): readonly number[] | undefined {
  const { reading, at, judgement } = state;
  if (judgement.value === 'open') return undefined;
  return reading.value?.positions[Math.max(0, at.value - 1)]?.[opponent];
}

/** The hand of the round looked at; all hands of a round that has ended are open. */
export function handOf({ replay, round }: ReviewState, seat: Seat): readonly number[] {
  const { graph } = gridOf(replay.view.value.config.board);
  const scored = replay.course
    .flatMap((told) => told.events)
    .filter((event) => event.kind === 'round-scored')
    .at(round.value);
  return scored?.hands[seat]?.map((id) => graph.cityIndex.get(id)!) ?? replay.open.value[seat]?.own?.hand ?? [];
}

const SHOWN = 3;
const LEAST = 0.005;

function RegionBars({
  state,
  opponent,
  region,
}: {
  readonly state: ReviewState;
  readonly opponent: number;
  readonly region: number;
}) {
  const { study } = text.value;
  const { board, graph } = gridOf(state.replay.view.value.config.board);
  const chances = likelihoods(state, opponent);
  const hand = handOf(state, opponent);
  const { id, compass } = board.regions[region]!;
  const cities = board.cities
    .map((city, index) => ({ city, index, chance: chances?.[index] ?? 0, held: hand.includes(index) }))
    .filter(({ index }) => graph.cityRegion[index] === region)
    .sort((a, b) => b.chance - a.chance);
  const named = cities.filter(({ chance, held }, place) => held || (place < SHOWN && chance >= LEAST));
  const rest = cities.filter((each) => !named.includes(each)).reduce((sum, { chance }) => sum + chance, 0);
  return (
    <li class={`known-region r-${id}`}>
      <RegionDisc region={id} sign={compass} size={20} />
      <div>
        <span class="known-bar" aria-hidden="true">
          {cities
            .filter(({ chance }) => chance >= 0.01)
            .map(({ index, chance }, place) => (
              <i
                key={index}
                style={{ width: `${100 * Math.min(1, chance)}%`, opacity: Math.max(0.25, 1 - 0.3 * place) }}
              />
            ))}
        </span>
        <p>
          <span class="visually-hidden">{regionName(board.regions[region]!)}: </span>
          {named.map(({ city, index, chance, held }) => (
            <span key={index} data-held={held || undefined}>
              {cityName(city)}
              {held && (
                <>
                  {' '}
                  ✓<span class="visually-hidden"> ({study.isHeld})</span>
                </>
              )}{' '}
              {likelyText(chance)}
            </span>
          ))}
          {rest >= 0.01 && <span class="known-rest">{study.rest(likelyText(rest))}</span>}
        </p>
      </div>
    </li>
  );
}

/** With all hands face up: the cities in a hand. */
function Held({ state, opponent }: { readonly state: ReviewState; readonly opponent: number }) {
  const { board, graph } = gridOf(state.replay.view.value.config.board);
  return (
    <ul class="known-held">
      {handOf(state, opponent).map((city) => {
        const { id, compass } = board.regions[graph.cityRegion[city]!]!;
        return (
          <li key={city} class={`r-${id}`}>
            <RegionDisc region={id} sign={compass} size={20} /> {cityName(board.cities[city]!)}
          </li>
        );
      })}
    </ul>
  );
}

/** The turn so far that told most about this opponent. */
function mostTelling({ reading, at }: ReviewState, opponent: number): Clue | undefined {
  return reading.value?.clues
    .filter(({ seat, turn }) => seat === opponent && turn < at.value - 1)
    .reduce<Clue | undefined>((most, clue) => (clue.bits > (most?.bits ?? 0.5) ? clue : most), undefined);
}

export function Known({ state, opponent }: KnownProps) {
  const { study } = text.value;
  const { seat, replay, bare, round, judgement } = state;
  const { seats } = replay.opened;
  const { config } = replay.view.value;
  const read = opponentOf(state, opponent);
  const { board } = gridOf(config.board);
  const told = mostTelling(state, read);
  const isOpen = judgement.value === 'open';
  return (
    <section class="panel review-known" aria-labelledby="review-known">
      <h2 id="review-known">{isOpen ? study.hands : study.what}</h2>
      <Choices
        label={study.reads(seats[seat.value]!.name, seats[read]!.name)}
        labelHidden={isOpen}
        value={read}
        onChange={(chosen) => {
          opponent.value = chosen;
        }}
        choices={seats.flatMap(({ name }, player) =>
          player === seat.value
            ? []
            : [
                {
                  value: player,
                  name: (
                    <span class={`review-player c-${colourOfSeat(player)}`}>
                      <PlayerToken colour={colourOfSeat(player)} size={15} />
                      <span class="review-player-name">{name}</span>
                    </span>
                  ),
                },
              ],
        )}
      />
      {isOpen ? (
        <Held state={state} opponent={read} />
      ) : likelihoods(state, read) === undefined ? (
        <p class="review-about">{turnsOfRound(bare.value, round.value).length === 0 ? '' : study.reading}</p>
      ) : (
        <ul class="known-regions">
          {board.regions.map((region, index) => (
            <RegionBars key={region.id} state={state} opponent={read} region={index} />
          ))}
        </ul>
      )}
      {told && !isOpen && (
        <p class="review-about">
          {study.toldMost({
            name: seats[read]!.name,
            turn: told.turn + 1,
            city: cityText(config, told.city),
            before: likelyText(told.before),
            after: likelyText(told.after),
          })}
        </p>
      )}
    </section>
  );
}

// The hands that may be seen at a position of a replay.

import { gridOf, has } from '@branchline/trans-europa';
import { text } from '../../../../messages/text.ts';
import { cityName, regionOf } from '../../play/names.ts';
import { PlayerToken, RegionDisc } from '../../board/index.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import type { ReplayDesk } from '../../../../table/open-replay.ts';

type Shown = { readonly seat: number; readonly hand: readonly number[] };

/** Hands that these eyes see. */
export function handsShown(desk: ReplayDesk): readonly Shown[] {
  const view = desk.view.value;
  const eyes = desk.eyes.value;
  const hands: readonly Shown[] =
    eyes === 'all'
      ? desk.hands.value.map((hand, seat) => ({ seat, hand }))
      : view.own
        ? [{ seat: view.own.seat, hand: view.own.hand }]
        : [];
  return hands.filter(({ hand }) => hand.length > 0);
}

export function ReplayHands({ desk }: { readonly desk: ReplayDesk }) {
  const { replay, roundEnd } = text.value;
  const view = desk.view.value;
  const { board, graph } = gridOf(view.config.board);
  const shown = handsShown(desk);
  if (shown.length === 0) return desk.opened.over ? null : <p class="panel replay-note">{replay.running}</p>;
  return (
    <ul class="panel replay-hands" data-covers tabIndex={0}>
      {shown.map(({ seat, hand }) => (
        <li key={seat} class={`replay-hand c-${colourOfSeat(seat)}`}>
          <PlayerToken colour={colourOfSeat(seat)} size={18} />
          <ul class="hand-chips" aria-label={roundEnd.of(desk.opened.seats[seat]!.name)}>
            {hand.map((index) => {
              const city = board.cities.find(({ id }) => id === graph.cityIds[index])!;
              const region = regionOf(board, city);
              const linked = has(view.public.tracks.networks[seat]!, graph.cityJunction[index]!);
              return (
                <li key={index} class="hand-chip" data-linked={linked || undefined} title={cityName(city)}>
                  <RegionDisc region={region.id} sign={region.compass} size={15} />
                  <span>{cityName(city)}</span>
                  {linked && <span class="visually-hidden">{text.value.table.linked}</span>}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}

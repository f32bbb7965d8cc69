// The invitation as a guest sees it: who plays what, one field, one button.

import { useState } from 'preact/hooks';
import { nameFrom } from '@branchline/core/names';
import { Page } from '../../app/page.tsx';
import { change, settings } from '../../prefs/settings.ts';
import type { Seat } from '@branchline/core';
import { coloursAt, paletteOf } from '../../games/load-game.ts';
import { isSeatColour, type PlayerColour } from '../../ui/colours.ts';
import { text } from '../messages/text.ts';
import { Friendly } from '../parts/friendly.tsx';
import { NameField } from '../parts/name-field.tsx';
import { PresentToken } from '../parts/presence.tsx';
import { problemWords } from '../parts/quota-words.ts';
import { SeatColour, useSigns } from '../parts/seat-colours.tsx';
import { clockRule, tableTitle } from '../parts/words.ts';
import { keptGuest } from '../state/kept.ts';
import type { OnlineRoom, Place } from '../state/room.ts';

type JoinProps = { readonly room: OnlineRoom; readonly onWatch: () => void };

type SeatListProps = {
  readonly room: OnlineRoom;
  readonly own: Seat;
  readonly colours: readonly PlayerColour[];
  readonly onChoose: (seat: Seat) => void;
};

function SeatList({ room, own, colours, onChoose }: SeatListProps) {
  const { room: words, join } = text.value;
  const { seats, hostSeat } = room.table.value;
  return (
    <ol class="online-seats">
      {seats.map(({ kind, name, taken }, seat) => (
        <li key={seat} class={`online-seat c-${colours[seat]}`} data-own={seat === own || undefined}>
          <PresentToken room={room} seat={seat} colour={colours[seat]!} />
          <b>{taken ? name : seat === own ? join.yourSeat : words.free}</b>
          {!taken && seat !== own && (
            <button
              type="button"
              class="chip-button"
              aria-label={words.sitHereAt(seat + 1)}
              onClick={() => onChoose(seat)}
            >
              {words.sitHere}
            </button>
          )}
          {taken && <small>{kind !== 'open' ? words.bot : seat === hostSeat ? words.host : words.ready}</small>}
        </li>
      ))}
    </ol>
  );
}

function useSitting(room: OnlineRoom, typed: string, place: Place) {
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string>();
  const sit = (): void => {
    const { join } = text.value;
    const name = nameFrom(typed);
    // A name that nobody can see is explained at its field.
    if (name === '') return setWhy(typed.trim() === '' ? join.nameMissing : undefined);
    setBusy(true);
    setWhy(undefined);
    change({ playerName: name });
    room
      .sit(name, place)
      .catch((problem: unknown) => setWhy(problemWords(problem, join.failed)))
      .finally(() => setBusy(false));
  };
  return { busy, why, sit };
}

/** The colour chosen last, where the game has it and no other person wears it. */
function preferredAt({ table }: OnlineRoom): PlayerColour | undefined {
  const { game, seats } = table.value;
  const { playerColour } = settings.value;
  if (!isSeatColour(playerColour) || !paletteOf(game).includes(playerColour)) return undefined;
  const wearer = seats[coloursAt(game, seats).indexOf(playerColour)];
  return wearer?.kind === 'open' && wearer.taken ? undefined : playerColour;
}

/** The player's future seat, and all colours then. */
function usePlace(room: OnlineRoom) {
  const table = room.table.value;
  const [chosen, setChosen] = useState<Place>({});
  const isFree = (seat: Seat | undefined): seat is Seat => seat !== undefined && table.seats[seat]?.taken === false;
  const own = isFree(chosen.seat) ? chosen.seat : table.seats.findIndex(({ taken }) => !taken);
  const colour = chosen.colour ?? preferredAt(room);
  const colours = coloursAt(
    table.game,
    table.seats.map((there, seat) => ({
      colour:
        seat === own ? (colour ?? there.colour) : there.taken || there.colour !== colour ? there.colour : undefined,
    })),
  );
  const place = { ...(chosen.seat === own ? { seat: own } : {}), ...(colour === undefined ? {} : { colour }) };
  return { own, colours, place, chosen, setChosen };
}

export function Join({ room, onWatch }: JoinProps) {
  const { join } = text.value;
  const table = room.table.value;
  const [name, setName] = useState(() => keptGuest()?.name ?? settings.value.playerName.trim());
  const { own, colours, place, chosen, setChosen } = usePlace(room);
  const sign = useSigns(table);
  const { busy, why, sit } = useSitting(room, name, place);
  const about = [tableTitle(table), join.players(table.seats.length), clockRule(table)].join(' · ');
  return (
    <Page title={table.host === '' ? join.invited : join.invites(table.host)} about={about}>
      {table.friendly && <Friendly>{text.value.room.friendly}</Friendly>}
      <section class="section">
        <SeatList room={room} own={own} colours={colours} onChoose={(seat) => setChosen({ ...chosen, seat })} />
      </section>
      {own < 0 || table.starting ? (
        <p class="section-help online-full">{join.full}</p>
      ) : (
        <form
          class={`online-join c-${colours[own]}`}
          onSubmit={(event) => {
            event.preventDefault();
            sit();
          }}
        >
          <NameField value={name} onChange={setName} />
          <SeatColour
            table={table}
            seat={own}
            of={name.trim() || join.yourSeat}
            value={colours[own]!}
            sign={sign}
            onChoose={(wish) => setChosen({ ...chosen, colour: wish })}
          />
          {why !== undefined && (
            <p class="problem" role="alert">
              {why}
            </p>
          )}
          <button type="submit" class="button button-me button-large" disabled={busy}>
            {join.sitDown}
          </button>
        </form>
      )}
      <p class="online-watch">
        <button type="button" class="button" onClick={onWatch}>
          {join.watch}
        </button>
      </p>
    </Page>
  );
}

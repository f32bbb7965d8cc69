// The invitation as a guest sees it: who plays what, one field, one button.

import { useState } from 'preact/hooks';
import { nameFrom } from '@branchline/core/names';
import { Page } from '../../app/page.tsx';
import { change, settings } from '../../prefs/settings.ts';
import { colourOfSeat } from '../../ui/colours.ts';
import { text } from '../messages/text.ts';
import { Friendly } from '../parts/friendly.tsx';
import { NameField } from '../parts/name-field.tsx';
import { PresentToken } from '../parts/presence.tsx';
import { problemWords } from '../parts/quota-words.ts';
import { clockRule, tableTitle } from '../parts/words.ts';
import { keptGuest } from '../state/kept.ts';
import type { OnlineRoom } from '../state/room.ts';

type JoinProps = { readonly room: OnlineRoom; readonly onWatch: () => void };

function SeatList({ room, own }: { readonly room: OnlineRoom; readonly own: number }) {
  const { room: words, join } = text.value;
  const { seats, hostSeat } = room.table.value;
  return (
    <ol class="online-seats">
      {seats.map(({ kind, name, taken }, seat) => (
        <li key={seat} class={`online-seat c-${colourOfSeat(seat)}`} data-own={seat === own || undefined}>
          <PresentToken room={room} seat={seat} />
          <b>{taken ? name : seat === own ? join.yourSeat : words.free}</b>
          {taken && <small>{kind !== 'open' ? words.bot : seat === hostSeat ? words.host : words.ready}</small>}
        </li>
      ))}
    </ol>
  );
}

function useSitting(room: OnlineRoom, typed: string) {
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
      .sit(name)
      .catch((problem: unknown) => setWhy(problemWords(problem, join.failed)))
      .finally(() => setBusy(false));
  };
  return { busy, why, sit };
}

export function Join({ room, onWatch }: JoinProps) {
  const { join } = text.value;
  const table = room.table.value;
  const [name, setName] = useState(() => keptGuest()?.name ?? settings.value.playerName.trim());
  const { busy, why, sit } = useSitting(room, name);
  const own = table.seats.findIndex(({ taken }) => !taken);
  const about = [tableTitle(table), join.players(table.seats.length), clockRule(table)].join(' · ');
  return (
    <Page title={table.host === '' ? join.invited : join.invites(table.host)} about={about}>
      {table.friendly && <Friendly>{text.value.room.friendly}</Friendly>}
      <section class="section">
        <SeatList room={room} own={own} />
      </section>
      {own < 0 || table.starting ? (
        <p class="section-help online-full">{join.full}</p>
      ) : (
        <form
          class={`online-join c-${colourOfSeat(own)}`}
          onSubmit={(event) => {
            event.preventDefault();
            sit();
          }}
        >
          <NameField value={name} onChange={setName} />
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

// Numbers on the page: everything the shell may ask of it, in as few lines as there can be.

import { toy, type Toy } from '../../core/test/toy-game.ts';
import { gameUi, type Course, type SetupProps } from '../../web/src/games/game-ui.ts';
import { go } from '../../web/src/nav/router.ts';
import { MoreItems } from '../../web/src/table/around.tsx';
import { createTable } from '../../web/src/table/create.ts';
import { Curtain } from '../../web/src/table/curtain.tsx';
import { LogItem, type LogLine } from '../../web/src/table/log-item.tsx';
import { Notices } from '../../web/src/table/notices.tsx';
import type { OpenReplay } from '../../web/src/table/open-replay.ts';
import { RulingItems } from '../../web/src/table/ruling-items.tsx';
import type { OpenTable } from '../../web/src/table/table-types.ts';
import { BOT, GAME } from './standing.ts';
import { tableFor } from './tables.ts';

type View = Toy['View'];
type Action = Toy['Action'];
type Event = Toy['Event'];

function Position({ view }: { readonly view: View }) {
  return (
    <p class="position">
      named {view.named.join(' ')} · mine {view.me?.number ?? 'hidden'} · open {view.shown.join(' ')}
    </p>
  );
}

function Setup({ people }: SetupProps) {
  const start = async (): Promise<void> => {
    const made = await createTable(tableFor(people));
    if ('id' in made) go({ screen: 'table', id: made.id });
  };
  return (
    <button type="button" onClick={() => void start()}>
      Start numbers
    </button>
  );
}

const words = (action: Action): string => (action.do === 'bet' ? action.on : String(action.number));

/** The shell names branches by these lines too. */
const logOf = ({ entries, who }: Course<View, Event>): LogLine[] =>
  entries.flatMap(({ sequence, events }) =>
    events.map(({ kind, seat, number }, index): LogLine => ({
      key: `${sequence}.${index}`,
      sequence,
      ...(seat === undefined ? {} : { seat }),
      text: seat === undefined ? kind : `*${who(seat).name}* ${kind} ${number ?? ''}`.trim(),
      weight: seat === undefined ? 'quiet' : 'plain',
    })),
  );

function Log({ table }: { readonly table: OpenTable<View, Action, Event> }) {
  const who = (seat: number) => ({ name: table.seats.value.at(seat)?.name ?? '', you: false });
  return (
    <ol>
      {logOf({ view: table.view.value, entries: table.entries.value, who }).map((line) => (
        <LogItem key={line.key} line={line} />
      ))}
    </ol>
  );
}

function Table({ table }: { readonly table: OpenTable<View, Action, Event> }) {
  const seat = table.acting.value;
  const isOver = toy.turn(table.view.value).kind === 'over';
  const over = isOver || table.conceded.value !== undefined;
  return (
    <main class="numbers-table" data-sequence={table.sequence.value} data-settled={table.settled.value || undefined}>
      <h1>{over ? 'over' : 'running'}</h1>
      <Position view={table.view.value} />
      {table.stop.value && (
        <button type="button" class="numbers-go-on" onClick={table.goOn}>
          Go on
        </button>
      )}
      {seat !== undefined &&
        toy.legal(table.view.value, seat).map((action) => (
          <button key={words(action)} type="button" class="numbers-action" onClick={() => void table.act(action)}>
            {words(action)}
          </button>
        ))}
      <Log table={table} />
      <ul>
        <RulingItems table={table} isOver={isOver} onDone={() => undefined} />
        <MoreItems id={table.id} />
      </ul>
      <Notices table={table} botName={(bot) => (bot === BOT.id ? BOT.name : undefined)} />
      <Curtain table={table} secret={table.view.value.bets.length === 0} />
    </main>
  );
}

function Replay({ replay }: { readonly replay: OpenReplay<View, Event> }) {
  return (
    <main class="numbers-replay">
      <h1>
        {replay.at.value} of {replay.opened.moves}
      </h1>
      <Position view={replay.view.value} />
      <button type="button" onClick={() => replay.step(1)}>
        Next
      </button>
    </main>
  );
}

export const ui = gameUi<View, Action, Event>({
  id: GAME,
  turn: (view) => toy.turn(view),
  pauseAfter: () => 0,
  // Once all bets are made, people look at them before the game goes on.
  stopsAfter: ({ sequence }) => sequence === 3,
  logOf,
  speechAt: () => (told) => told.events[0]?.kind,
  Setup,
  Table,
  Replay,
  Rules: () => <p>Name numbers until somebody’s own is named.</p>,
  Learn: () => <main>Nothing to learn.</main>,
  Settings: () => null,
});

// Numbers on the page: everything the shell may ask of it, in as few lines as there can be.

import { toy, type Toy } from '../../core/test/toy-game.ts';
import { gameUi, type HomeProps, type SetupProps } from '../../web/src/games/game-ui.ts';
import { go } from '../../web/src/nav/router.ts';
import { createTable } from '../../web/src/table/create.ts';
import { Curtain } from '../../web/src/table/curtain.tsx';
import type { OpenReplay } from '../../web/src/table/open-replay.ts';
import { RulingItems } from '../../web/src/table/ruling-items.tsx';
import type { OpenTable } from '../../web/src/table/table-types.ts';
import { GAME } from './standing.ts';

type View = Toy['View'];
type Action = Toy['Action'];
type Event = Toy['Event'];

const tableFor = (people: number) => ({
  game: GAME,
  spec: { seats: 2 },
  seats: ['Ada', 'Ben'].map((name, seat) => ({ name, kind: seat < people ? 'human' : 'bot:first' })),
});

function Position({ view }: { readonly view: View }) {
  return (
    <p class="position">
      named {view.named.join(' ')} · mine {view.me?.number ?? 'hidden'} · open {view.shown.join(' ')}
    </p>
  );
}

export function Home({ start, children }: HomeProps) {
  return (
    <section class="numbers-home">
      <button type="button" onClick={() => start(tableFor(1))}>
        Play numbers
      </button>
      <button type="button" onClick={() => start(tableFor(0))}>
        Watch numbers
      </button>
      {children}
    </section>
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
      <ul>
        <RulingItems table={table} isOver={isOver} hasRounds={false} onDone={() => undefined} />
      </ul>
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
  logOf: ({ entries }) => entries.map(({ sequence, events }) => ({ sequence, text: events[0]?.kind ?? '' })) as never,
  speechAt: () => (told) => told.events[0]?.kind,
  Setup,
  Table,
  Replay,
  Rules: () => <p>Name numbers until somebody’s own is named.</p>,
  Learn: () => <main>Nothing to learn.</main>,
  Settings: () => null,
});

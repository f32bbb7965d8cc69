// What every host must keep to, whatever its storage does: no confirmed move is lost, none is made twice, nobody's view has
// a gap, and a fault at one port costs the table nothing but time.

import { parseGameFile, verifyGame } from '@branchline/core';
import type { Entry, Submission, Update, Viewer } from '@branchline/core';
import { botLine } from '../bot-line.ts';
import { openHost, type HostPorts, type TableHost } from '../host.ts';
import { exportGame } from '../game-files.ts';
import { createGame, type NewGame } from '../library.ts';
import { patientRecords } from '../patient-records.ts';
import {
  noBell,
  sharedLease,
  type Bots,
  type Clock,
  type Lease,
  type Leases,
  type Playable,
  type Role,
} from '../ports.ts';
import type { Records } from '../records.ts';
import { firstLegal } from './bots.ts';
import { expectSame, expectTrue, type Case } from './case.ts';
import { FAULTS, NONSENSE, sabotaged, type Sabotage } from './faults.ts';

export interface HostUnderTest {
  readonly playable: Playable;
  /** Two people, and a bot if the game takes three; short enough to be played a hundred times. */
  readonly newGame: NewGame;
  readonly records: Records;
  /** The same store through another connection. */
  reopen(): Promise<Records>;
  readonly clock: Clock;
  readonly secretBytes: () => Uint8Array;
  readonly newSubmissionId: () => string;
  /** Whether its tables go on while nothing can be stored, as on a device. */
  readonly patient?: boolean;
}

function portsOf(under: HostUnderTest, changes: Partial<HostPorts> = {}): HostPorts {
  const ports: HostPorts = {
    games: async (id) => (id === under.playable.game.id ? under.playable : undefined),
    records: under.records,
    bots: firstLegal(under.playable.game),
    leases: sharedLease,
    bells: noBell,
    clock: under.clock,
    random: () => 0.5,
    report() {},
    ...changes,
  };
  return under.patient === true ? { ...ports, records: patientRecords(ports.records, under.clock) } : ports;
}

/** Reading the store afterwards has no deadline. */
const libraryOf = (under: HostUnderTest) => ({
  ...portsOf(under, { clock: { now: under.clock.now, after: () => () => {} } }),
  secretBytes: under.secretBytes,
});

async function create(under: HostUnderTest): Promise<string> {
  const made = await createGame(libraryOf(under), under.newGame);
  if ('problem' in made) throw new Error(`the table cannot be set up: ${JSON.stringify(made.problem)}`);
  return made.id;
}

async function open(ports: HostPorts, id: string): Promise<TableHost> {
  for (;;) {
    const host = await openHost(ports, id);
    if (!('problem' in host)) return host;
    expectSame(host.problem, 'unreachable', 'why the table did not open');
  }
}

const rest = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void clock.after(milliseconds, resolve));

/** Acts for the people as a patient client does: the same id until an answer says yes or no. Returns what was confirmed. */
async function playOn(under: HostUnderTest, host: TableHost, limit = 400): Promise<Map<string, number>> {
  const { game } = under.playable;
  const confirmed = new Map<string, number>();
  for (let actions = 0; actions < limit && !host.over();) {
    const turn = host.turn();
    const people = turn.kind === 'seats' ? turn.seats.filter((s) => host.record().seats[s]!.kind === 'human') : [];
    const seat = people[0];
    if (seat === undefined) {
      await rest(under.clock, 500);
      continue;
    }
    actions++;
    const { view, sequence } = host.look(seat);
    const submission = { seat, action: game.legal(view, seat)[0], after: sequence, id: under.newSubmissionId() };
    const answer = await submitUntilAnswered(under, host, submission);
    if (answer !== undefined) confirmed.set(submission.id, answer);
  }
  return confirmed;
}

async function submitUntilAnswered(
  under: HostUnderTest,
  host: TableHost,
  submission: Submission,
): Promise<number | undefined> {
  for (;;) {
    const answer = await host.submit(submission);
    if (answer.ok) return answer.sequence;
    if (answer.reason !== 'not-stored') return undefined;
    await rest(under.clock, 100);
  }
}

/** Collects what one viewpoint is told, and complains about gaps and repetitions, and about a history that changes. */
function gapless(host: TableHost, who: Viewer): { readonly check: () => void } {
  let at = host.sequence();
  let wrong = '';
  host.watch(who, (happening) => {
    if (happening.kind === 'reload') wrong ||= `told anew after ${at}`;
    if (happening.kind !== 'update') return;
    if (happening.update.sequence !== at + 1) wrong ||= `${happening.update.sequence} after ${at}`;
    at = happening.update.sequence;
  });
  return {
    check: () => {
      expectSame(wrong, '', `updates of ${who}`);
      expectSame(at, host.sequence(), `how far ${who} was told`);
    },
  };
}

/** The log as another process finds it: whole, sound, and holding every confirmed move where it was confirmed. */
async function checkRecord(under: HostUnderTest, id: string, confirmed: ReadonlyMap<string, number>): Promise<void> {
  const records = await under.reopen();
  const entries = (await records.log(id).read(0)) as readonly Entry[];
  const places = new Map(entries.flatMap((entry) => (entry.id === undefined ? [] : [[entry.id, entry.sequence]])));
  for (const [submission, sequence] of confirmed) expectSame(places.get(submission), sequence, 'a confirmed move');
  const ids = entries.flatMap((entry) => (entry.id === undefined ? [] : [entry.id]));
  expectSame(new Set(ids).size, ids.length, 'distinct ids in the log');
  const file = parseGameFile((await exportGame({ ...libraryOf(under), records }, id)) ?? '');
  expectTrue(file.ok, 'the export is a game file');
  const verdict = file.ok ? verifyGame(under.playable.game, file.value) : undefined;
  expectTrue(verdict?.ok === true, `the game verifies: ${JSON.stringify(verdict)}`);
}

/** A whole game with one port going wrong. */
async function playWith(under: HostUnderTest, ports: HostPorts, { toTheEnd = true } = {}): Promise<void> {
  const id = await create(under);
  const host = await open(ports, id);
  const eyes = ([0, 1, 'spectator'] as const).map((who) => gapless(host, who));
  const confirmed = await playOn(under, host);
  if (toTheEnd) expectTrue(host.over(), 'the game comes to its end');
  for (const { check } of eyes) check();
  // A patient table may hold its last move for a while, but it says so, and offers it again by itself.
  while (host.trouble() !== undefined) await rest(under.clock, 500);
  host.close();
  await checkRecord(under, id, confirmed);
}

/** A store whose logs fail in one call. */
function brokenLog(records: Records, call: 'append' | 'read', sabotage: Sabotage): Records {
  const wrapped = new Map<string, ReturnType<Records['log']>>();
  return {
    ...records,
    log: (id) => {
      const log = records.log(id);
      const broken =
        call === 'append'
          ? { ...log, append: sabotaged(log.append, sabotage, { taken: 'taken', failed: { failed: 'full' } }) }
          : { ...log, read: sabotaged(log.read, sabotage) };
      const known = wrapped.get(id) ?? broken;
      wrapped.set(id, known);
      return known;
    },
  };
}

const logFaults: Case<HostUnderTest>[] = FAULTS.flatMap((fault) =>
  [1, 2, 5].map((call) => ({
    name: `an append that goes wrong (${fault}, call ${call}) loses and doubles nothing`,
    run: (under: HostUnderTest) =>
      playWith(under, portsOf(under, { records: brokenLog(under.records, 'append', { fault, call }) })),
  })),
);

const nonsense: Case<HostUnderTest>[] = (['nonsense', 'done-then-nonsense'] as const).map((fault) => ({
  name: `appends that are answered with ${fault} are in doubt, and lose and double nothing`,
  run: (under) => {
    const sabotage = { fault, call: 1, until: NONSENSE.length };
    return playWith(under, portsOf(under, { records: brokenLog(under.records, 'append', sabotage) }));
  },
}));

const READ_FAULTS = ['throw', 'hang', 'nonsense'] as const;

const readFaults: Case<HostUnderTest>[] = READ_FAULTS.map((fault) => ({
  name: `a log that cannot be read (${fault}) when a table is opened is asked again later`,
  run: (under) => playWith(under, portsOf(under, { records: brokenLog(under.records, 'read', { fault, call: 1 }) })),
}));

/** The first read opens the table; the ones after it ask what became of an append. */
const doubts: Case<HostUnderTest>[] = (['throw', 'done-then-throw', 'done-twice'] as const).flatMap((append) =>
  READ_FAULTS.map((read) => ({
    name: `a log that cannot be read (${read}) after a doubtful append (${append}) is asked again before anything is judged`,
    run: (under: HostUnderTest) => {
      const doubtful = brokenLog(under.records, 'append', { fault: append, call: 2 });
      const records = brokenLog(doubtful, 'read', { fault: read, call: 2, until: read === 'hang' ? 2 : 4 });
      return playWith(under, portsOf(under, { records }));
    },
  })),
);

const recordFaults: Case<HostUnderTest>[] = (['throw', 'hang'] as const).flatMap((fault) => [
  {
    name: `a record that cannot be read (${fault}) when a table is opened is asked for again later`,
    run: (under) => {
      const read = sabotaged(under.records.read, { fault, call: 1 });
      return playWith(under, portsOf(under, { records: { ...under.records, read } }));
    },
  },
  {
    name: `a record that cannot be read again (${fault}) leaves everybody on their seats`,
    run: async (under) => {
      const read = sabotaged(under.records.read, { fault, call: 2 });
      const host = await open(portsOf(under, { records: { ...under.records, read } }), await create(under));
      const { seats } = host.record();
      await host.refresh();
      expectSame(host.record().seats, seats, 'who sits where');
      await playOn(under, host);
      expectTrue(host.over(), 'the game comes to its end');
      host.close();
    },
  },
  {
    name: `a record that cannot be patched (${fault}) keeps no bot from its seat`,
    run: async (under) => {
      const patch = sabotaged(under.records.patch, { fault, call: 1, until: Infinity });
      const host = await open(portsOf(under, { records: { ...under.records, patch } }), await create(under));
      const person = host.record().seats.findIndex(({ kind }) => kind === 'human');
      await host.seat(person, { ...host.record().seats[person]!, kind: 'bot:conductor' });
      await host.bookmark(host.sequence());
      await playOn(under, host);
      expectTrue(host.over(), 'the game comes to its end');
      host.close();
    },
  },
]);

const gameFaults: Case<HostUnderTest>[] = (['throw', 'hang'] as const).map((fault) => ({
  name: `rules that cannot be fetched (${fault}) when a table is opened are fetched again later`,
  run: (under) => {
    const games = sabotaged(portsOf(under).games, { fault, call: 1 });
    return playWith(under, portsOf(under, { games }));
  },
}));

const botFaults: Case<HostUnderTest>[] = READ_FAULTS.flatMap((fault) => [
  {
    name: `a bot that fails (${fault}) is replaced and the game goes on`,
    run: (under) => {
      const bots = firstLegal(under.playable.game);
      return playWith(under, portsOf(under, { bots: { ...bots, decide: sabotaged(bots.decide, { fault, call: 2 }) } }));
    },
  },
  {
    name: `bots that always fail (${fault}) still make legal moves`,
    run: (under) => {
      const bots = firstLegal(under.playable.game);
      const decide = sabotaged(bots.decide, { fault, call: 1, until: Infinity });
      return playWith(under, portsOf(under, { bots: { ...bots, decide } }));
    },
  },
]);

/** At the other end of a line, and saying everything twice. */
const stammering = (bots: Bots, clock: Clock): Bots =>
  botLine({
    clock,
    deadline: 12_000,
    start: (hear) => ({
      async post(message) {
        if (message.tell !== 'decide') return;
        const { number, key, view } = message;
        const decision = await bots.decide(key, view);
        if (decision.kind === 'action')
          for (const action of [decision.action, decision.action]) hear({ number, action });
      },
      end: async () => {},
    }),
  });

const fail = (): never => {
  throw new Error('injected');
};

const otherFaults: Case<HostUnderTest>[] = [
  {
    name: 'bots that throw when they are told something harm nobody',
    run: (under) => {
      const bots = { ...firstLegal(under.playable.game), sit: fail, observe: fail, leave: fail, onRestart: fail };
      return playWith(under, portsOf(under, { bots }));
    },
  },
  {
    name: 'a bot that answers every question twice moves once',
    run: (under) => playWith(under, portsOf(under, { bots: stammering(firstLegal(under.playable.game), under.clock) })),
  },
  {
    name: 'a lease that cannot be had leaves the log to decide',
    run: (under) => playWith(under, portsOf(under, { leases: async () => fail() })),
  },
  {
    name: 'a lease that is not answered leaves the log to decide, and is let go when it comes after all',
    run: async (under) => {
      let answer: (lease: Lease) => void = () => {};
      let turn: (role: Role) => void = () => {};
      let held = true;
      const leases: Leases = (_, changed) => {
        turn = changed;
        return new Promise((resolve) => (answer = resolve));
      };
      const host = await open(portsOf(under, { leases }), await create(under));
      answer({ role: () => 'follower', take() {}, release: () => void (held = false) });
      turn('follower');
      await playOn(under, host);
      expectTrue(host.over(), 'the game comes to its end');
      expectTrue(!held, 'the lease is let go');
      host.close();
    },
  },
  {
    name: 'a bell that cannot be had costs nothing',
    run: (under) => playWith(under, portsOf(under, { bells: fail })),
  },
  {
    name: 'a bell that throws harms nobody',
    run: (under) => playWith(under, portsOf(under, { bells: () => ({ ring: fail, close: fail }) })),
  },
  {
    name: 'a listener that throws harms neither the table nor the other listeners',
    run: async (under) => {
      const host = await open(portsOf(under), await create(under));
      host.watch(0, fail);
      const eyes = gapless(host, 0);
      host.watch(0, fail);
      await playOn(under, host);
      expectTrue(host.over(), 'the game comes to its end');
      eyes.check();
      host.close();
    },
  },
];

const restarts: Case<HostUnderTest>[] = [
  {
    name: 'a repeated submission is answered from the log after a restart, and another action under its id is refused',
    run: async (under) => {
      const id = await create(under);
      const first = await open(portsOf(under), id);
      const turn = first.turn();
      const seat = turn.kind === 'seats' ? turn.seats[0]! : 0;
      const { view, sequence } = first.look(seat);
      const [action, other] = under.playable.game.legal(view, seat);
      const submission = { seat, action, after: sequence, id: under.newSubmissionId() };
      const answer = await submitUntilAnswered(under, first, submission);
      first.close();
      const again = await open(portsOf(under, { records: await under.reopen() }), id);
      expectSame(await again.submit(submission), { ok: true, sequence: answer }, 'the answer to the repetition');
      expectSame(
        await again.submit({ ...submission, action: other }),
        { ok: false, reason: 'id-used' },
        'the answer to another action under this id',
      );
      again.close();
    },
  },
  {
    name: 'a table that is closed and opened again after every move ends as if it had stayed open',
    run: async (under) => {
      const id = await create(under);
      const confirmed = new Map<string, number>();
      for (let turns = 0; turns < 400; turns++) {
        const host = await open(portsOf(under), id);
        const over = host.over();
        for (const [key, sequence] of await playOn(under, host, 1)) confirmed.set(key, sequence);
        host.close();
        if (over) break;
      }
      await checkRecord(under, id, confirmed);
    },
  },
];

const crowds: Case<HostUnderTest>[] = [
  {
    name: 'two hosts of one table: of two moves at one place exactly one stands, and both tell everything',
    run: async (under) => {
      const id = await create(under);
      const hosts = [
        await open(portsOf(under), id),
        await open(portsOf(under, { records: await under.reopen() }), id),
      ] as const;
      const eyes = hosts.map((host) => gapless(host, 'spectator'));
      const confirmed = await Promise.all(hosts.map((host) => playOn(under, host)));
      for (const host of hosts) {
        // A notification came with every move; here it is sent by hand.
        await host.catchUp();
        expectTrue(host.over(), 'the game comes to its end');
      }
      for (const { check } of eyes) check();
      for (const host of hosts) host.close();
      await checkRecord(under, id, new Map(confirmed.flatMap((moves) => [...moves])));
    },
  },
  {
    name: 'whoever was away is told what it missed, and what is told equals what a new look finds',
    run: async (under) => {
      const host = await open(portsOf(under), await create(under));
      const heard: Update[] = [];
      const from = host.sequence();
      host.watch(1, (happening) => void (happening.kind === 'update' && heard.push(happening.update)));
      await playOn(under, host);
      expectSame(host.since(1, from), heard, 'what was missed');
      const { pending, history } = host.look(1, from);
      expectSame(pending, heard, 'what is still to be shown');
      expectSame(history.length, from, 'what was shown before');
      host.close();
    },
  },
  {
    name: 'a move that stands is told to everybody before it is answered',
    run: async (under) => {
      const host = await open(portsOf(under), await create(under));
      let told = host.sequence();
      host.watch('spectator', (happening) => {
        if (happening.kind === 'update') told = happening.update.sequence;
      });
      const { game } = under.playable;
      for (let moves = 0; moves < 3 && !host.over();) {
        const turn = host.turn();
        const people = turn.kind === 'seats' ? turn.seats.filter((s) => host.record().seats[s]!.kind === 'human') : [];
        const seat = people[0];
        if (seat === undefined) {
          await rest(under.clock, 500);
          continue;
        }
        const { view, sequence } = host.look(seat);
        const answer = await host.submit({ seat, action: game.legal(view, seat)[0], after: sequence });
        expectTrue(!answer.ok || answer.sequence <= told, 'an answer came before the update of its move');
        if (answer.ok) moves++;
      }
      host.close();
    },
  },
  {
    name: 'a seat that changes hands plays on with whoever has taken it',
    run: async (under) => {
      const host = await open(portsOf(under), await create(under));
      const person = host.record().seats.findIndex(({ kind }) => kind === 'human');
      const owner = host.record().seats[person]!;
      await host.seat(person, { ...owner, kind: 'bot:conductor' });
      expectSame(
        await host.submit({ seat: person, action: {} }),
        { ok: false, reason: 'not-your-turn' },
        'its owner while the stand-in plays',
      );
      await host.seat(person, owner);
      await playOn(under, host);
      expectTrue(host.over(), 'the game comes to its end');
      host.close();
    },
  },
];

export const hostContract: readonly Case<HostUnderTest>[] = [
  ...logFaults,
  ...nonsense,
  ...readFaults,
  ...doubts,
  ...recordFaults,
  ...gameFaults,
  ...botFaults,
  ...otherFaults,
  ...restarts,
  ...crowds,
];

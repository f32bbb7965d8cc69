// What a company does with its money and its calls, in positions made for the purpose.

import { fastRng, seedFromText, type Seat } from '@branchline/core';
import {
  contentOf,
  sectionsOf,
  trainsOfEurope as game,
  type Config,
  type Public,
  type State,
} from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { botById, playGame } from '../src/index.ts';
import type { Book } from '../src/trains-of-europe/book.ts';
import { phasesToCall, phaseToCall } from '../src/trains-of-europe/calling.ts';
import { companyOf } from '../src/trains-of-europe/company.ts';
import { forecast } from '../src/trains-of-europe/forecast.ts';
import { ledgerOf } from '../src/trains-of-europe/ledger.ts';
import { DIRECTOR, ENGINEER, lookingAhead } from '../src/trains-of-europe/levels.ts';
import { choose } from '../src/trains-of-europe/policy.ts';
import { isWantedByOthers } from '../src/trains-of-europe/selling.ts';
import { BOLD, EVEN, type Taste } from '../src/trains-of-europe/taste.ts';

const conductor = botById('trains-of-europe', 'conductor')!;

function configOf(seats: number): Config {
  const configured = game.configure({ seats });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return configured.value;
}

/** Every position in which a company decides, of one game of Conductors. */
function positions(seats: number, seed: string): State[] {
  const found: State[] = [];
  playGame({
    game,
    config: configOf(seats),
    bots: Array.from({ length: seats }, () => conductor),
    seed: seedFromText(seed),
    budget: { kind: 'iterations', count: 1 },
    onMove: (_, after) => {
      if (game.turn(after as State).kind === 'seats') found.push(after as State);
    },
  });
  return found;
}

const turnOf = (state: State): Seat => {
  const turn = game.turn(state);
  if (turn.kind !== 'seats') throw new Error('nobody is asked');
  return turn.seats[0]!;
};

const GAME = positions(2, 'sense');
const at = (kind: Public['stage']['kind']): State => GAME.find(({ public: { stage } }) => stage.kind === kind)!;

/** A seat's cash, vehicles and contracts, as they are wished for. */
function having(
  state: State,
  seat: Seat,
  {
    cash,
    idle = [],
    contracts = [],
  }: { cash: number; idle?: readonly number[]; contracts?: Public['contracts'][number] },
): State {
  const instead = <V>(list: readonly V[], value: V): V[] => list.map((each, other) => (other === seat ? value : each));
  return {
    ...state,
    public: { ...state.public, contracts: instead(state.public.contracts, contracts) },
    secret: { ...state.secret, cash: instead(state.secret.cash, cash), idle: instead(state.secret.idle, idle) },
  };
}

const deciding = (state: State, seat: Seat, taste: Taste) => choose(state, seat, { taste, rng: fastRng(1) });
const calling = (state: State, seat: Seat) => phaseToCall(ledgerOf(companyOf(state, seat), EVEN), fastRng(1));

describe('money', () => {
  const book = (cash: number, years: number): Book => ({
    cash,
    base: 0,
    completed: 2,
    jobs: [],
    years,
    sectionsNow: 0,
    vehiclesNow: 0,
    assignNow: true,
    spare: 0,
    marked: false,
  });
  const loss = (years: number): number => forecast(book(3, years), BOLD) - forecast(book(7, years), BOLD);

  test('[TOE-EVAL-9] the forecast charges cash beyond 300k however many years are to come, and less the more there are', () => {
    expect(loss(1)).toBeCloseTo(4);
    expect(loss(2.2)).toBeGreaterThan(3);
    expect(loss(4)).toBeGreaterThan(0.5);
    expect(loss(4)).toBeLessThan(loss(2.2));
  });

  test('[TOE-EVAL-9] a Director spends surplus cash on a section that brings nothing, before it is charged', () => {
    const meeting = at('on-site-meeting');
    const seat = turnOf(meeting);
    const { index } = companyOf(meeting, seat);
    // The company holds all sections but one, so that one adds neither city nor country nor a lead.
    const holders = index.sections.map((_, no) => (no === 0 ? 0 : 1 << seat));
    const sticks = meeting.public.sticks.map(() => 40);
    const everywhere = { ...meeting, public: { ...meeting.public, holders, sticks } };
    expect(deciding(having(everywhere, seat, { cash: 200_000 }), seat, DIRECTOR.taste)).toEqual({ do: 'done' });
    expect(deciding(having(everywhere, seat, { cash: 900_000 }), seat, DIRECTOR.taste)).toEqual({
      do: 'licence',
      section: index.sections[0]!.id,
    });
  });

  test('[TOE-ONS-1] a Conductor at its reserve still buys a section of one segment to two new cities for 20k', () => {
    const meeting = at('on-site-meeting');
    const seat = turnOf(meeting);
    const { index } = companyOf(meeting, seat);
    const state = having(meeting, seat, { cash: EVEN.reserve });
    const action = deciding(state, seat, EVEN);
    if (action.do !== 'licence') throw new Error('buys nothing');
    const { a, b, segments } = index.sections[index.sectionIndex.get(action.section)!]!;
    const own = sectionsOf(index, state.public, seat).flatMap((no) => [index.sections[no]!.a, index.sections[no]!.b]);
    expect(segments).toBe(1);
    expect(own).not.toContain(a);
    expect(own).not.toContain(b);
  });
});

test('[TOE-ONS-1] a Director keeps its reserve where expanding takes more than 20k; the bolder taste of styles spends it', () => {
  const meeting = at('on-site-meeting');
  const seat = turnOf(meeting);
  const holders = companyOf(meeting, seat).index.sections.map(({ segments }) => (segments === 1 ? 1 << (1 - seat) : 0));
  const state = having({ ...meeting, public: { ...meeting.public, holders } }, seat, { cash: DIRECTOR.taste.reserve });
  expect(deciding(state, seat, DIRECTOR.taste)).toEqual({ do: 'done' });
  expect(deciding(state, seat, BOLD).do).toBe('licence');
});

describe('calls', () => {
  const call = at('call');
  const seat = turnOf(call);
  const index = contentOf(call.config);

  const bare = (state: State): State => ({
    ...state,
    public: { ...state.public, display: [], pile: [], queue: [] },
  });

  test('[TOE-ROUND-4] a company that has more than it needs calls the meeting for cheap sections', () => {
    expect(calling(bare(having(call, seat, { cash: 600_000 })), seat)).toBe('on-site-meeting');
  });

  test('[TOE-AUC-1] a spare vehicle counts for an auction only where another company lacks it and can pay for it', () => {
    const contract = index.regularContracts.find((no) => index.contracts[no]!.extra === undefined)!;
    const { demand } = index.contracts[contract]!;
    const [wagon] = index.modelsOf.wagon.filter((no) => demand[index.models[no]!.category]! > 0);
    const isWanted = (cash: number, contracts: Public['contracts'][number]): boolean =>
      isWantedByOthers(ledgerOf(companyOf(having(call, 1 - seat, { cash, contracts }), seat), EVEN), wagon!);
    const held = { contract, chips: 0, complete: false, vehicles: [] };
    const full = Array.from({ length: demand[index.models[wagon!]!.category]! }, () => wagon!);
    expect(isWanted(100_000, [held])).toBe(true);
    expect(isWanted(0, [held])).toBe(false);
    expect(isWanted(100_000, [{ ...held, vehicles: full }])).toBe(false);
    expect(isWanted(100_000, [{ ...held, complete: true }])).toBe(false);
    expect(isWanted(100_000, [])).toBe(false);
  });

  test('[TOE-AUC-1] a Conductor calls an auction only where somebody lacks what it has to spare, or after the fair', () => {
    let calls = 0;
    for (const seats of [2, 3, 4]) {
      for (let deal = 0; deal < 3; deal++) {
        for (const state of positions(seats, `conference ${deal}`)) {
          const caller = turnOf(state);
          if (state.public.stage.kind !== 'call') continue;
          calls++;
          const order = phasesToCall(ledgerOf(companyOf(state, caller), EVEN));
          const isUseless =
            !state.public.called.includes('railroad-fair') &&
            state.secret.idle[caller]!.every((no) => !isWantedByOthers(ledgerOf(companyOf(state, caller), EVEN), no));
          if (isUseless) expect(order[0]).not.toBe('auction-house');
        }
      }
    }
    expect(calls).toBeGreaterThan(100);
  });

  test('[TOE-CONF-1] a Conductor takes a contract in the Conference Room it has called, unless all it could use is called', () => {
    let taken = 0;
    for (const seats of [2, 3, 4]) {
      for (let deal = 0; deal < 3; deal++) {
        for (const state of positions(seats, `conference ${deal}`)) {
          const caller = turnOf(state);
          if (state.public.stage.kind !== 'call' || calling(state, caller) !== 'conference-room') continue;
          const room = game.apply(state, { by: caller, do: 'call', phase: 'conference-room' });
          if (deciding(room, caller, EVEN).do !== 'done') taken++;
          else expect(state.public.called).toEqual(expect.arrayContaining(['railroad-fair', 'government-aid']));
        }
      }
    }
    expect(taken).toBeGreaterThan(20);
  });
});

describe('thinking', () => {
  test('[TOE-SETUP-8] what is remembered of a company changes no decision', () => {
    for (const state of positions(3, 'remembered')) {
      const seat = turnOf(state);
      const unknown = structuredClone(state);
      expect(deciding(state, seat, BOLD)).toEqual(deciding(unknown, seat, BOLD));
    }
  });

  test('[TOE-SETUP-8] with time enough a level decides as with a count of iterations', () => {
    const asked = GAME.filter(({ public: { stage } }) => ENGINEER.at.includes(stage.kind)).filter(
      (_, no) => no % 5 === 0,
    );
    expect(asked.length).toBeGreaterThan(3);
    for (const state of asked) {
      const seat = turnOf(state);
      const decide = (budget: Parameters<ReturnType<typeof lookingAhead>['start']>[0]['budget']) =>
        lookingAhead('engineer', ENGINEER)
          .start({ game, config: state.config, seat, rng: fastRng(3), budget })
          .decide(game.view(state, seat));
      const byTime = decide({ kind: 'time', milliseconds: 900, now: () => 0 });
      expect(byTime).toEqual(decide({ kind: 'iterations', count: 400 }));
    }
  });
});

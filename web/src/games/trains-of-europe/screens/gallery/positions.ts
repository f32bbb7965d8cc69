// Real positions for the gallery: games of bots are played until the step that is asked for.

import { seedFromText, type Seat } from '@branchline/core';
import { botById, playGame, type Bot } from '@branchline/bots';
import {
  contentOf,
  trainsOfEurope,
  type Event,
  type State,
  type TrainsOfEurope,
  type View,
} from '@branchline/trains-of-europe';
import { yearBook, type YearBook } from '../../play/happenings/year-book.ts';
import { yearReport, type YearReport } from '../../play/happenings/year-end.ts';
import { tracesOf, type Traces } from '../../play/happenings/traces.ts';
import { stageOf, type StageView } from '../../play/stage.ts';

type Table = {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly random?: readonly number[];
};

export const TABLES: Readonly<Record<string, Table>> = {
  two: { seats: 2 },
  three: { seats: 3 },
  four: { seats: 4 },
  hidden: { seats: 3, options: { hiddenCash: true, hiddenVehicles: true } },
  troubled: { seats: 4, options: { selfManagedInsolvency: true }, random: [0, 2] },
  retarget: { seats: 3, options: { allowRetarget: true } },
  inturn: { seats: 3, options: { assignInTurn: true, offersInTurn: true } },
};

export interface Position {
  readonly view: View;
  readonly seat: Seat;
  readonly stage: StageView;
  readonly traces: Traces;
  readonly report?: YearReport;
  readonly book?: YearBook;
}

interface Played {
  readonly states: readonly State[];
  readonly events: (at: number, who: Seat) => readonly Event[];
}

function played(table: Table, seed: string): Played {
  const { seats, options = {}, random = [] } = table;
  const config = trainsOfEurope.configure({ seats, options });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const bot = (id: string) => botById('trains-of-europe', id) as unknown as Bot<TrainsOfEurope>;
  const states: State[] = [trainsOfEurope.setup(config.value)];
  const { moves } = playGame({
    game: trainsOfEurope,
    config: config.value,
    bots: Array.from({ length: seats }, (_, seat) => bot(random.includes(seat) ? 'random' : 'conductor')),
    seed: seedFromText(seed),
    budget: { kind: 'iterations', count: 1 },
    onMove: (_, after) => states.push(after),
  });
  return {
    states,
    events: (at, who) => trainsOfEurope.events(states[at]!, moves[at]!, states[at + 1]!, who),
  };
}

export type Wish = {
  readonly table: keyof typeof TABLES;
  readonly seed: string;
  /** A step, or `year-end` for its report. */
  readonly step: string;
  /** The n-th position that fits. */
  readonly nth: number;
  /** Whether the seat is asked there, or watches. */
  readonly mine: boolean;
  /** Only positions with so many places on one of the own contracts, two locomotives, and so on. */
  readonly also?: string;
};

const suits: Readonly<Record<string, (view: View, seat: Seat) => boolean>> = {
  /** A contract with five or six places. */
  long: (view, seat) =>
    view.public.contracts[seat]!.some(({ contract, complete }) => {
      const { vehicles } = contentOf(view.config).contracts[contract]!;
      return !complete && vehicles > 4;
    }),
  /** A contract with two locomotives. */
  pair: (view, seat) =>
    view.public.contracts[seat]!.some(({ contract, complete }) => {
      const { demand, power } = contentOf(view.config).contracts[contract]!;
      return !complete && demand[power] === 2;
    }),
  done: (view, seat) => view.public.contracts[seat]!.some(({ complete }) => complete),
  yard: (view, seat) => (view.companies[seat]?.idle?.length ?? 0) > 1,
  insolvent: (view) => view.public.insolvent.length > 0,
  owner: (view, seat) => view.public.insolvent[0] === seat,
  bids: (view) => view.public.stage.kind === 'bidding' && view.public.stage.bid > 40_000,
  section: (view) => view.public.stage.kind === 'bidding' && view.public.stage.lot.item === 'section',
  contract: (view) => view.public.stage.kind === 'bidding' && view.public.stage.lot.item === 'contract',
};

/** The position wished for, and all events up to it as the seat saw them. */
export function positionOf({ table, seed, step, nth, mine, also }: Wish): Position | undefined {
  const { states, events } = played(TABLES[table]!, seed);
  const all = states[0]!.public.left.map((_, seat) => seat);
  let left = nth;
  const told: Map<Seat, Event[]> = new Map(all.map((seat) => [seat, []]));
  for (let at = 0; at < states.length; at++) {
    for (const seat of all) {
      if (at > 0) told.get(seat)!.push(...events(at - 1, seat));
      const view = trainsOfEurope.view(states[at]!, seat);
      const stage = stageOf(view, seat);
      if (also && !suits[also]?.(view, seat)) continue;
      const isReport = step === 'year-end' && at > 0 && events(at - 1, seat).some(({ kind }) => kind === 'settled');
      const fits = step === 'year-end' ? isReport : stage.step === step && (step === 'over' || stage.mine === mine);
      if (!fits || left-- > 0) continue;
      const traces = tracesOf(told.get(seat)!);
      if (!isReport) return { view, seat, stage, traces };
      // Insolvencies may come between; chance refills the stands at the end of it.
      let end = at;
      const seen = [...events(at - 1, seat)];
      while (end < states.length - 1 && !['call', 'over'].includes(states[end]!.public.stage.kind))
        seen.push(...events(end++, seat));
      const after = trainsOfEurope.view(states[end]!, seat);
      const before = trainsOfEurope.view(states[at - 1]!, seat);
      const all = [...told.get(seat)!.slice(0, -events(at - 1, seat).length), ...seen];
      const book = yearBook(after, seat, all, before.public.year);
      return { view: after, seat, stage: stageOf(after, seat), traces, report: yearReport(before, after, seen), book };
    }
  }
  return undefined;
}

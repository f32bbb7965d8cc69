// What a viewer sees happen. Told from the two views of that viewer, so that it gives away nothing they do not.

import { assertNever, type Move, type Seat, type Viewer } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContractId, SectionId } from './content/types.ts';
import { bookedProfit, uncheckedProfit } from './books.ts';
import { developmentBonus } from './development-bonus.ts';
import { companiesOn, licenceFee } from './licences.ts';
import { lotId } from './lots.ts';
import { isTargetReached } from './new-target.ts';
import { remainingSeats } from './seats.ts';
import { result } from './result.ts';
import type { Action, Event, HeldContract, Outcome, Public, Settlement, State, TrainsOfEurope, View } from './types.ts';
import { view } from './view.ts';

/** Before and after one move, as one viewer sees them. */
interface Scene {
  readonly index: ContentIndex;
  readonly before: View;
  readonly after: View;
}

export function events(before: State, move: Move<TrainsOfEurope>, after: State, who: Viewer): Event[] {
  const scene: Scene = { index: contentOf(after.config), before: view(before, who), after: view(after, who) };
  return [
    ...(move.by === 'chance' ? fromChance(scene, move) : fromSeat(scene, move.by, move)),
    ...completions(scene),
    ...profits(scene),
    ...triggers(scene),
    ...settlements(scene),
    ...departures(scene),
    ...subsidies(scene),
    ...reshuffles(scene),
    ...newYear(scene),
    ...lastChecks(scene),
    ...ending(after),
  ];
}

function fromChance(scene: Scene, outcome: Outcome): Event[] {
  const { before, after } = scene;
  const { stage } = before.public;
  switch (outcome.do) {
    case 'start-player':
      return [{ kind: 'chair', seat: outcome.seat }];
    case 'setup': {
      const { contracts, locos, wagons, hands, launch } = outcome;
      return [
        { kind: 'displayed', contracts, locos, wagons },
        ...hands.map((hand, seat): Event => ({
          kind: 'dealt',
          seat,
          ...(after.companies[seat]!.idle ? hand : {}),
        })),
        ...launch.map((contract, seat): Event => ({ kind: 'launch', seat, contract })),
      ];
    }
    case 'blind-vehicle': {
      if (stage.kind !== 'blind-vehicle') return [];
      const { seat } = stage;
      const seen = after.companies[seat]!.idle !== undefined;
      return [{ kind: 'drew-vehicle', seat, ...(seen ? { model: outcome.model } : {}) }];
    }
    case 'blind-contract':
      return stage.kind === 'blind-contract' ? [took(scene, stage.seat, outcome.contract)] : [];
    case 'aid':
      return [{ kind: 'aid', locos: outcome.locos, wagons: outcome.wagons }];
    case 'refill':
      return [{ kind: 'displayed', contracts: outcome.contracts, locos: outcome.locos, wagons: outcome.wagons }];
    default:
      return assertNever(outcome);
  }
}

function took({ index, before, after }: Scene, seat: Seat, contract: ContractId): Event {
  const taken = index.contractIndex.get(contract)!;
  const held = after.public.contracts[seat]!.find((other) => other.contract === taken);
  const blind = before.public.stage.kind === 'blind-contract';
  return {
    kind: 'took',
    seat,
    contract,
    tax: index.contracts[taken]!.tax,
    chips: held?.chips ?? 0,
    ...(blind ? { cash: index.amounts.blind.contractCash } : {}),
  };
}

function fromSeat(scene: Scene, seat: Seat, action: Action): Event[] {
  const { index, after } = scene;
  switch (action.do) {
    case 'call':
      return [{ kind: 'called', seat, phase: action.phase }, ...bonuses(scene, seat, action.phase)];
    case 'licence':
      return [licensed(scene, seat, action.section)];
    case 'buy':
      return [
        { kind: 'bought', seat, model: action.model, price: index.models[index.modelIndex.get(action.model)!]!.price },
      ];
    case 'buy-blind':
      return [{ kind: 'bought-blind', seat, vehicle: action.kind, price: index.amounts.blind[action.kind] }];
    case 'take':
      return [took(scene, seat, action.contract)];
    case 'take-blind':
      return [];
    case 'choose':
      return [{ kind: 'chose', seat, model: action.model }];
    case 'offer': {
      const revealed = after.public.stage.kind !== 'offers';
      const lots = after.public.offered.map((lot) => lotId(index, lot));
      return [{ kind: 'offered', seat }, ...(revealed ? [{ kind: 'lots', lots } as const] : [])];
    }
    case 'open':
      return [{ kind: 'opened', seat, lot: action.lot, bid: action.bid }, ...sale(scene, seat, action)];
    case 'raise':
      return [{ kind: 'raised', seat, bid: action.bid }, ...sale(scene, seat, action)];
    case 'pass':
      if (scene.before.public.stage.kind === 'audits') return [{ kind: 'audit-waived', seat }];
      return [{ kind: 'passed', seat }, ...sale(scene, seat, action)];
    case 'decline':
      return [{ kind: 'declined', seat }];
    case 'assign':
      return [{ kind: 'assigned', seat, model: action.model, contract: action.contract }];
    case 'unassign':
      return [{ kind: 'unassigned', seat, model: action.model, contract: action.contract }];
    case 'offer-contracts':
      return [{ kind: 'offered-contracts', seat, contracts: action.contracts }];
    case 'done':
      return [{ kind: 'done', seat }];
    case 'propose-target':
      return [{ kind: 'target-proposed', seat, target: action.target }];
    case 'vote':
      return [{ kind: 'voted', seat }, ...voteCount(scene)];
    case 'book':
      return [{ kind: 'booked', seat }];
    case 'audit':
      return [{ kind: 'audited', ...after.public.books!.audits.at(-1)! }];
    default:
      return assertNever(action);
  }
}

function licensed({ index, before }: Scene, seat: Seat, section: SectionId): Event {
  const bought = index.sectionIndex.get(section)!;
  const market = { index, options: before.config.options, open: before.public };
  const company = companiesOn(market, bought) + 1;
  return { kind: 'licensed', seat, section, fee: licenceFee(market, bought), company };
}

function bonuses({ index, before }: Scene, caller: Seat, phase: string): Event[] {
  if (phase !== 'development-bonus') return [];
  return remainingSeats(before.public).map((seat) => ({
    kind: 'development-bonus',
    seat,
    ...developmentBonus({ index, open: before.public, seat }, caller),
  }));
}

/** Bidding ends with a sale, and only with one. */
function sale(
  { index, before, after }: Scene,
  seat: Seat,
  action: Extract<Action, { do: 'open' | 'raise' | 'pass' }>,
): Event[] {
  if (after.public.stage.kind === 'bidding') return [];
  if (action.do === 'open') return [{ kind: 'sold', lot: action.lot, to: seat, price: action.bid }];
  const { stage } = before.public;
  if (stage.kind !== 'bidding') return [];
  const [to, price] = action.do === 'raise' ? [seat, action.bid] : [stage.high, stage.bid];
  return [{ kind: 'sold', lot: lotId(index, stage.lot), to, price }];
}

function voteCount({ before, after }: Scene): Event[] {
  if (after.public.stage.kind === 'vote') return [];
  const { target } = after.public;
  return [{ kind: target > before.public.target ? 'target-raised' : 'target-kept', target }];
}

function completions({ index, before, after }: Scene): Event[] {
  const earlier = new Map(before.public.contracts.flat().map((held): [number, HeldContract] => [held.contract, held]));
  return after.public.contracts.flatMap((contracts, seat) =>
    contracts.flatMap((held): Event[] => {
      const was = earlier.get(held.contract);
      if (!held.complete || !was || was.complete) return [];
      const vehicles = was.vehicles.map((model) => index.models[model]!.id);
      return [{ kind: 'completed', seat, contract: index.contracts[held.contract]!.id, vehicles }];
    }),
  );
}

function profits({ index, before, after }: Scene): Event[] {
  return after.public.contracts.flatMap((_, seat): Event[] => {
    const from = bookedProfit(index, before.public, seat);
    const to = uncheckedProfit(index, after.public, seat);
    return from === to ? [] : [{ kind: 'profit', seat, from, to }];
  });
}

/** From now on it is known that this is the last year (TOE-END-2). */
function triggers({ before, after }: Scene): Event[] {
  const { options } = after.config;
  const reached = (open: Public): boolean => isTargetReached(options, open);
  return [
    ...(reached(after.public) && !reached(before.public) ? [{ kind: 'last-year', reason: 'target' } as const] : []),
    ...(after.public.outOfSticks && !before.public.outOfSticks
      ? [{ kind: 'last-year', reason: 'sticks' } as const]
      : []),
    ...(after.public.topProfit && !before.public.topProfit ? [{ kind: 'last-year', reason: 'profit' } as const] : []),
  ];
}

function settlementOf({ before, after }: Scene, seat: Seat, profit: number): Settlement {
  if (profit > 0) return 'paid-out';
  if (profit === 0) return 'nothing';
  const wasMarked = before.public.marked[seat];
  if (!wasMarked) return after.public.marked[seat] ? 'forgiven' : 'paid';
  return after.public.left[seat] || after.public.insolvent.includes(seat) ? 'insolvent' : 'paid';
}

function settlements(scene: Scene): Event[] {
  const { before, after } = scene;
  const profitsNow = after.public.profits[before.public.profits.length];
  if (!profitsNow) return [];
  return remainingSeats(before.public).map((seat) => {
    const profit = profitsNow[seat]!;
    return { kind: 'settled', seat, profit, how: settlementOf(scene, seat, profit) };
  });
}

function departures({ index, before, after }: Scene): Event[] {
  const saved = before.public.insolvent.filter(
    (seat) => !after.public.insolvent.includes(seat) && !after.public.left[seat],
  );
  const gone = remainingSeats(before.public).filter((seat) => after.public.left[seat]);
  return [
    ...saved.map((seat): Event => ({
      kind: 'saved',
      seat,
      how: uncheckedProfit(index, after.public, seat) >= 0 ? 'profit' : 'paid',
    })),
    ...gone.map((seat): Event => ({ kind: 'left', seat })),
  ];
}

function subsidies({ index, before, after }: Scene): Event[] {
  if (after.public.stage.kind !== 'refill') return [];
  return before.public.display.flatMap(({ contract, chips }): Event[] => {
    const id = index.contracts[contract]!.id;
    const stays = after.public.display.find((shown) => shown.contract === contract);
    if (stays) return stays.chips > chips ? [{ kind: 'subsidised', contract: id, chips: stays.chips }] : [];
    return after.public.queue.includes(contract) ? [{ kind: 'under-the-pile', contract: id }] : [];
  });
}

function reshuffles({ index, before, after }: Scene): Event[] {
  const { config, public: open } = after;
  const due = open.stage.kind === 'refill' && open.year % config.options.reshuffleEvery === 0;
  return (['loco', 'wagon'] as const).flatMap((vehicle): Event[] => {
    const fewer = index.modelsOf[vehicle].some((model) => open.discards[model]! < before.public.discards[model]!);
    return due || fewer ? [{ kind: 'reshuffled', vehicle }] : [];
  });
}

function newYear({ before, after }: Scene): Event[] {
  const { year, callers, chair } = after.public;
  const moved = before.public.year > 0 && chair !== before.public.chair;
  return [
    ...(moved ? [{ kind: 'chair', seat: chair } as const] : []),
    ...(year > before.public.year ? [{ kind: 'year', year, callers } as const] : []),
  ];
}

/** TOE-BOOK-7. */
function lastChecks({ after }: Scene): Event[] {
  const { unchecked, tokens } = after.public.books ?? {};
  return (unchecked ?? []).flatMap((booked, seat): Event[] => {
    const right = tokens![seat]!;
    if (booked === right) return [];
    return [
      { kind: 'checked', seat, booked, right },
      { kind: 'profit', seat, from: booked, to: right },
    ];
  });
}

function ending(after: State): Event[] {
  const end = result(after);
  return end ? [{ kind: 'over', reason: end.reason, winners: end.winners }] : [];
}

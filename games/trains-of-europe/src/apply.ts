// Applying a move: the chapter of the rules it belongs to, then whatever follows by itself. Trusts its input.

import { invariant, type Move, type Seat } from '@branchline/core';
import { advance } from './advance.ts';
import { assign, closeWindowFor, unassign } from './assignment.ts';
import { offer } from './auction-house.ts';
import { open, passBid, raise, refuse } from './auction.ts';
import { credit } from './completion.ts';
import { drawBlindContract, takeContract } from './conference-room.ts';
import { draftOf, stateOf, type Work } from './draft.ts';
import { refill } from './end-of-year.ts';
import { choose, showAid } from './government-aid.ts';
import { offerContracts } from './insolvency.ts';
import { buyLicence } from './licences.ts';
import { lotOf } from './lots.ts';
import { askNextForTarget, castVote, propose } from './new-target.ts';
import { passTurn } from './phase.ts';
import { buyBlind, buyVehicle, drawBlindVehicle } from './railroad-fair.ts';
import { layOut, seatChair } from './setup.ts';
import type { Action, Outcome, Stage, State, TrainsOfEurope } from './types.ts';
import { call } from './year.ts';

type Of<K extends Stage['kind']> = Extract<Stage, { kind: K }>;

/** The stage a move belongs to; check has made sure of it. */
function stageOf<K extends Stage['kind']>(work: Work, ...kinds: K[]): Of<K> {
  const { stage } = work.public;
  invariant((kinds as string[]).includes(stage.kind), `a move of ${kinds.join(' or ')} at ${stage.kind}`);
  return stage as Of<K>;
}

export function apply(state: State, move: Move<TrainsOfEurope>): State {
  const work = draftOf(state);
  if (move.by === 'chance') applyOutcome(work, move);
  else applyAction(work, move.by, move);
  advance(work);
  return stateOf(work);
}

function applyOutcome(work: Work, outcome: Outcome): void {
  const model = (id: string): number => work.index.modelIndex.get(id)!;
  const contract = (id: string): number => work.index.contractIndex.get(id)!;
  switch (outcome.do) {
    case 'start-player':
      return seatChair(work, outcome.seat);
    case 'setup':
      return layOut(work, {
        contracts: outcome.contracts.map(contract),
        locos: outcome.locos.map(model),
        wagons: outcome.wagons.map(model),
        hands: outcome.hands.map((hand) => ({ loco: model(hand.loco), wagons: hand.wagons.map(model) })),
        launch: outcome.launch.map(contract),
      });
    case 'blind-vehicle': {
      const { seat, used } = stageOf(work, 'blind-vehicle');
      return drawBlindVehicle(work, seat, model(outcome.model), used);
    }
    case 'blind-contract': {
      const { seat, used } = stageOf(work, 'blind-contract');
      return drawBlindContract(work, seat, contract(outcome.contract), used);
    }
    case 'aid':
      return showAid(work, outcome.locos.map(model), outcome.wagons.map(model));
    case 'refill':
      return refill(work, outcome.contracts.map(contract), outcome.locos.map(model), outcome.wagons.map(model));
  }
}

function applyAction(work: Work, seat: Seat, action: Action): void {
  const model = (id: string): number => work.index.modelIndex.get(id)!;
  const contract = (id: string): number => work.index.contractIndex.get(id)!;
  const section = (id: string): number => work.index.sectionIndex.get(id)!;
  switch (action.do) {
    case 'call':
      return call(work, seat, action.phase);
    case 'licence':
      return buyLicence(work, seat, section(action.section), stageOf(work, 'on-site-meeting').used);
    case 'buy':
      return buyVehicle(work, seat, model(action.model), stageOf(work, 'railroad-fair').used);
    case 'buy-blind':
      return buyBlind(work, seat, action.kind, stageOf(work, 'railroad-fair').used);
    case 'take':
      return takeContract(work, seat, contract(action.contract), stageOf(work, 'conference-room').used);
    case 'take-blind':
      work.public.stage = { kind: 'blind-contract', seat, used: stageOf(work, 'conference-room').used };
      return;
    case 'choose':
      return choose(work, seat, stageOf(work, 'choose').selection, model(action.model));
    case 'offer': {
      const { waiting, lots } = stageOf(work, 'offers');
      return offer(
        work,
        seat,
        { vehicles: action.vehicles.map(model), sections: action.sections.map(section) },
        waiting,
        lots,
      );
    }
    case 'open':
      return open(work, stageOf(work, 'opening').auction, seat, lotOf(work.index, action.lot)!, action.bid);
    case 'decline':
      return refuse(work, stageOf(work, 'opening').auction);
    case 'raise':
      return raise(work, stageOf(work, 'bidding'), seat, action.bid);
    case 'pass':
      return passBid(work, stageOf(work, 'bidding'), seat);
    case 'assign':
      return assign(work, seat, model(action.model), contract(action.contract));
    case 'unassign':
      return unassign(work, seat, model(action.model), contract(action.contract));
    case 'offer-contracts':
      return offerContracts(work, seat, action.contracts.map(contract));
    case 'done':
      return done(work, seat);
    case 'propose-target':
      return propose(work, seat, action.target, work.public.stage.kind === 'call' ? 'call' : 'year-end');
    case 'vote':
      return castVote(work, stageOf(work, 'vote'), seat, action.agree);
  }
}

/** Ends whatever optional step the seat is in. */
function done(work: Work, seat: Seat): void {
  const stage = stageOf(work, 'on-site-meeting', 'railroad-fair', 'conference-room', 'assignment', 'new-target');
  if (stage.kind === 'assignment') return closeWindowFor(work, seat, stage.waiting);
  if (stage.kind === 'new-target') return askNextForTarget(work, seat);
  // With `assignInTurn` vehicles have been moved in this turn: its end is when they count.
  if (stage.kind === 'railroad-fair' && work.config.options.assignInTurn) credit(work, seat);
  passTurn(work, stage.kind, seat);
}

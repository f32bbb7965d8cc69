// Applying a move: the chapter of the rules it belongs to, then whatever follows by itself. Trusts its input.

import { assertNever, invariant, type Move, type Seat } from '@branchline/core';
import { advance } from './advance.ts';
import { assign, closeWindowFor, unassign } from './assignment.ts';
import { offer } from './auction-house.ts';
import { open, passBid, raise, refuse } from './auction.ts';
import { askNextForAudit, audit, book } from './books.ts';
import { credit } from './completion.ts';
import { drawBlindContract, takeBlind, takeContract } from './conference-room.ts';
import type { ContractId, ModelId, SectionId } from './content/types.ts';
import { contentOf } from './contents.ts';
import { refill } from './end-of-year.ts';
import { choose, showAid } from './government-aid.ts';
import { offerContracts } from './insolvency.ts';
import { buyLicence } from './licences.ts';
import { lotOf } from './lots.ts';
import { askNextForTarget, castVote, propose } from './new-target.ts';
import { passTurn } from './phase.ts';
import { buyBlind, buyVehicle, drawBlindVehicle } from './railroad-fair.ts';
import { layOut, seatChair } from './setup.ts';
import type { Stage, StageOf } from './stage.ts';
import type { Action, ContractIndex, ModelIndex, Outcome, SectionIndex, State, TrainsOfEurope } from './types.ts';
import { call } from './year.ts';

export function apply(state: State, move: Move<TrainsOfEurope>): State {
  return advance(move.by === 'chance' ? afterOutcome(state, move) : afterAction(state, move.by, move));
}

/** The stage a move belongs to; check has made sure of it. */
function stageOf<K extends Stage['kind']>({ public: { stage } }: State, ...kinds: K[]): StageOf<K> {
  invariant((kinds as string[]).includes(stage.kind), `a move of ${kinds.join(' or ')} at ${stage.kind}`);
  return stage as StageOf<K>;
}

function afterOutcome(state: State, outcome: Outcome): State {
  const { modelIndex, contractIndex } = contentOf(state.config);
  const model = (id: ModelId): ModelIndex => modelIndex.get(id)!;
  const contract = (id: ContractId): ContractIndex => contractIndex.get(id)!;
  switch (outcome.do) {
    case 'start-player':
      return seatChair(state, outcome.seat);
    case 'setup':
      return layOut(state, {
        contracts: outcome.contracts.map(contract),
        locos: outcome.locos.map(model),
        wagons: outcome.wagons.map(model),
        hands: outcome.hands.map((hand) => ({ loco: model(hand.loco), wagons: hand.wagons.map(model) })),
        launch: outcome.launch.map(contract),
      });
    case 'blind-vehicle':
      return drawBlindVehicle(state, stageOf(state, 'blind-vehicle'), model(outcome.model));
    case 'blind-contract':
      return drawBlindContract(state, stageOf(state, 'blind-contract'), contract(outcome.contract));
    case 'aid':
      return showAid(state, { locos: outcome.locos.map(model), wagons: outcome.wagons.map(model) });
    case 'refill':
      return refill(state, {
        contracts: outcome.contracts.map(contract),
        locos: outcome.locos.map(model),
        wagons: outcome.wagons.map(model),
      });
    default:
      return assertNever(outcome);
  }
}

function afterAction(state: State, seat: Seat, action: Action): State {
  const index = contentOf(state.config);
  const model = (id: ModelId): ModelIndex => index.modelIndex.get(id)!;
  const contract = (id: ContractId): ContractIndex => index.contractIndex.get(id)!;
  const section = (id: SectionId): SectionIndex => index.sectionIndex.get(id)!;
  switch (action.do) {
    case 'call':
      return call(state, seat, action.phase);
    case 'licence':
      return buyLicence(state, stageOf(state, 'on-site-meeting'), section(action.section));
    case 'buy':
      return buyVehicle(state, stageOf(state, 'railroad-fair'), model(action.model));
    case 'buy-blind':
      return buyBlind(state, stageOf(state, 'railroad-fair'), action.kind);
    case 'take':
      return takeContract(state, stageOf(state, 'conference-room'), contract(action.contract));
    case 'take-blind':
      return takeBlind(state, stageOf(state, 'conference-room'));
    case 'choose':
      return choose(state, stageOf(state, 'choose'), model(action.model));
    case 'offer': {
      const made = { vehicles: action.vehicles.map(model), sections: action.sections.map(section) };
      return offer(state, stageOf(state, 'offers'), { seat, offer: made });
    }
    case 'open':
      return open(state, stageOf(state, 'opening').auction, { lot: lotOf(index, action.lot)!, bid: action.bid });
    case 'decline':
      return refuse(state, stageOf(state, 'opening').auction);
    case 'raise':
      return raise(state, stageOf(state, 'bidding'), action.bid);
    case 'pass':
      return pass(state, seat);
    case 'assign':
      return assign(state, { seat, model: model(action.model), contract: contract(action.contract) });
    case 'unassign':
      return unassign(state, { seat, model: model(action.model), contract: contract(action.contract) });
    case 'offer-contracts':
      return offerContracts(state, seat, action.contracts.map(contract));
    case 'done':
      return done(state, seat);
    case 'propose-target':
      return propose(state, seat, action.target);
    case 'vote':
      return castVote(state, stageOf(state, 'vote'), { seat, agree: action.agree });
    case 'book':
      return book(state, stageOf(state, 'books'), { seat, profit: action.profit });
    case 'audit':
      return audit(state, seat, action.seat);
    default:
      return assertNever(action);
  }
}

/** Bids no more, or audits nobody. */
function pass(state: State, seat: Seat): State {
  const stage = stageOf(state, 'bidding', 'audits');
  return stage.kind === 'bidding' ? passBid(state, stage) : askNextForAudit(state, seat);
}

/** Ends whatever optional step the seat is in. */
function done(state: State, seat: Seat): State {
  const stage = stageOf(state, 'on-site-meeting', 'railroad-fair', 'conference-room', 'assignment', 'new-target');
  if (stage.kind === 'assignment') return closeWindowFor(state, stage, seat);
  if (stage.kind === 'new-target') return askNextForTarget(state, seat);
  // With `assignInTurn` vehicles have been moved in this turn: its end is when they count.
  const isJudged = stage.kind === 'railroad-fair' && state.config.options.assignInTurn;
  return passTurn(isJudged ? credit(state, seat) : state, stage.kind, seat);
}

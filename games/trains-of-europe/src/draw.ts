// What chance decides: drawing an outcome, and judging one from a game file.

import { assertNever, invariant, pick, shuffled, type Illegal, type Rng, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContractId, ModelId } from './content/types.ts';
import { arePossibleContracts, contractsToReveal, displayDraws, drawContracts } from './display.ts';
import { aidDraws } from './government-aid.ts';
import { illegal } from './illegal.ts';
import { blindDraw } from './railroad-fair.ts';
import { HAND_LOCO, HAND_WAGONS } from './setup.ts';
import { bagsOf, drawModels, isPossibleDraw, type Bags, type Draw } from './supplies.ts';
import type { Stage } from './stage.ts';
import type { Config, ContractIndex, Hand, ModelIndex, Outcome, State } from './types.ts';

type SetupOutcome = Extract<Outcome, { do: 'setup' }>;

/** The bags without these cards, which came from the supply alone. */
const bagsWithout = ({ supply, discards }: Bags, models: readonly ModelIndex[]): Bags => {
  const rest = supply.slice();
  for (const model of models) rest[model]!--;
  return { supply: rest, discards };
};

/** TOE-SETUP-7; two players get a near pair (TOE-2P-2). */
function drawLaunch(config: Config, index: ContentIndex, rng: Rng): ContractIndex[] {
  if (config.agreed.launch) return [...config.agreed.launch];
  if (config.seats === 2 && config.options.launch2p === 'nearRandom') return shuffled(pick(index.nearPairs, rng), rng);
  return shuffled(index.launchContracts, rng).slice(0, config.seats);
}

/** In the order of TOE-SETUP-8. */
function drawSetup(state: State, index: ContentIndex, rng: Rng): SetupOutcome {
  const { config, public: open } = state;
  const contracts = drawContracts(open, contractsToReveal(index, open), rng);
  const draws = displayDraws(index, open);
  let bags = bagsOf(state);
  const take = (draw: Draw): ModelId[] => {
    const models = drawModels(index, bags, { draw, rng });
    bags = bagsWithout(bags, models);
    return models.map((model) => index.models[model]!.id);
  };
  const locos = take(draws.locos);
  const wagons = take(draws.wagons);
  const hands: Hand[] = [];
  for (let i = 0; i < config.seats; i++) {
    const [loco] = take(HAND_LOCO);
    invariant(loco !== undefined, 'the content has locomotives for every hand');
    hands[(open.chair + i) % config.seats] = { loco, wagons: take(HAND_WAGONS) };
  }
  const launch = contractIds(index, drawLaunch(config, index, rng));
  return { do: 'setup', contracts: contractIds(index, contracts), locos, wagons, hands, launch };
}

const contractIds = (index: ContentIndex, contracts: readonly ContractIndex[]): ContractId[] =>
  contracts.map((contract) => index.contracts[contract]!.id);

function drawStart({ config }: State, rng: Rng): Seat {
  if (config.options.startPlayer === 'host') return 0;
  return config.agreed.start ?? rng.below(config.seats);
}

export function draw(state: State, rng: Rng): Outcome {
  const index = contentOf(state.config);
  const { public: open } = state;
  const { stage } = open;
  const models = (what: Draw): ModelId[] =>
    drawModels(index, bagsOf(state), { draw: what, rng }).map((model) => index.models[model]!.id);
  const contracts = (count: number): ContractId[] => contractIds(index, drawContracts(open, count, rng));
  switch (stage.kind) {
    case 'start-player':
      return { do: 'start-player', seat: drawStart(state, rng) };
    case 'setup':
      return drawSetup(state, index, rng);
    case 'blind-vehicle':
      return { do: 'blind-vehicle', model: models(blindDraw(stage.vehicle))[0]! };
    case 'blind-contract':
      return { do: 'blind-contract', contract: contracts(1)[0]! };
    case 'aid': {
      const draws = aidDraws(open);
      return { do: 'aid', locos: models(draws.locos), wagons: models(draws.wagons) };
    }
    case 'refill': {
      const draws = displayDraws(index, open);
      const revealed = contracts(contractsToReveal(index, open));
      return { do: 'refill', contracts: revealed, locos: models(draws.locos), wagons: models(draws.wagons) };
    }
    default:
      throw new Error(`Invariant broken: chance has nothing to decide at ${stage.kind}`);
  }
}

const impossible = (rule: string, field: string): Illegal => illegal('impossible-draw', rule, { at: field });

const EXPECTED: Partial<Record<Stage['kind'], Outcome['do']>> = {
  'start-player': 'start-player',
  setup: 'setup',
  'blind-vehicle': 'blind-vehicle',
  'blind-contract': 'blind-contract',
  aid: 'aid',
  refill: 'refill',
};

export function checkOutcome(state: State, outcome: Outcome): Illegal | undefined {
  const { stage } = state.public;
  if (EXPECTED[stage.kind] !== outcome.do) {
    return illegal('wrong-step', 'TOE-SETUP-8', { detail: { step: stage.kind } });
  }
  switch (outcome.do) {
    case 'start-player':
      return checkStart(state, outcome.seat);
    case 'setup':
      return checkSetup(state, outcome);
    case 'blind-vehicle': {
      const kind = stage.kind === 'blind-vehicle' ? stage.vehicle : 'loco';
      return canDraw(state, blindDraw(kind), [outcome.model]) ? undefined : impossible('TOE-FAIR-2', 'model');
    }
    case 'blind-contract':
      return canReveal(state, 1, [outcome.contract]) ? undefined : impossible('TOE-CONF-2', 'contract');
    case 'aid':
      return checkAid(state, outcome);
    case 'refill':
      return checkRefill(state, outcome);
    default:
      return assertNever(outcome);
  }
}

/** An unknown id becomes an index that is nowhere. */
const indicesOf = <I extends string, N extends number>(indices: ReadonlyMap<I, N>, ids: readonly I[]): (N | -1)[] =>
  ids.map((id) => indices.get(id) ?? -1);

function canDraw(state: State, draw: Draw, ids: readonly ModelId[]): boolean {
  const index = contentOf(state.config);
  return isPossibleDraw(index, bagsOf(state), { draw, models: indicesOf(index.modelIndex, ids) });
}

const canReveal = ({ config, public: open }: State, count: number, ids: readonly ContractId[]): boolean =>
  arePossibleContracts(open, count, indicesOf(contentOf(config).contractIndex, ids));

function checkStart({ config }: State, seat: Seat): Illegal | undefined {
  const fixed = config.options.startPlayer === 'host' ? 0 : config.agreed.start;
  const fits = seat < config.seats && (fixed === undefined || fixed === seat);
  return fits ? undefined : impossible('TOE-SETUP-6', 'seat');
}

function checkAid(state: State, { locos, wagons }: Extract<Outcome, { do: 'aid' }>): Illegal | undefined {
  const draws = aidDraws(state.public);
  if (!canDraw(state, draws.locos, locos)) return impossible('TOE-GOV-1', 'locos');
  return canDraw(state, draws.wagons, wagons) ? undefined : impossible('TOE-GOV-1', 'wagons');
}

function checkRefill(state: State, outcome: Extract<Outcome, { do: 'refill' }>): Illegal | undefined {
  const index = contentOf(state.config);
  const draws = displayDraws(index, state.public);
  const { contracts, locos, wagons } = outcome;
  if (!canReveal(state, contractsToReveal(index, state.public), contracts)) return impossible('TOE-SUB-2', 'contracts');
  if (!canDraw(state, draws.locos, locos)) return impossible('TOE-EOR-6', 'locos');
  return canDraw(state, draws.wagons, wagons) ? undefined : impossible('TOE-EOR-6', 'wagons');
}

function checkSetup(state: State, outcome: SetupOutcome): Illegal | undefined {
  const index = contentOf(state.config);
  const { config, public: open } = state;
  if (!canReveal(state, contractsToReveal(index, open), outcome.contracts))
    return impossible('TOE-SETUP-1', 'contracts');
  const draws = displayDraws(index, open);
  let bags = bagsOf(state);
  const take = (draw: Draw, ids: readonly ModelId[]): boolean => {
    const models = indicesOf(index.modelIndex, ids);
    if (!isPossibleDraw(index, bags, { draw, models })) return false;
    bags = bagsWithout(bags, models);
    return true;
  };
  if (!take(draws.locos, outcome.locos)) return impossible('TOE-SETUP-3', 'locos');
  if (!take(draws.wagons, outcome.wagons)) return impossible('TOE-SETUP-3', 'wagons');
  if (outcome.hands.length !== config.seats) return impossible('TOE-SETUP-4', 'hands');
  for (const { loco, wagons } of outcome.hands) {
    if (!take(HAND_LOCO, [loco]) || !take(HAND_WAGONS, wagons)) return impossible('TOE-SETUP-4', 'hands');
  }
  return isPossibleLaunch(config, index, indicesOf(index.contractIndex, outcome.launch))
    ? undefined
    : impossible(config.seats === 2 ? 'TOE-2P-2' : 'TOE-SETUP-7', 'launch');
}

function isPossibleLaunch(config: Config, index: ContentIndex, launch: readonly ContractIndex[]): boolean {
  if (launch.length !== config.seats || new Set(launch).size !== launch.length) return false;
  if (!launch.every((contract) => index.launchContracts.includes(contract))) return false;
  if (config.agreed.launch) return config.agreed.launch.every((contract, seat) => launch[seat] === contract);
  if (config.seats !== 2 || config.options.launch2p !== 'nearRandom') return true;
  return index.nearPairs.some((pair) => pair.every((contract) => launch.includes(contract)));
}

// What chance decides: drawing an outcome, and judging one from a game file.

import { assertNever, invariant, pick, shuffled, type Illegal, type Rng } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import { arePossibleContracts, contractsToReveal, displayDraws, drawContracts } from './display.ts';
import { aidDraws } from './government-aid.ts';
import { blindDraw } from './railroad-fair.ts';
import { HAND_LOCO, HAND_WAGONS } from './setup.ts';
import { bagsOf, drawModels, isPossibleDraw, type Bags, type Draw } from './supplies.ts';
import type { Config, ContractIndex, ModelIndex, Outcome, Stage, State } from './types.ts';

type SetupOutcome = Extract<Outcome, { do: 'setup' }>;

/** The bags without these cards, which came from the supply alone. */
const bagsWithout = ({ supply, discards }: Bags, models: readonly ModelIndex[]): Bags => {
  const rest = supply.slice();
  for (const no of models) rest[no]!--;
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
  const take = (draw: Draw): string[] => {
    const models = drawModels(index, bags, draw, rng);
    bags = bagsWithout(bags, models);
    return models.map((no) => index.models[no]!.id);
  };
  const locos = take(draws.locos);
  const wagons = take(draws.wagons);
  const hands: { loco: string; wagons: string[] }[] = [];
  for (let i = 0; i < config.seats; i++) {
    const seat = (open.chair + i) % config.seats;
    const [loco] = take(HAND_LOCO);
    invariant(loco !== undefined, 'the content has locomotives for every hand');
    hands[seat] = { loco, wagons: take(HAND_WAGONS) };
  }
  const launch = drawLaunch(config, index, rng).map((no) => index.contracts[no]!.id);
  return { do: 'setup', contracts: contracts.map((no) => index.contracts[no]!.id), locos, wagons, hands, launch };
}

function drawStart({ config }: State, rng: Rng): number {
  if (config.options.startPlayer === 'host') return 0;
  return config.agreed.start ?? rng.below(config.seats);
}

export function draw(state: State, rng: Rng): Outcome {
  const index = contentOf(state.config);
  const { public: open } = state;
  const { stage } = open;
  const models = (what: Draw): string[] =>
    drawModels(index, bagsOf(state), what, rng).map((no) => index.models[no]!.id);
  const contracts = (count: number): string[] => drawContracts(open, count, rng).map((no) => index.contracts[no]!.id);
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

const impossible = (rule: string, field: string): Illegal => ({
  code: 'trains-of-europe/impossible-draw',
  rule,
  at: field,
});

const EXPECTED: Partial<Record<Stage['kind'], Outcome['do']>> = {
  'start-player': 'start-player',
  setup: 'setup',
  'blind-vehicle': 'blind-vehicle',
  'blind-contract': 'blind-contract',
  aid: 'aid',
  refill: 'refill',
};

export function checkOutcome(state: State, outcome: Outcome): Illegal | undefined {
  const index = contentOf(state.config);
  const { config, public: open } = state;
  const { stage } = open;
  if (EXPECTED[stage.kind] !== outcome.do)
    return { code: 'trains-of-europe/wrong-step', rule: 'TOE-SETUP-8', detail: { step: stage.kind } };
  const canDraw = (what: Draw, ids: readonly string[], bags: Bags = bagsOf(state)): boolean =>
    isPossibleDraw(index, bags, what, numbersOf(index.modelIndex, ids));
  const canReveal = (ids: readonly string[], count: number): boolean =>
    arePossibleContracts(open, count, numbersOf(index.contractIndex, ids));
  switch (outcome.do) {
    case 'start-player': {
      const fixed = config.options.startPlayer === 'host' ? 0 : config.agreed.start;
      const fits = outcome.seat < config.seats && (fixed === undefined || fixed === outcome.seat);
      return fits ? undefined : impossible('TOE-SETUP-6', 'seat');
    }
    case 'setup':
      return checkSetup(state, index, outcome);
    case 'blind-vehicle': {
      const kind = stage.kind === 'blind-vehicle' ? stage.vehicle : 'loco';
      return canDraw(blindDraw(kind), [outcome.model]) ? undefined : impossible('TOE-FAIR-2', 'model');
    }
    case 'blind-contract':
      return canReveal([outcome.contract], 1) ? undefined : impossible('TOE-CONF-2', 'contract');
    case 'aid': {
      const draws = aidDraws(open);
      if (!canDraw(draws.locos, outcome.locos)) return impossible('TOE-GOV-1', 'locos');
      return canDraw(draws.wagons, outcome.wagons) ? undefined : impossible('TOE-GOV-1', 'wagons');
    }
    case 'refill': {
      const draws = displayDraws(index, open);
      if (!canReveal(outcome.contracts, contractsToReveal(index, open))) return impossible('TOE-SUB-2', 'contracts');
      if (!canDraw(draws.locos, outcome.locos)) return impossible('TOE-EOR-6', 'locos');
      return canDraw(draws.wagons, outcome.wagons) ? undefined : impossible('TOE-EOR-6', 'wagons');
    }
    default:
      return assertNever(outcome);
  }
}

/** An unknown id becomes a number that is nowhere. */
const numbersOf = (numbers: ReadonlyMap<string, number>, ids: readonly string[]): number[] =>
  ids.map((id) => numbers.get(id) ?? -1);

function checkSetup(state: State, index: ContentIndex, outcome: SetupOutcome): Illegal | undefined {
  const { config, public: open } = state;
  const contracts = numbersOf(index.contractIndex, outcome.contracts);
  if (!arePossibleContracts(open, contractsToReveal(index, open), contracts))
    return impossible('TOE-SETUP-1', 'contracts');
  const draws = displayDraws(index, open);
  let bags = bagsOf(state);
  const take = (what: Draw, ids: readonly string[]): boolean => {
    const models = numbersOf(index.modelIndex, ids);
    if (!isPossibleDraw(index, bags, what, models)) return false;
    bags = bagsWithout(bags, models);
    return true;
  };
  if (!take(draws.locos, outcome.locos)) return impossible('TOE-SETUP-3', 'locos');
  if (!take(draws.wagons, outcome.wagons)) return impossible('TOE-SETUP-3', 'wagons');
  if (outcome.hands.length !== config.seats) return impossible('TOE-SETUP-4', 'hands');
  for (const { loco, wagons } of outcome.hands) {
    if (!take(HAND_LOCO, [loco]) || !take(HAND_WAGONS, wagons)) return impossible('TOE-SETUP-4', 'hands');
  }
  return isPossibleLaunch(config, index, numbersOf(index.contractIndex, outcome.launch))
    ? undefined
    : impossible(config.seats === 2 ? 'TOE-2P-2' : 'TOE-SETUP-7', 'launch');
}

function isPossibleLaunch(config: Config, index: ContentIndex, launch: readonly ContractIndex[]): boolean {
  if (launch.length !== config.seats || new Set(launch).size !== launch.length) return false;
  if (!launch.every((no) => index.launchContracts.includes(no))) return false;
  if (config.agreed.launch) return config.agreed.launch.every((no, seat) => launch[seat] === no);
  if (config.seats !== 2 || config.options.launch2p !== 'nearRandom') return true;
  return index.nearPairs.some((pair) => pair.every((no) => launch.includes(no)));
}

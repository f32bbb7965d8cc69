// What must hold at every position, worked out independently of the engine: pieces, money, and the audit of the profits.

import { contentOf, profitOf, type ContentIndex, type HeldContract, type State } from '../../src/index.ts';

/** Whether two cities are connected by own sections: a plain search, nothing shared with the engine. */
function reaches(index: ContentIndex, { public: open }: State, seat: number, from: string, to: string): boolean {
  const { sections } = index.content.map;
  const seen = new Set([from]);
  const waiting = [from];
  while (waiting.length > 0) {
    const city = waiting.pop()!;
    if (city === to) return true;
    sections.forEach(({ a, b }, no) => {
      if ((open.holders[no]! & (1 << seat)) === 0 || (a !== city && b !== city)) return;
      const next = a === city ? b : a;
      if (!seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
    });
  }
  return false;
}

function incomeOf(index: ContentIndex, state: State, seat: number, held: HeldContract): number {
  const { routes, vehicles, perVehicle, extra } = index.content.contracts[held.contract]!;
  const cards = held.vehicles.map((no) => index.content.vehicles[no]!);
  const locos = cards.filter(({ kind }) => kind === 'loco');
  const wagons = cards.filter(({ kind }) => kind === 'wagon');
  const connected = routes.filter(({ from, to }) => reaches(index, state, seat, from, to));
  if (locos.length === 0 || connected.length === 0) return 0;
  const pulled = Math.min(
    wagons.length,
    locos.reduce((sum, { pull = 0 }) => sum + pull, 0),
  );
  const all = vehicles.reduce((sum, { count }) => sum + count, 0);
  const whole = connected.length === routes.length && cards.length === all && pulled === wagons.length;
  const property =
    extra?.type === 'speed'
      ? cards.every(({ speed }) => speed >= extra.min)
      : wagons.every(({ sleeper }) => sleeper === true);
  return (
    connected.reduce((sum, { income }) => sum + income, 0) +
    (locos.length + pulled) * perVehicle +
    (extra && whole && property ? extra.income : 0)
  );
}

/** TOE-AUD-1. */
export function auditedProfit(state: State, seat: number): number {
  const index = contentOf(state.config);
  const { contracts, config } = index.content;
  let profit = 0;
  for (const held of state.public.contracts[seat]!) {
    const card = contracts[held.contract]!;
    profit += held.chips * config.chip;
    profit += held.complete ? card.profit : incomeOf(index, state, seat, held) - card.tax;
  }
  return profit;
}

/** EX-TOE-80: what is wrong with the pieces, if anything. */
export function lostPieces(state: State): string | undefined {
  const index = contentOf(state.config);
  const { public: open, secret } = state;
  const money = secret.bank + secret.cash.reduce((sum, cash) => sum + cash, 0);
  if (money !== index.content.config.bank) return `money ${money}`;
  for (const amount of [...secret.cash, secret.bank]) if (amount % 10_000 !== 0) return `amount ${amount}`;
  if (secret.cash.some((cash) => cash < 0)) return `cash ${secret.cash.join()}`;
  const copies = index.content.vehicles.map((_, no) => secret.supply[no]! + open.discards[no]!);
  const count = (models: readonly number[]): void => {
    for (const no of models) copies[no]!++;
  };
  count(open.locos);
  count(open.wagons);
  if (open.stage.kind === 'choose') count(open.stage.selection);
  for (const idle of secret.idle) count(idle);
  for (const held of open.contracts.flat()) count(held.vehicles);
  const wrong = index.content.vehicles.find((model, no) => model.copies !== copies[no]);
  if (wrong) return `copies of ${wrong.id}`;
  const kinds = (models: readonly number[], kind: string): number =>
    models.filter((no) => index.content.vehicles[no]!.kind === kind).length;
  for (const [seat, idle] of secret.idle.entries()) {
    if (kinds(idle, 'loco') !== open.idleLocos[seat] || kinds(idle, 'wagon') !== open.idleWagons[seat])
      return `counts of seat ${seat}`;
    const laid = index.content.map.sections.reduce(
      (sum, { segments }, no) => sum + (open.holders[no]! & (1 << seat) ? segments : 0),
      0,
    );
    if (laid + open.sticks[seat]! !== index.content.config.sticks || open.sticks[seat]! < 0)
      return `sticks of seat ${seat}`;
    if (auditedProfit(state, seat) !== profitOf(index, open, seat)) return `profit of seat ${seat}`;
  }
  const supplied = (kind: string): number =>
    index.content.vehicles.reduce((sum, model, no) => sum + (model.kind === kind ? secret.supply[no]! : 0), 0);
  if (supplied('loco') !== open.supplyLocos || supplied('wagon') !== open.supplyWagons) return 'supply counts';
  if (!state.config.options.releaseLicences) {
    const crowded = index.content.map.sections.find(({ tracks }, no) => bits(open.holders[no]!) > tracks);
    if (crowded) return `tracks of ${crowded.id}`;
  }
  return lostContracts(state, index);
}

const bits = (value: number): number => value.toString(2).replaceAll('0', '').length;

function lostContracts({ public: open }: State, index: ContentIndex): string | undefined {
  const lying = [
    ...open.pile,
    ...open.queue,
    ...open.display.map(({ contract }) => contract),
    ...open.contracts.flat().map(({ contract }) => contract),
  ];
  if (new Set(lying).size !== lying.length) return 'a contract lies in two places';
  const regular = lying.filter((no) => !index.content.contracts[no]!.launch).length;
  if (regular !== index.content.contracts.filter(({ launch }) => !launch).length) return `contracts ${regular}`;
  const launch = lying.length - regular;
  return open.year > 0 && launch !== open.left.length ? `launch contracts ${launch}` : undefined;
}

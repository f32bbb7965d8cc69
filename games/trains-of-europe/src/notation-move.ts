// Every move as one word, and back (docs/notation.md).

import type { Move } from '@branchline/core';
import {
  formatIds,
  formatSeat,
  formatWord,
  parseId,
  parseIds,
  parseSeat,
  parseWhole,
  UNKNOWN,
} from '@branchline/core/notation';
import { parseMove as parseRawMove } from './parse-move.ts';
import type { Action, Hand, LotId, Money, Outcome, TrainsOfEurope } from './types.ts';

const THOUSAND = 1000;

/** Whole thousands are written with k. */
const formatMoney = (amount: Money): string =>
  amount !== 0 && amount % THOUSAND === 0 ? `${amount / THOUSAND}k` : String(amount);

function parseMoney(text: string): Money | undefined {
  const isThousands = text.endsWith('k');
  const number = parseWhole(isThousands ? text.slice(0, -1) : text);
  return number === undefined ? undefined : isThousands ? number * THOUSAND : number;
}

/** The owner, what it is, and its id. */
function formatLot(lot: LotId): readonly string[] {
  const owner = formatSeat(lot.owner);
  if ('section' in lot) return [owner, 'section', lot.section];
  return 'model' in lot ? [owner, 'model', lot.model] : [owner, 'contract', lot.contract];
}

const formatHand = ({ loco, wagons }: Hand): string => formatIds([loco, ...wagons]);

export function formatMove(move: Action | Outcome): string {
  switch (move.do) {
    case 'call':
      return formatWord('call', move.phase);
    case 'licence':
      return formatWord('licence', move.section);
    case 'buy':
      return formatWord('buy', move.model);
    case 'buy-blind':
      return formatWord('buy', UNKNOWN, move.kind);
    case 'take':
      return formatWord('take', move.contract);
    case 'take-blind':
      return formatWord('take', UNKNOWN);
    case 'choose':
      return formatWord('choose', move.model);
    case 'offer':
      return formatWord('offer', formatIds(move.vehicles), formatIds(move.sections));
    case 'open':
      return formatWord('open', ...formatLot(move.lot), formatMoney(move.bid));
    case 'raise':
      return formatWord('raise', formatMoney(move.bid));
    case 'assign':
    case 'unassign':
      return formatWord(move.do, move.model, move.contract);
    case 'offer-contracts':
      return formatWord('offer-contracts', formatIds(move.contracts));
    case 'propose-target':
      return formatWord('target', String(move.target));
    case 'vote':
      return formatWord('vote', move.agree ? 'yes' : 'no');
    case 'book':
      return formatWord('book', formatMoney(move.profit));
    case 'audit':
      return formatWord('audit', formatSeat(move.seat));
    case 'decline':
    case 'pass':
    case 'done':
      return move.do;
    case 'start-player':
      return formatWord('chair', formatSeat(move.seat));
    case 'setup': {
      const { contracts, locos, wagons, hands, launch } = move;
      const companies = hands.map((hand, seat) => `${launch[seat]!},${formatHand(hand)}`);
      return formatWord('setup', formatIds(contracts), formatIds(locos), formatIds(wagons), ...companies);
    }
    case 'blind-vehicle':
      return formatWord('vehicle', move.model);
    case 'blind-contract':
      return formatWord('contract', move.contract);
    case 'aid':
      return formatWord('aid', formatIds(move.locos), formatIds(move.wagons));
    case 'refill':
      return formatWord('refill', formatIds(move.contracts), formatIds(move.locos), formatIds(move.wagons));
  }
}

/** Field by field; the shape is judged in one place for all, `parseMove`. */
type Reader = (parts: readonly string[]) => object | undefined;

const lists =
  (...names: readonly string[]): Reader =>
  (parts) =>
    parts.length === names.length
      ? Object.fromEntries(names.map((name, index) => [name, parseIds(parts[index]!)]))
      : undefined;

const one =
  (name: string, parse: (text: string) => unknown): Reader =>
  (parts) =>
    parts.length === 1 ? { [name]: parse(parts[0]!) } : undefined;

const nothing: Reader = (parts) => (parts.length === 0 ? {} : undefined);

const placing: Reader = (parts) =>
  parts.length === 2 ? { model: parseId(parts[0]!), contract: parseId(parts[1]!) } : undefined;

function opening(parts: readonly string[]): object | undefined {
  const [owner = '', item = '', id = '', bid = ''] = parts;
  if (parts.length !== 4 || !['section', 'model', 'contract'].includes(item)) return undefined;
  return { lot: { owner: parseSeat(owner), [item]: parseId(id) }, bid: parseMoney(bid) };
}

function settingUp([contracts = '', locos = '', wagons = '', ...companies]: readonly string[]): object | undefined {
  const dealt = companies.map((text) => parseIds(text) ?? []);
  if (dealt.length === 0 || dealt.some((ids) => ids.length < 2)) return undefined;
  return {
    contracts: parseIds(contracts),
    locos: parseIds(locos),
    wagons: parseIds(wagons),
    hands: dealt.map(([, loco, ...own]) => ({ loco, wagons: own })),
    launch: dealt.map(([launch]) => launch),
  };
}

const VOTES: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** By verb: what it does in a game file, and how its parts are read. A `Map`, as any text may be looked up. */
const ACTIONS = new Map<string, readonly [Action['do'], Reader]>([
  ['call', ['call', one('phase', parseId)]],
  ['licence', ['licence', one('section', parseId)]],
  ['buy', ['buy', one('model', parseId)]],
  ['take', ['take', one('contract', parseId)]],
  ['choose', ['choose', one('model', parseId)]],
  ['offer', ['offer', lists('vehicles', 'sections')]],
  ['open', ['open', opening]],
  ['decline', ['decline', nothing]],
  ['raise', ['raise', one('bid', parseMoney)]],
  ['pass', ['pass', nothing]],
  ['assign', ['assign', placing]],
  ['unassign', ['unassign', placing]],
  ['offer-contracts', ['offer-contracts', lists('contracts')]],
  ['done', ['done', nothing]],
  ['target', ['propose-target', one('target', parseWhole)]],
  ['vote', ['vote', one('agree', (text) => VOTES[text])]],
  ['book', ['book', one('profit', parseMoney)]],
  ['audit', ['audit', one('seat', parseSeat)]],
]);

const OUTCOMES = new Map<string, readonly [Outcome['do'], Reader]>([
  ['chair', ['start-player', one('seat', parseSeat)]],
  ['setup', ['setup', settingUp]],
  ['vehicle', ['blind-vehicle', one('model', parseId)]],
  ['contract', ['blind-contract', one('contract', parseId)]],
  ['aid', ['aid', lists('locos', 'wagons')]],
  ['refill', ['refill', lists('contracts', 'locos', 'wagons')]],
]);

/** What is taken without being seen. */
const BLIND: Readonly<Record<string, Action>> = {
  'buy:?:loco': { do: 'buy-blind', kind: 'loco' },
  'buy:?:wagon': { do: 'buy-blind', kind: 'wagon' },
  'take:?': { do: 'take-blind' },
};

export function parseMove(by: Move<TrainsOfEurope>['by'], word: string): Move<TrainsOfEurope> | undefined {
  const blind = by !== 'chance' && Object.hasOwn(BLIND, word) ? BLIND[word] : undefined;
  if (blind) return parseRawMove({ by, ...blind });
  const [verb = '', ...parts] = word.split(':');
  const [kind, reader] = (by === 'chance' ? OUTCOMES : ACTIONS).get(verb) ?? [];
  const fields = reader?.(parts);
  return fields && parseRawMove({ by, do: kind, ...fields });
}

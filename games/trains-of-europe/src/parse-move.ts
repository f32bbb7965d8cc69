// The shape of a move from outside: exactly the fields of the format, nothing else. Legality is not judged here.

import type { Move } from '@branchline/core';
import { PHASES, type TrainsOfEurope } from './types.ts';

type Judge = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Judge = (value) => typeof value === 'string';
const isCount: Judge = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isAmount: Judge = (value) => Number.isSafeInteger(value) && !Object.is(value, -0);
const isFlag: Judge = (value) => typeof value === 'boolean';
const isKind: Judge = (value) => value === 'loco' || value === 'wagon';
const isPhase: Judge = (value) => (PHASES as readonly unknown[]).includes(value);
const isTexts: Judge = (value) => Array.isArray(value) && value.every(isText);

/** Exactly these fields, all of them present. */
const hasShape = (value: unknown, fields: Readonly<Record<string, Judge>>): value is Record<string, unknown> => {
  if (!isRecord(value)) return false;
  const names = Object.keys(fields);
  return (
    Object.keys(value).length === names.length && names.every((name) => name in value && fields[name]!(value[name]))
  );
};

const isHands: Judge = (value) =>
  Array.isArray(value) && value.every((hand) => hasShape(hand, { loco: isText, wagons: isTexts }));

const isLot: Judge = (value) =>
  (['model', 'section', 'contract'] as const).some((item) => hasShape(value, { owner: isCount, [item]: isText }));

const ACTIONS: Readonly<Record<string, Readonly<Record<string, Judge>>>> = {
  call: { phase: isPhase },
  licence: { section: isText },
  buy: { model: isText },
  'buy-blind': { kind: isKind },
  take: { contract: isText },
  'take-blind': {},
  choose: { model: isText },
  offer: { vehicles: isTexts, sections: isTexts },
  open: { lot: isLot, bid: isCount },
  decline: {},
  raise: { bid: isCount },
  pass: {},
  assign: { model: isText, contract: isText },
  unassign: { model: isText, contract: isText },
  'offer-contracts': { contracts: isTexts },
  done: {},
  'propose-target': { target: isCount },
  vote: { agree: isFlag },
  book: { profit: isAmount },
  audit: { seat: isCount },
};

const OUTCOMES: Readonly<Record<string, Readonly<Record<string, Judge>>>> = {
  'start-player': { seat: isCount },
  setup: { contracts: isTexts, locos: isTexts, wagons: isTexts, hands: isHands, launch: isTexts },
  'blind-vehicle': { model: isText },
  'blind-contract': { contract: isText },
  aid: { locos: isTexts, wagons: isTexts },
  refill: { contracts: isTexts, locos: isTexts, wagons: isTexts },
};

/** Every word that a move can `do`. */
export const MOVE_KINDS: readonly string[] = [...Object.keys(ACTIONS), ...Object.keys(OUTCOMES)];

export function parseMove(raw: unknown): Move<TrainsOfEurope> | undefined {
  if (!isRecord(raw) || typeof raw['do'] !== 'string') return undefined;
  const byChance = raw['by'] === 'chance';
  if (!byChance && !isCount(raw['by'])) return undefined;
  const table = byChance ? OUTCOMES : ACTIONS;
  const fields = Object.hasOwn(table, raw['do']) ? table[raw['do']] : undefined;
  if (!fields || !hasShape(raw, { by: () => true, do: () => true, ...fields })) return undefined;
  return raw as unknown as Move<TrainsOfEurope>;
}

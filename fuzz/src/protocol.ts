// Messages of bytes: sound ones with parts changed. Each is understood or refused; what is understood is understood again.

import { canonicalJson, gameFileFrom, invariant, parseGameFile } from '@branchline/core';
import { parseRecord } from '@branchline/core/notation';
import { parseFromAuthority, parseQuestion, PROTOCOL_VERSION } from '@branchline/protocol';
import { parseChallengeQuestion, parseLinkedChallenge } from '@branchline/protocol/challenge';
import { parseExploreAsk } from '@branchline/protocol/explore';
import { socket } from '@branchline/protocol/online';
import * as v from 'valibot';
import { pickBy, type Choices } from './bytes.ts';
import { Crash, type Target } from './target.ts';

const ID = 'abcdefghij';
const UUID = '6f1c1c34-7a68-4a0e-9d4b-0d9f2b7c8e11';
const HASH = `sha256:${'0'.repeat(64)}`;

const question = (call: string, ask: unknown) => ({ version: PROTOCOL_VERSION, number: 1, call, ask });

/** Where changes begin. */
const SOUND: readonly unknown[] = [
  question('open', { id: ID }),
  question('since', { id: ID, who: 0, sequence: 4 }),
  question('submit', { id: ID, seat: 1, action: { do: 'x' }, after: 3, submission: UUID }),
  question('rule', { id: ID, seat: 1, kind: 'takeback', agreed: [0], after: 3, submission: UUID }),
  question('create', { game: 'g', spec: { seats: 2, options: { a: 1 } }, seats: [{ name: 'A', kind: 'human' }] }),
  question('import', { text: '{}', colours: ['red', null] }),
  question('at', { id: ID, sequence: 2, who: 'spectator' }),
  question('explore', { id: ID, ask: { do: 'files' } }),
  { number: 3, answer: { id: ID } },
  { number: 3, error: 'no' },
  { hello: { version: 1, token: 't', since: 3 } },
  { submit: { id: UUID, after: 3, action: { do: 'lay', line: '17,8-18,9', piece: 'black' } } },
  { reveal: { entropy: '0'.repeat(64) } },
  { legal: {} },
  {
    ...{ format: 'branchline-game/1', game: 'trans-europa', board: 'europe', boardHash: HASH, rulesVersion: '1' },
    ...{ seats: [{ name: 'A', kind: 'human' }], commitment: HASH, moves: [{ by: 0, do: 'claim' }] },
    ...{ takebacks: [{ by: 0, after: 1, moves: 1 }], conceded: { by: 0 }, hashes: ['00'], options: { a: 1 } },
  },
  'branchline-notation/1\ngame: trans-europa\noptions: {"a":1}\nA: Ada\nB: bot:x "B"\n\n1. ~ first:B # c\nA @1,1 1,1se*',
];

const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, 0.5, '', 'x', 'A:', '{', '#', '~', '\u202E', '\uD800', '__proto__', 'toString'],
  ...[[], {}, [null], [[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]], JSON.parse('{"__proto__":{"x":1}}')],
] as const;

/** The value with one part of it changed, as the choices say. */
function changed(value: unknown, choices: Choices): unknown {
  if (typeof value === 'string' && choices.below(2) === 0) {
    const at = choices.below(value.length + 1);
    return value.slice(0, at) + String(pickBy(ODD, choices)) + value.slice(at + choices.below(4));
  }
  if (typeof value !== 'object' || value === null || choices.below(6) === 0) return pickBy(ODD, choices);
  const entries = Object.entries(value);
  if (entries.length === 0) return pickBy(ODD, choices);
  const [key, part] = pickBy(entries, choices);
  const how = choices.below(4);
  const rest = entries.filter(([name]) => name !== key);
  const next: [string, unknown][] =
    how === 0
      ? rest
      : how === 1
        ? [...entries, [String(pickBy(ODD, choices)), part]]
        : [...rest, [key, changed(part, choices)]];
  if (Array.isArray(value)) return next.map(([, item]) => item);
  return Object.fromEntries(next);
}

type Parser = (raw: unknown) => unknown;

/** Everything that judges what comes from outside; undefined where it refuses. */
const PARSERS: Readonly<Record<string, Parser>> = {
  question: parseQuestion,
  'from the authority': parseFromAuthority,
  challenge: (raw) => parseChallengeQuestion('make', raw),
  'linked challenge': parseLinkedChallenge,
  explore: parseExploreAsk,
  'from a player': (raw) => {
    const said = v.safeParse(socket.fromPlayer, raw);
    return said.success ? said.output : undefined;
  },
  'game file': (raw) => {
    const file = gameFileFrom(raw);
    return file.ok ? file.value : undefined;
  },
};

function judgeValue(value: unknown): string[] {
  return Object.entries(PARSERS).flatMap(([name, parse]) => {
    const understood = parse(value);
    if (understood === undefined) return [];
    invariant(
      canonicalJson(parse(understood)) === canonicalJson(understood),
      `${name}: what was understood is understood again`,
    );
    return [name];
  });
}

function judgeText(text: string): string[] {
  const file = parseGameFile(text);
  const record = parseRecord(text);
  return [...(file.ok ? ['game file as text'] : []), ...(record.ok ? ['record'] : [])];
}

const MOST_CHANGES = 5;

export const protocolTarget: Target = {
  name: 'protocol',
  longest: 64,
  run(choices) {
    let value = pickBy(SOUND, choices);
    for (let count = choices.below(MOST_CHANGES); count > 0; count--) value = changed(value, choices);
    try {
      return [...judgeValue(value), ...judgeText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))];
    } catch (error) {
      throw new Crash(error, value);
    }
  },
};

// Both ends judge what they hear: what was said arrives, and nothing else does.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnswer, parseFromAuthority, parseQuestion, PROTOCOL_VERSION, type CallName } from '../src/index.ts';

const ID = 'abcdefghij';
const UUID = '6f1c1c34-7a68-4a0e-9d4b-0d9f2b7c8e11';

/** One sound question for each call. */
const ASKS: Readonly<Record<CallName, unknown>> = {
  open: { id: ID },
  look: { id: ID, who: 'spectator' },
  since: { id: ID, who: 0, sequence: 4 },
  submit: { id: ID, seat: 1, action: { do: 'x' }, after: 3, submission: UUID },
  rule: { id: ID, seat: 1, kind: 'takeback', agreed: [0], after: 3, submission: UUID },
  standIn: { id: ID, seat: 0 },
  hint: { id: ID, seat: 0 },
  advise: { game: 'g', spec: { seats: 2 }, seat: 0, view: { own: 1 } },
  ping: { id: ID },
  takeOver: { id: ID },
  leave: { id: ID },
  create: { game: 'g', spec: { seats: 2 }, seats: [{ name: 'A', kind: 'human' }] },
  handOver: { id: ID },
  list: null,
  remove: { id: ID },
  bookmark: { id: ID, sequence: 0 },
  export: { id: ID },
  import: { text: '{}' },
  own: { id: ID },
  restore: { id: ID, text: '{}' },
  replay: { id: ID, who: 'spectator' },
  at: { id: ID, sequence: 2, who: 1 },
  challenge: { call: 'make', ask: {} },
  explore: { id: ID, ask: {} },
  forget: { id: ID },
};

const question = (call: string, ask: unknown) => ({ version: PROTOCOL_VERSION, number: 1, call, ask });

describe('questions', () => {
  test.each(Object.entries(ASKS))('%s is understood as it was asked', (call, ask) => {
    expect(parseQuestion(question(call, ask))).toEqual(question(call, ask));
  });

  test.each(Object.entries(ASKS).filter(([, ask]) => ask !== null))(
    '%s is refused where a field is missing, of another kind or unknown',
    (call, ask) => {
      const fields = ask as Record<string, unknown>;
      for (const field of Object.keys(fields)) {
        const { [field]: _gone, ...rest } = fields;
        // Any value may be an action or a view; whether it is one, the game says.
        if (field !== 'action') expect(parseQuestion(question(call, rest))).toBeUndefined();
        if (!['action', 'view', 'ask'].includes(field))
          expect(parseQuestion(question(call, { ...rest, [field]: [{}] }))).toBeUndefined();
      }
      expect(parseQuestion(question(call, { ...fields, extra: 1 }))).toBeUndefined();
    },
  );

  test('names arrive without signs that turn the direction of writing', () => {
    const ask = { game: 'g', spec: { seats: 2 }, seats: [{ name: 'Al\u202eice', kind: 'human' }] };
    expect(parseQuestion(question('create', ask))).toMatchObject({ ask: { seats: [{ name: 'Alice' }] } });
  });

  test('of another version, or of a call nobody knows, are refused', () => {
    expect(parseQuestion({ ...question('list', null), version: PROTOCOL_VERSION + 1 })).toBeUndefined();
    expect(parseQuestion(question('steal', null))).toBeUndefined();
    expect(parseQuestion(question('toString', null))).toBeUndefined();
  });

  test('that are counted instead of drawn at random are refused', () => {
    const submit = ASKS.submit as object;
    expect(parseQuestion(question('submit', { ...submit, submission: '0-3-1' }))).toBeUndefined();
  });

  test('may be anything without doing harm', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        parseQuestion(raw);
        parseFromAuthority(raw);
        for (const call of Object.keys(ASKS) as CallName[]) parseAnswer(call, raw);
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});

describe('answers', () => {
  const update = { sequence: 1, by: 'chance', events: [{ kind: 'dealt', more: 1 }], view: {}, turn: { kind: 'over' } };

  test('updates arrive whole, with everything the game put into its events and views', () => {
    expect(parseFromAuthority({ push: 'update', id: ID, update })).toEqual({ push: 'update', id: ID, update });
    expect(parseFromAuthority({ push: 'update', id: ID, update: { ...update, by: 'me' } })).toBeUndefined();
  });

  test('to a submission say yes with the place, or no with the reason', () => {
    for (const answer of [
      { ok: true, sequence: 4 },
      { ok: false, reason: 'stale' },
      { ok: false, reason: 'id-used' },
      { ok: false, reason: 'not-stored', why: 'full' },
      { ok: false, reason: 'illegal', illegal: { code: 'a/b', rule: 'TE-BUILD-5', at: '1,2' } },
    ]) {
      expect(parseAnswer('submit', answer)).toEqual(answer);
    }
    expect(parseAnswer('submit', { ok: true })).toBeUndefined();
    expect(parseAnswer('submit', { ok: false, reason: 'because' })).toBeUndefined();
  });

  test('a damaged record is listed without harming the others', () => {
    const damaged = { id: 'x', damaged: true };
    expect(parseAnswer('list', [damaged])).toEqual([damaged]);
    expect(parseAnswer('list', [{ id: 'x' }])).toBeUndefined();
  });
});

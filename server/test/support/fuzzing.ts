// Messages nobody meant: made from a seed, sent to a real table, judged by what must hold whatever arrives.

import { fastRng, pick, type Rng } from '@branchline/core';
import type { Seated } from './client.ts';

const WORDS = [
  'hello',
  'submit',
  'reveal',
  'legal',
  'chat',
  'mute',
  'rule',
  'call',
  'number',
  'ask',
  'consent',
  'ping',
  'answer',
  'update',
  '__proto__',
  'constructor',
  '',
];
const FIELDS = [
  'id',
  'after',
  'action',
  'version',
  'token',
  'since',
  'entropy',
  'text',
  'do',
  'at',
  'line',
  'by',
  'thought',
  'kind',
  'agree',
];
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 53, '', ' ', '\u0000', '\ud800', '💥'],
  ...['00000000-0000-4000-8000-000000000000', 'a'.repeat(64), 'sha256:x', '17,8', '17,8-18,9', [], {}, [[]], [null]],
  ...['marker', 'lay', 'end-turn', 'deal', 'start-player', 'black', 'own'],
];

function value(rng: Rng, depth: number): unknown {
  const kind = rng.below(depth > 3 ? 2 : 5);
  if (kind < 2) return pick(ODD, rng);
  if (kind === 2) return rng.below(2 ** 31);
  if (kind === 3) return Array.from({ length: rng.below(4) }, () => value(rng, depth + 1));
  return Object.fromEntries(Array.from({ length: rng.below(5) }, () => [pick(FIELDS, rng), value(rng, depth + 1)]));
}

/** A submission that is nearly right. */
const nearly = (rng: Rng, sequence: number): object => ({
  submit: {
    id: `00000000-0000-4000-8000-${rng
      .below(2 ** 31)
      .toString(16)
      .padStart(12, '0')}`,
    after: rng.below(3) === 0 ? rng.below(2 ** 20) : sequence,
    action: {
      do: pick(['marker', 'lay', 'end-turn', 'drop-card', 'fly'], rng),
      at: pick(ODD, rng),
      line: pick(ODD, rng),
      piece: pick(ODD, rng),
    },
  },
});

function text(rng: Rng, sequence: number): string {
  const kind = rng.below(10);
  if (kind < 5) return JSON.stringify({ [pick(WORDS, rng)]: value(rng, 0) });
  if (kind < 8) return JSON.stringify(nearly(rng, sequence));
  const whole = JSON.stringify(nearly(rng, sequence));
  if (kind === 8) return whole.slice(0, rng.below(whole.length));
  const at = rng.below(whole.length);
  return whole.slice(0, at) + String.fromCharCode(rng.below(0x7f)) + whole.slice(at + 1);
}

export interface Fuzzed {
  readonly sent: number;
  readonly answers: number;
  readonly errors: number;
  readonly connections: number;
}

/** Sends so many messages through connections that are opened anew whenever the server has had enough. */
export async function fuzz(
  open: () => Promise<Seated>,
  { messages, seed, say }: { readonly messages: number; readonly seed: number; readonly say?: (line: string) => void },
): Promise<Fuzzed> {
  const rng = fastRng(seed);
  const counts = { sent: 0, answers: 0, errors: 0, connections: 0 };
  while (counts.sent < messages) {
    const client = await open();
    // Whoever arrives is written down first; what cannot be understood is refused at once and would overtake the answers.
    await client.legal();
    const asked = client.messages.length;
    counts.connections++;
    for (let burst = 0; burst < 50 && client.closed === undefined && counts.sent < messages; burst++) {
      client.send(text(rng, client.position?.sequence ?? 0));
      counts.sent++;
    }
    // Whatever was sent, one understandable question at the end is answered, or the connection has ended.
    if (client.closed === undefined) client.send({ legal: {} });
    await client.until(
      () => client.closed !== undefined || client.messages.slice(asked).some((message) => 'legal' in message),
    );
    counts.answers += client.messages.filter((message) => 'answer' in message).length;
    counts.errors += client.messages.filter((message) => 'error' in message).length;
    client.socket.terminate();
    if (counts.connections % 200 === 0) say?.(`${counts.sent} messages, ${counts.connections} connections`);
  }
  return counts;
}

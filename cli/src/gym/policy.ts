// A trained policy at the arena's tables: its questions come as views and leave as numbers, its answers the other way round.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { encodingFor, sizeOf, type Encoding } from '@branchline/gym';
import type { GameTypes, Seat } from '@branchline/core';
import { badInput } from '../fail.ts';

/** What the arena says to a bot from outside (docs/arena.md), as far as it matters here. */
type Message =
  | {
      readonly type: 'hello';
      readonly game: string;
      readonly seat: Seat;
      readonly seats: number;
      readonly config: unknown;
    }
  | { readonly type: 'decide'; readonly view: unknown; readonly legal: readonly GameTypes['Action'][] }
  | { readonly type: 'over' };

interface Sitting {
  readonly encoding: Encoding<GameTypes>;
  readonly seat: Seat;
}

/** The program is run by the shell; it answers every line with the number of an action. */
function policyOf(command: string) {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question: object): Promise<number> {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await answers.next();
      return done ? badInput('the policy has ended') : Number(value);
    },
    end: () => void child.stdin.end(),
  };
}

function questionFor({ encoding, seat }: Sitting, { view, legal }: Extract<Message, { type: 'decide' }>) {
  const numbers = [...encoding.numbersOf(legal)];
  const size = sizeOf(encoding.observation);
  const row = encoding.dtype === 'uint8' ? new Uint8Array(size) : new Int16Array(size);
  encoding.observe(view, seat, row);
  return { numbers, question: { observation: [...row], legal: numbers.filter((number) => number >= 0) } };
}

/** Speaks `branchline-bot/1` on standard input and output, until the input ends. */
export async function playPolicy(command: string): Promise<void> {
  const policy = policyOf(command);
  let sitting: Sitting | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line) as Message;
    if (message.type === 'hello') {
      const encoding = encodingFor(message.game, message.config);
      sitting = encoding && { encoding, seat: message.seat };
    } else if (message.type === 'decide' && sitting) {
      const { numbers, question } = questionFor(sitting, message);
      const index = numbers.indexOf(await policy.ask(question));
      process.stdout.write(`${JSON.stringify({ action: message.legal[index] ?? null })}\n`);
    }
  }
  policy.end();
}

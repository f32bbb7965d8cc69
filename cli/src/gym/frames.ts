// The output of the gym on its pipe: a line of JSON, then frames of bytes of the same length (docs/gym.md).

import { adviceFrom, type Gym } from '@branchline/gym';
import { bytesIn, writeWhole } from './pipe.ts';

export const GYM_PROTOCOL = 'branchline-gym/1';

const OK = 0;
const REFUSED = 1;

/** The first line: everything a program has to know before the first frame. */
export const headLine = ({ game, encoding, tables }: Gym): string =>
  `${JSON.stringify({
    protocol: GYM_PROTOCOL,
    game: game.id,
    rulesVersion: game.rulesVersion,
    tables: tables.count,
    seats: tables.seats,
    actions: encoding.actions,
    observation: encoding.observation,
    dtype: encoding.dtype,
  })}\n`;

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** What is answered: whether it was done, and the bytes that say so. */
type Frame = readonly [status: number, ...parts: readonly ArrayBufferView[]];

const framed = ([status, ...parts]: Frame): Uint8Array => Buffer.concat([Uint8Array.of(status), ...parts.map(bytesOf)]);

const tablesFrame = ({ tables: { actors, over, rewards, masks, observations } }: Gym): Frame => [
  OK,
  actors,
  over,
  rewards,
  masks,
  observations,
];

function refusal(reason: string): Frame {
  const text = Buffer.from(reason);
  return [REFUSED, Uint32Array.of(text.length), text];
}

const numbersOf = (bytes: Buffer): Int32Array =>
  Int32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32LE(4 * index));

/** What a request needs behind its letter, and what is done about it. */
type Answer = { readonly length: (gym: Gym) => number; readonly give: (gym: Gym, bytes: Buffer) => Frame };

let asked = 0;

const ANSWERS: Readonly<Record<string, Answer>> = {
  s: {
    length: ({ tables }) => 4 * tables.count,
    give(gym, bytes) {
      gym.tables.step(numbersOf(bytes));
      return tablesFrame(gym);
    },
  },
  r: {
    length: () => 4,
    give(gym, bytes) {
      gym.tables.reset(bytes.readUInt32LE());
      return tablesFrame(gym);
    },
  },
  o: {
    length: () => 8,
    give({ tables }, bytes) {
      const [table = 0, seat = 0] = numbersOf(bytes);
      if (table >= tables.count || seat >= tables.seats || table < 0 || seat < 0)
        return refusal(`no seat ${seat} at table ${table}`);
      return [OK, tables.observe(table, seat)];
    },
  },
  b: {
    length: () => 16,
    give(gym, bytes) {
      const name = bytes.toString('latin1').trimEnd();
      const numbers = adviceFrom(gym, name, asked++);
      return numbers ? [OK, numbers] : refusal(`no bot ${name}`);
    },
  },
};

/** A request that makes no sense is refused in words, and nothing has happened. */
function answerTo(gym: Gym, { give }: Answer, bytes: Buffer): Frame {
  try {
    return give(gym, bytes);
  } catch (error) {
    if (error instanceof RangeError) return refusal(error.message);
    throw error;
  }
}

/** Answers requests until the input ends. */
export async function serveGym(gym: Gym): Promise<void> {
  await writeWhole(Buffer.from(headLine(gym)));
  await writeWhole(framed(tablesFrame(gym)));
  const read = bytesIn(process.stdin);
  for (;;) {
    const letter = (await read(1))?.toString('latin1');
    if (letter === undefined) return;
    const answer = Object.hasOwn(ANSWERS, letter) ? ANSWERS[letter] : undefined;
    if (!answer) return writeWhole(framed(refusal(`no request "${letter}"`)));
    const bytes = await read(answer.length(gym));
    if (!bytes) return;
    await writeWhole(framed(answerTo(gym, answer, bytes)));
  }
}

// Bots from outside: the examples play, and whatever a program does wrong costs it the round and nothing else.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playMatch, type ArenaRound, type ArenaTask } from '../src/tasks/arena.ts';
import { branchlineProcess, temporaryFolder } from './run.ts';

const match = (bot: string, more: Partial<ArenaTask> = {}): Promise<readonly ArenaRound[]> =>
  playMatch({
    game: 'trans-europa',
    spec: { seats: 2 },
    lineUp: ['greedy', bot],
    seed: '1',
    deal: 0,
    whole: false,
    budget: { kind: 'iterations', count: 1 },
    limit: 5000,
    ...more,
  });

/** A program that answers every question with this expression over `message`. */
function program(answer: string): string {
  const path = join(temporaryFolder(), 'bot.mjs');
  const text = `import { createInterface } from 'node:readline';
let number = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== 'decide') continue;
  number++;
  console.log(${answer});
}`;
  writeFileSync(path, text);
  return `cmd:${JSON.stringify(process.execPath)} ${JSON.stringify(path)}`;
}

const FIRST = 'JSON.stringify({ action: message.legal[0] })';

const reasons = (rounds: readonly ArenaRound[]): (string | undefined)[] => rounds.map(({ forfeit }) => forfeit?.reason);

test('the example in JavaScript plays both games', async () => {
  const bot = `cmd:${JSON.stringify(process.execPath)} docs/examples/random.js`;
  expect(reasons(await match(bot))).toEqual([undefined, undefined]);
  const business = await match(bot, { game: 'trains-of-europe', lineUp: ['random', bot] });
  expect(reasons(business)).toEqual([undefined, undefined]);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test('the example in Python connects its cities before chance does; without Python the report says so', async () => {
  const bot = 'cmd:python3 docs/examples/nearest.py';
  const rounds = await match(bot, { lineUp: ['random', bot] });
  expect(rounds).toHaveLength(2);
  for (const { forfeit, winners } of rounds) {
    if (hasPython) expect([forfeit, winners]).toEqual([undefined, [1]]);
    else expect(forfeit?.reason).toMatch(/^it ended with exit code \d+: .*python3/);
  }
});

test('a program that is not there loses every round, and the report names it', async () => {
  const rounds = await match('cmd:no-such-program-anywhere');
  expect(reasons(rounds)).toEqual(
    Array(2).fill(expect.stringMatching(/^it ended with exit code \d+: .*no-such-program-anywhere/)),
  );
});

test('an answer that is no legal action costs the round, and the report says what was wrong', async () => {
  const cases: [string, RegExp][] = [
    ['"nonsense"', /^its answer is no JSON: nonsense$/],
    ['"[]"', /^its answer names no action: \[\]$/],
    ['JSON.stringify({ action: { do: "fly" } })', /^no action: \{"do":"fly"\}$/],
    ['JSON.stringify({ action: { do: "marker", at: "0,0" } })', /^illegal \[TE-/],
    [`${FIRST} + "\\n" + ${FIRST}`, /^it spoke without being asked: /],
    ['"x".repeat(3e6)', /^its answer is no JSON: x+…$|^its answer has no end$/],
  ];
  for (const [answer, expected] of cases) {
    const rounds = await match(program(answer));
    for (const { forfeit, winners, points } of rounds) {
      expect(forfeit?.slot).toBe(1);
      expect(forfeit?.reason).toMatch(expected);
      expect(winners).toEqual([0]);
      expect(points).toEqual([]);
    }
  }
});

test('a program that ends is started again for the next round, its last words in the report', async () => {
  const rounds = await match(program(`number < 4 ? ${FIRST} : (console.error('out of ideas'), process.exit(3))`));
  expect(reasons(rounds)).toEqual(Array(2).fill('it ended with exit code 3: out of ideas'));
});

test('a program that is silent loses the round when its time is up', async () => {
  // It answers once, so that the time for starting up is not waited for.
  const silent = program(`number < 2 ? ${FIRST} : await new Promise((done) => setTimeout(done, 60_000))`);
  const rounds = await match(silent, { limit: 200 });
  expect(reasons(rounds)).toEqual(Array(2).fill('no answer within 200 ms'));
});

/** A program that notes its process, never answers and cannot be asked to leave. */
function stubborn(): { readonly bot: string; readonly pids: () => number[] } {
  const folder = temporaryFolder();
  const notes = join(folder, 'pids');
  writeFileSync(notes, '');
  writeFileSync(
    join(folder, 'stays.mjs'),
    `import { appendFileSync } from 'node:fs';
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
setInterval(() => {}, 1000);
appendFileSync(${JSON.stringify(notes)}, process.pid + '\\n');
`,
  );
  return {
    bot: `cmd:${JSON.stringify(process.execPath)} ${JSON.stringify(join(folder, 'stays.mjs'))}`,
    pids: () => readFileSync(notes, 'utf8').split('\n').filter(Boolean).map(Number),
  };
}

/** A killed process whose new parent has not yet taken note of it still has a number, but no life. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !(existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8')));
};

test('no program outlives the match, not even one that ignores the end of its input', async () => {
  const path = join(temporaryFolder(), 'lingers.mjs');
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
setInterval(() => {}, 1000);
createInterface({ input: process.stdin }).on('line', (line) => {
  if (JSON.parse(line).type === 'decide') console.log('pid ' + process.pid);
});`,
  );
  const rounds = await match(`cmd:${JSON.stringify(process.execPath)} ${JSON.stringify(path)}`);
  const pids = reasons(rounds).map((reason) => Number(/pid (\d+)/.exec(reason ?? '')?.[1]));
  expect(pids.every((pid) => pid > 0)).toBe(true);
  await expect.poll(() => pids.some(isAlive)).toBe(false);
});

test('an interrupted arena takes its programs along', async () => {
  const { bot, pids } = stubborn();
  const ended = await branchlineProcess(
    ['arena', '--bot', bot, '--against', 'greedy', '--players', '2', '--rounds', '2'],
    {
      running: (kill) => {
        const timer = setInterval(() => {
          if (pids().length === 0) return;
          clearInterval(timer);
          kill('SIGTERM');
        }, 20);
      },
    },
  );
  expect(ended.code).toBe(143);
  expect(pids().length).toBeGreaterThan(0);
  await expect.poll(() => pids().some(isAlive)).toBe(false);
});

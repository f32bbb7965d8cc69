// Pictures are drawn one at a time, kept within a limit, and given up when they take too long.

import { expect, test } from 'vitest';
import { studioOf, type Wanted } from '../src/pictures/studio.ts';

type Drawing = { readonly file: string; readonly finish: (picture: Buffer) => void; readonly pause: () => void };

function studio(given: { readonly mostBytes?: number } = {}) {
  const drawings: Drawing[] = [];
  let now = 0;
  let counted = 0;
  const made = studioOf({
    now: () => now,
    draw: ({ file }, pause) => new Promise((finish) => void drawings.push({ file, finish, pause })),
    mostBytes: given.mostBytes ?? 1000,
    patience: 100,
  });
  const wanted = (file: string, changes: Partial<Wanted> = {}): Wanted => ({
    expect: async () => {},
    count: async () => void counted++,
    game: async () => ({ file }),
    ...changes,
  });
  return {
    drawings,
    counted: () => counted,
    wanted,
    ask: (file: string, changes?: Partial<Wanted>) => made.picture(file, wanted(file, changes)),
    pass: (milliseconds: number) => void (now += milliseconds),
    settle: () => new Promise((resolve) => void setImmediate(resolve)),
  };
}

test('one picture is drawn after the other, and the same one for all who ask meanwhile', async () => {
  const { ask, drawings, settle, counted } = studio();
  const [a, again, b] = [ask('a'), ask('a'), ask('b')];
  await settle();
  expect(drawings.map(({ file }) => file)).toEqual(['a']);
  drawings[0]!.finish(Buffer.from('picture of a'));
  expect(await a).toBe(await again);
  await settle();
  expect(drawings.map(({ file }) => file)).toEqual(['a', 'b']);
  drawings[1]!.finish(Buffer.from('picture of b'));
  await b;
  expect(counted()).toBe(2);
  expect((await ask('a')).toString()).toBe('picture of a');
  expect(counted()).toBe(2);
});

test('what was not looked at for longest goes first where there is no room', async () => {
  const { ask, drawings, settle } = studio({ mostBytes: 20 });
  const drawn = async (file: string): Promise<void> => {
    const asked = ask(file);
    await settle();
    drawings.at(-1)!.finish(Buffer.alloc(8));
    await asked;
  };
  await drawn('a');
  await drawn('b');
  await ask('a');
  await drawn('c');
  await ask('a');
  expect(drawings.length).toBe(3);
  void ask('b');
  await settle();
  expect(drawings.map(({ file }) => file)).toEqual(['a', 'b', 'c', 'b']);
});

test('a picture that is not done in time is given up, and so is one that has waited too long', async () => {
  const { ask, drawings, settle, pass } = studio();
  const [slow, waiting] = [ask('slow'), ask('waiting')];
  const refused = expect(waiting).rejects.toMatchObject({ status: 503, code: 'busy' });
  await settle();
  pass(101);
  expect(() => drawings[0]!.pause()).toThrow('try again');
  drawings[0]!.finish(Buffer.from('late all the same'));
  await slow;
  await refused;
  expect(drawings.length).toBe(1);
});

test('with too many waiting the next is refused before anything is done for it', async () => {
  const { ask, counted, settle } = studio();
  for (let index = 0; index < 21; index++) void ask(String(index));
  await settle();
  await expect(ask('one more')).rejects.toMatchObject({ status: 503, code: 'busy', retry: { retryAfter: 30 } });
  expect(counted()).toBe(21);
});

test('a picture that is kept is not shown once its game is gone, and a refusal harms no later picture', async () => {
  const { ask, drawings, settle } = studio();
  const gone = { expect: () => Promise.reject(new Error('gone')) };
  const first = ask('a');
  await settle();
  drawings[0]!.finish(Buffer.from('picture'));
  await first;
  await expect(ask('a', gone)).rejects.toThrow('gone');
  await expect(ask('b', { count: () => Promise.reject(new Error('enough')) })).rejects.toThrow('enough');
  const next = ask('b');
  await settle();
  drawings[1]!.finish(Buffer.from('b'));
  expect((await next).toString()).toBe('b');
});

// The quick start at play: it waits for the moves of the example, takes others kindly, and can go back.

import { contentOf, LANGUAGES, profitOf, type Action } from '@branchline/trains-of-europe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { namesOf } from '../../../src/games/trains-of-europe/play/tell/names.ts';
import { fill } from '../../../src/games/trains-of-europe/screens/learn/fill.ts';
import { lessonFrom, stepBefore, type Lesson } from '../../../src/games/trains-of-europe/screens/learn/lesson.ts';
import { phoneHalf, placeCoach } from '../../../src/games/trains-of-europe/screens/learn/place-coach.ts';
import { SCRIPT, STEPS, YOU, type StepId } from '../../../src/games/trains-of-europe/screens/learn/quick-start.ts';
import { sameMove } from '../../../src/games/trains-of-europe/screens/learn/same-move.ts';
import { sceneAfter } from '../../../src/games/trains-of-europe/screens/learn/scene.ts';
import { CATALOGUES, LEARN } from './support/texts.ts';

const WORDS = CATALOGUES;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets the others play until something waits for you. */
const others = (): Promise<unknown> => vi.advanceTimersByTimeAsync(30_000);

const item = (step: StepId): number => SCRIPT.findIndex((each) => each.kind !== 'others' && each.step === step);
const movesAt = (step: StepId): readonly Action[] => {
  const found = SCRIPT[item(step)]!;
  return found.kind === 'ask' ? found.moves : [];
};

const profitNow = ({ table }: Lesson): number => {
  const view = table.view.value;
  return profitOf(contentOf(view.config), view.public, YOU);
};

async function playStep(lesson: Lesson): Promise<void> {
  const now = lesson.now.value!;
  if (now.kind === 'read') lesson.goOn();
  else if (now.kind === 'turn') lesson.table.goOn();
  else if (now.kind === 'ask') for (const move of now.moves) await lesson.table.act(move);
  await others();
}

describe('the way through', () => {
  test('[TOE-ROUND-1] every step follows the one before it, to the end', async () => {
    const lesson = lessonFrom(0);
    await others();
    const seen: StepId[] = [];
    while (seen.at(-1) !== 'end') {
      seen.push(lesson.step.value);
      expect(lesson.now.value, lesson.step.value).toBeDefined();
      await playStep(lesson);
    }
    expect(seen).toEqual([...STEPS]);
    expect([lesson.table.view.value.companies[YOU]!.cash, profitNow(lesson)]).toEqual([110_000, 20_000]);
    lesson.close();
  });

  test('the licences of the example are planned when they are asked for, and not before', async () => {
    const lesson = lessonFrom(0);
    await others();
    const planned: [StepId, number][] = [];
    while (lesson.step.value !== 'fair') {
      planned.push([lesson.step.value, lesson.planned.value?.length ?? 0]);
      await playStep(lesson);
    }
    expect(planned).toEqual([
      ['welcome', 0],
      ['meeting', 0],
      ['licences', 3],
      ['bonus', 0],
    ]);
    lesson.close();
  });

  test('[TOE-ONS-2] moves of one step may come in any order', async () => {
    const lesson = lessonFrom(item('licences'));
    for (const move of movesAt('licences').toReversed())
      expect(await lesson.table.act(move)).toMatchObject({ ok: true });
    await others();
    expect(lesson.step.value).toBe('bonus');
    lesson.close();
  });

  test('[TOE-FAIR-4] the trains are confirmed last', async () => {
    const lesson = lessonFrom(item('train'));
    expect(await lesson.table.act({ do: 'done' })).toMatchObject({ ok: false });
    expect(lesson.strayed.value).toBe(true);
    for (const move of movesAt('train')) await lesson.table.act(move);
    await others();
    expect(lesson.step.value).toBe('year-one');
    lesson.close();
  });

  test('a move made while the others play waits for its turn', async () => {
    const lesson = lessonFrom(item('auction'));
    await lesson.table.act({ do: 'call', phase: 'auction-house' });
    expect(lesson.now.value).toBeUndefined();
    const offered = lesson.table.act({ do: 'offer', vehicles: ['lark'], sections: [] });
    await others();
    expect(await offered).toMatchObject({ ok: true });
    expect(lesson.step.value).toBe('open');
    lesson.close();
  });
});

describe('something else', () => {
  test('[TOE-ROUND-2] a legal move that the example does not make is not made, and the coach says so', async () => {
    const lesson = lessonFrom(item('meeting'));
    const before = lesson.table.sequence.value;
    expect(await lesson.table.act({ do: 'call', phase: 'railroad-fair' })).toMatchObject({ ok: false });
    expect([lesson.strayed.value, lesson.table.sequence.value, lesson.step.value]).toEqual([true, before, 'meeting']);
    await lesson.table.act({ do: 'call', phase: 'on-site-meeting' });
    expect([lesson.strayed.value, lesson.step.value]).toEqual([false, 'licences']);
    lesson.close();
  });

  test('[TOE-AUC-3] what the rules refuse is refused by the rules', async () => {
    const lesson = lessonFrom(item('open'));
    const low = await lesson.table.act({ do: 'open', lot: { owner: 2, model: 'strongbox' }, bid: 10_000 });
    expect(low).toMatchObject({ reason: 'illegal', illegal: { rule: 'TOE-AUC-3' } });
    expect(lesson.strayed.value).toBe(false);
    lesson.close();
  });
});

describe('going back', () => {
  test('leads to the step before, with everything as it was there', () => {
    for (const step of STEPS.slice(1)) {
      const at = stepBefore(step)!;
      const lesson = lessonFrom(at);
      expect(STEPS.indexOf(lesson.step.value), step).toBeLessThan(STEPS.indexOf(step));
      expect(lesson.now.value, step).toBeDefined();
      lesson.close();
    }
    expect(stepBefore('welcome')).toBeUndefined();
  });

  test('what was played before is known at the table', () => {
    const lesson = lessonFrom(item('aid'));
    const licensed = lesson.table.entries.value.flatMap(({ by, events }) => (by === YOU ? events : []));
    expect(lesson.table.entries.value.length).toBe(lesson.table.sequence.value);
    expect(licensed.length).toBeGreaterThan(3);
    lesson.close();
  });
});

test.each(LANGUAGES)('every name in the sentences of the coach is known in %s', (language) => {
  const view = sceneAfter('welcome');
  const names = namesOf(contentOf(view.config), {
    text: WORDS[language],
    language,
    naming: 'local',
    who: () => ({ name: 'Mara', you: true }),
  });
  expect(Object.keys(LEARN[language].quickStart)).toEqual([...STEPS]);
  for (const [step, words] of Object.entries(LEARN[language].quickStart)) {
    for (const text of Object.values(words)) {
      const said = fill(text, names);
      expect(said, step).not.toMatch(/[{}]/);
      const ids = [...text.matchAll(/\{\w+ ([\w-]+)\}/g)].map(([, id]) => id!);
      for (const id of ids) expect(said, step).not.toMatch(new RegExp(`\\b${id}\\b`));
    }
  }
});

test('figures of the coach agree in all languages', () => {
  const figures = (text: string): string[] => text.match(/\d+/g)?.toSorted() ?? [];
  for (const step of STEPS) {
    for (const part of ['text', 'task', 'why'] as const) {
      const of = (language: (typeof LANGUAGES)[number]): string[] => {
        const words: { readonly text: string; readonly task?: string; readonly why: string } =
          LEARN[language].quickStart[step];
        return figures(words[part] ?? '');
      };
      for (const language of LANGUAGES) expect(of(language), `${language} ${step} ${part}`).toEqual(of('en'));
    }
  }
});

test('moves are the same whatever the order of their fields', () => {
  expect(
    sameMove(
      { do: 'open', lot: { owner: 2, model: 'strongbox' } },
      { lot: { model: 'strongbox', owner: 2 }, do: 'open' },
    ),
  ).toBe(true);
  expect(sameMove({ do: 'offer', vehicles: ['lark'] }, { do: 'offer', vehicles: ['lark', 'trunk'] })).toBe(false);
  expect(sameMove({ do: 'done' }, { do: 'done', by: 0 })).toBe(false);
});

describe('where the coach stands', () => {
  const window = { width: 1440, height: 900 };
  const card = { width: 460, height: 280 };

  test('beside its target, never over it, within the window', () => {
    const targets = [
      { left: 90, top: 150, width: 320, height: 180 },
      { left: 1270, top: 140, width: 160, height: 90 },
      { left: 100, top: 840, width: 1300, height: 44 },
      { left: 100, top: 10, width: 1300, height: 44 },
    ];
    expect(targets.map((target) => placeCoach(target, card, window).side)).toEqual(['right', 'left', 'above', 'below']);
    for (const target of targets) {
      const { left, top } = placeCoach(target, card, window);
      const apart =
        left >= target.left + target.width ||
        left + card.width <= target.left ||
        top >= target.top + target.height ||
        top + card.height <= target.top;
      expect(apart).toBe(true);
      expect(left >= 0 && top >= 0 && left + card.width <= window.width && top + card.height <= window.height).toBe(
        true,
      );
    }
  });

  test('in the corner where there is nothing to point at', () => {
    expect(placeCoach(undefined, card, window)).toEqual({ left: 968, top: 608 });
  });

  test('on a phone in the half where the target is not', () => {
    const phone = { width: 390, height: 844 };
    expect(phoneHalf({ left: 0, top: 700, width: 200, height: 50 }, phone)).toBe('top');
    expect(phoneHalf({ left: 0, top: 100, width: 200, height: 50 }, phone)).toBe('bottom');
    expect(phoneHalf(undefined, phone)).toBe('bottom');
  });
});

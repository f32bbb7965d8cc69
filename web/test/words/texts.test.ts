// The files of messages: what is wrong with one is said with file and line, what a language lacks is said in English, and
// the types are those of the English files.

import { describe, expect, test } from 'vitest';
import { compile } from '../../scripts/texts/compile.ts';
import { pseudo } from '../../scripts/texts/pseudo.ts';
import { complaintText, read, type Messages, type Source } from '../../scripts/texts/read.ts';
import { typings } from '../../scripts/texts/typings.ts';
import { LANGUAGES } from '../../src/prefs/languages.ts';
import { countIn, orderIn, writtenIn } from '../../src/words/count.ts';
import { listIn } from '../../src/words/lists.ts';
import { decimalIn, numberIn } from '../../src/words/numbers.ts';
import { namesIn, who } from '../../src/words/people.ts';
import { pointsCaseIn, pointsIn } from '../../src/words/points.ts';
import { capital, elide, elided } from '../../src/words/letters.ts';

const [TYPES] = Object.values(
  import.meta.glob<string>('../../src/words/generated/texts.ts', { query: '?raw', import: 'default', eager: true }),
);

const FILES = import.meta.glob<string>('../../texts/**/*.ftl', { query: '?raw', import: 'default', eager: true });

const placeOf = (path: string): { readonly language: string; readonly area: string } => {
  const [, language = '', area = ''] = /texts\/([^/]+)\/(.+)\.ftl$/.exec(path) ?? [];
  return { language, area };
};

const english = Object.entries(FILES).flatMap(([path, text]): [string, Source][] => {
  const { language, area } = placeOf(path);
  return language === 'en' ? [[area, { language, file: `en/${area}.ftl`, text }]] : [];
});

const sourceOf = (language: string, text: string): Source => ({ language, text, file: `${language}/some.ftl` });

const HELPERS: Readonly<Record<string, unknown>> = {
  ...{
    countIn,
    orderIn,
    writtenIn,
    listIn,
    numberIn,
    decimalIn,
    namesIn,
    who,
    pointsIn,
    pointsCaseIn,
    capital,
    elide,
    elided,
  },
};

/** Runs what was compiled, as a module would. */
function run(code: string): Record<string, (...args: unknown[]) => string> {
  const body = code
    .replaceAll(/^import\s*\{(\w+) as (\$\w+)\}\s*from.*$/gm, 'const $2 = helpers.$1;')
    .replace('export default', 'return');
  // oxlint-disable-next-line typescript/no-implied-eval -- what is compiled here comes from this file
  return new Function('helpers', body)(HELPERS);
}

/** The messages of these files, one after the other in the translation where it has them. */
function messages(original: string, translation?: { readonly language: string; readonly text: string }) {
  const own = translation && sourceOf(translation.language, translation.text);
  const { code, complaints } = compile(sourceOf('en', original), own, '.');
  expect(complaints.map(complaintText)).toEqual([]);
  return run(code);
}

/** What is said to be wrong with a translation, or with the English file itself. */
const wrongIn = (original: string, text?: string): string[] =>
  compile(sourceOf('en', original), text === undefined ? undefined : sourceOf('pl', text), '.').complaints.map(
    complaintText,
  );

const TRACKS =
  '# $count (number)\ntracks = { $count ->\n    [one] { $count } track\n   *[other] { $count } tracks\n}\n';

describe('a message', () => {
  test('takes its parameters in the order in which English declares them', () => {
    const { at } = messages('# $place (text)\n# $cost (figure)\nat = { $cost } to { $place }\n');
    expect(at!('Wien', 1200)).toBe('1200 to Wien');
  });

  test('has the forms that its language has for a number', () => {
    const { tracks } = messages(TRACKS, {
      language: 'pl',
      text: 'tracks = { $count ->\n    [one] { $count } tor\n    [few] { $count } tory\n    [many] { $count } torów\n   *[other] { $count } toru\n}\n',
    });
    expect([1, 2, 5, 22, 1.5].map((count) => tracks!(count))).toEqual([
      '1 tor',
      '2 tory',
      '5 torów',
      '22 tory',
      '1,5 toru',
    ]);
  });

  test('may speak of one number in particular', () => {
    const { left } = messages(
      '# $count (number)\nleft = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count }\n}\n',
    );
    expect([0, 1, 1234].map((count) => left!(count))).toEqual(['none', 'one', '1,234']);
  });

  test('speaks to the reader, of one other and of several', () => {
    const { won } = messages(
      '# $who (people)\nwon = { CAPITAL(PEOPLE($who, you: "you")) } { $who ->\n    [you] win\n    [one] wins\n    [with-you] win together, friend\n   *[several] win together\n}\n',
    );
    const [ada, tom, me] = ['ada', 'Tom', 'Me'].map((name) => ({ name, you: name === 'Me' }));
    expect([[me], [ada], [ada, tom], [tom, me]].map((each) => won!(each))).toEqual([
      'You win',
      'Ada wins',
      'Ada and Tom win together',
      'Tom and you win together, friend',
    ]);
  });

  test('leaves out what is not there', () => {
    const { drew } = messages(
      '# $city (text, optional)\ndrew = drew { $city ->\n    [none] a city\n   *[other] { $city }\n}\n',
    );
    expect([drew!(undefined), drew!(''), drew!('Wien')]).toEqual(['drew a city', 'drew a city', 'drew Wien']);
  });

  test('elides as French does', () => {
    const { of } = messages('# $name (text)\nof = of { $name }\n', {
      language: 'fr',
      text: 'of = { ELIDE("de", $name) }\n',
    });
    expect(['Oslo', 'Wien', 'Hélène'].map((name) => of!(name))).toEqual(['d’Oslo', 'de Wien', 'd’Hélène']);
  });

  test('writes points in sixths, with the form for less than one and for one and a part', () => {
    const { lead } = messages(
      '# $lead (points)\nlead = { $lead ->\n    [part] { $lead } of a point\n    [one] { $lead } point\n    [mixed] { $lead } points nearly two\n   *[other] { $lead } points\n}\n',
    );
    expect([2, 6, 8, 12, 15].map((sixths) => lead!(sixths))).toEqual([
      '⅓ of a point',
      '1 point',
      '1⅓ points nearly two',
      '2 points',
      '2½ points',
    ]);
  });

  test('agrees with a number that is already written out', () => {
    const original =
      '# $points (written)\npoints = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}\n';
    const { points } = messages(original);
    expect(['1', '−1', '1.6', '0', '21'].map((each) => points!(each))).toEqual([
      '1 point',
      '−1 point',
      '1.6 points',
      '0 points',
      '21 points',
    ]);
    const french = messages(original, { language: 'fr', text: original.replace(/^#.*\n/, '') });
    expect(['0', '1,6', '2'].map((each) => french['points']!(each))).toEqual(['0 point', '1,6 point', '2 points']);
  });

  test('numbered from 1 is part of a list', () => {
    expect(messages('steps_1 = First\nsteps_2 = Then\n')['steps']).toEqual(['First', 'Then']);
  });
});

describe('a language that is half translated', () => {
  test('says in English what it lacks, by the rules of English', () => {
    const { tracks, play } = messages(`play = Play\n${TRACKS}`, { language: 'pl', text: 'play = Graj\n' });
    expect([play, tracks!(1), tracks!(1500)]).toEqual(['Graj', '1 track', '1,500 tracks']);
  });

  test('has been told what it lacks', () => {
    const { missing } = compile(sourceOf('en', `play = Play\n${TRACKS}`), sourceOf('pl', 'play = Graj\n'), '.');
    expect(missing).toEqual(['tracks']);
  });
});

describe('what is wrong is said with file and line', () => {
  test.each([
    ['a misspelt id', 'play = Graj\nplya = Graj\n', 'pl/some.ftl:2:1: English has no message plya'],
    ['an unknown parameter', '\nplay = Graj { $name }\n', 'pl/some.ftl:2:15: play has no parameter $name; it has none'],
    [
      'a pattern that does not end',
      'play = Graj { $name\n',
      'pl/some.ftl:2:1: this is no message: Expected token: "}"',
    ],
    ['a message that is said twice', 'play = A\nplay = B\n', 'pl/some.ftl:2:1: play is said twice'],
    [
      'a form that the language does not have',
      'tracks = { $count ->\n    [two] a\n   *[other] b\n}\n',
      'pl/some.ftl:2:6: $count has no case [two]; it has one, few, many, other',
    ],
    [
      'a function that there is not',
      'tracks = { SHOUT($count) }\n',
      'pl/some.ftl:1:12: there is no function SHOUT here',
    ],
  ])('%s', (_, text, complaint) => {
    expect(wrongIn(`play = Play\n${TRACKS}`, text)).toEqual([complaint]);
  });

  test('a parameter of an unknown kind', () => {
    expect(wrongIn('# $count (integer)\ntracks = tracks\n')[0]).toMatch(/^en\/some\.ftl:1:1: “integer” is no kind/);
  });

  test('a list with a gap', () => {
    expect(wrongIn('steps_1 = First\nsteps_3 = Then\n')).toEqual(['en/some.ftl:1:11: steps is numbered with gaps']);
  });

  test('a message that is a group as well', () => {
    expect(wrongIn('home = Home\nhome_play = Play\n')[0]).toContain('home is a message, so home_play cannot be in it');
  });
});

describe('the files of the page', () => {
  test('have nothing wrong in any language', () => {
    const complaints = english.flatMap(([area, original]) =>
      LANGUAGES.flatMap((language) => {
        const text = FILES[`../../texts/${language}/${area}.ftl`];
        const own =
          language === 'en' || text === undefined ? undefined : { language, text, file: `${language}/${area}.ftl` };
        return compile(original, own, '.').complaints.map(complaintText);
      }),
    );
    expect(complaints).toEqual([]);
  });

  test('of a language stand beside an English file', () => {
    const areas = new Set(english.map(([area]) => area));
    expect(Object.keys(FILES).filter((path) => !areas.has(placeOf(path).area))).toEqual([]);
  });

  test('belong to languages that can be chosen', () => {
    const folders = new Set(Object.keys(FILES).map((path) => placeOf(path).language));
    expect([...folders].filter((folder) => !LANGUAGES.some((language) => language === folder))).toEqual([]);
  });

  test('are what the types say: npm run texts', () => {
    const areas = new Map<string, Messages>(english.map(([area, source]) => [area, read(source).messages]));
    // A difference of thousands of lines tells nobody more.
    expect(TYPES === typings(areas)).toBe(true);
  });
});

describe('the pseudo-language', () => {
  test('is longer, with accents, in brackets, and keeps numbers, parameters and bold words', () => {
    const original = '# $name (text)\nturn = *{ $name }* is to play\n';
    const { turn } = messages(original, { language: 'en', text: pseudo(original) });
    expect(turn!('Ada')).toBe('⟦*Ada* îîš ţöö þļååý⟧');
  });

  test('can be made of every English file', () => {
    const complaints = english.flatMap(([, source]) =>
      compile(source, { ...source, text: pseudo(source.text) }, '.').complaints.map(complaintText),
    );
    expect(complaints).toEqual([]);
  });

  test('is longer by about a third', () => {
    const { about } = messages('about = A message that is as long as a message usually is.\n', {
      language: 'en',
      text: pseudo('about = A message that is as long as a message usually is.\n'),
    });
    expect(String(about).length).toBeGreaterThan(1.15 * 55);
  });
});

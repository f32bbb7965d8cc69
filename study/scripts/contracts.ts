// Adds puzzles of contracts to those of the page, from conferences that `contract-drafts` has made: of each at most one question, chosen so
// that no blind rule solves them and every level has its share. What is in the page stays. node study/scripts/run.js contracts FILE …

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { puzzleFrom } from '../src/trains-of-europe/puzzles/generate.ts';
import type { ContractPuzzle } from '../src/trains-of-europe/puzzles/puzzle.ts';
import { streamOf } from '../src/streams.ts';
import { contractDraftsIn } from './contract-drafts.ts';
import { BLIND_RULES, RANKS, rankOf, seenOf, shareLearned, shareSolved, type Seen } from './contract-rules.ts';

const FOLDER = fileURLToPath(new URL('../../web/src/games/trains-of-europe/study/puzzles/generated/', import.meta.url));

/** A rule may solve this share, with some room to the 35 % that the tests allow. */
const MOST_SOLVED = 0.34;
/** No figure may have the answer at one rank more often: a rule that is learned goes by ranks. */
const MOST_RANKED = 0.38;
const TRIES = 60_000;
/** So many are wanted in each band of ratings. */
const BAND = 200;
const WANTED = 100;
const BANDS = Array.from({ length: 7 }, (_, at) => 800 + BAND * at);

interface Question {
  readonly puzzle: ContractPuzzle;
  readonly seen: Seen;
  /** Which of the rules solve it. */
  readonly solved: readonly number[];
  readonly band: number;
  /** It is in the page already. */
  readonly stays: boolean;
}

const bandOf = (rating: number): number => Math.max(0, Math.min(BANDS.length - 1, Math.floor((rating - 800) / BAND)));

const RULES = [...BLIND_RULES.values()];

function questionFrom(puzzle: ContractPuzzle, stays: boolean): Question {
  const seen = seenOf(puzzle);
  const { looks, answer } = seen;
  const byRule = RULES.flatMap((rule, at) => (rule(looks) === answer ? [at] : []));
  const byRank = RANKS.flatMap(({ figure, rank }, at) =>
    rankOf(looks, figure, answer) === rank &&
    looks.filter((_, place) => rankOf(looks, figure, place) === rank).length === 1
      ? [RULES.length + at]
      : [],
  );
  return { puzzle, seen, solved: [...byRule, ...byRank], band: bandOf(puzzle.rating), stays };
}

/** How bad a choice is: what rules solve beyond their share, and what is missing in the levels. */
function badness(solved: readonly number[], bands: readonly number[]): number {
  const count = bands.reduce((sum, band) => sum + band, 0);
  const beyond = solved.reduce(
    (sum, each, at) => sum + Math.max(0, each - (at < RULES.length ? MOST_SOLVED : MOST_RANKED) * count),
    0,
  );
  const missing = bands.reduce((sum, band) => sum + Math.max(0, WANTED - band) ** 2 / WANTED, 0);
  return 20 * beyond + missing;
}

/** Of each conference one question or none, by trying changes and keeping those that help. */
function chosenFrom(conferences: readonly (readonly Question[])[]): readonly Question[] {
  const rng = streamOf('ship', 'contracts');
  const chosen: (Question | undefined)[] = conferences.map((questions) => questions[rng.below(questions.length)]);
  const solved = Array.from({ length: RULES.length + RANKS.length }, () => 0);
  const bands = BANDS.map(() => 0);
  const count = (question: Question | undefined, by: 1 | -1): void => {
    if (!question) return;
    bands[question.band]! += by;
    for (const rule of question.solved) solved[rule]! += by;
  };
  for (const question of chosen) count(question, 1);
  let now = badness(solved, bands);
  for (let trial = 0; trial < TRIES; trial++) {
    const at = rng.below(conferences.length);
    const before = chosen[at];
    if (before?.stays) continue;
    const after = [...conferences[at]!, undefined][rng.below(conferences[at]!.length + 1)];
    count(before, -1);
    count(after, 1);
    const then = badness(solved, bands);
    if (then <= now) {
      now = then;
      chosen[at] = after;
    } else {
      count(after, -1);
      count(before, 1);
    }
  }
  return chosen.filter((question) => question !== undefined);
}

/** A part is loaded whole: at most so many bytes as it travels. */
const MOST_BYTES = 46_000;

const textOf = (puzzles: readonly ContractPuzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;

/** By rating, so that a solver needs one part at a time. */
function partsOf(puzzles: readonly ContractPuzzle[]): readonly (readonly ContractPuzzle[])[] {
  const whole = gzipSync(textOf(puzzles)).length;
  const size = Math.ceil(puzzles.length / Math.ceil(whole / MOST_BYTES));
  return Array.from({ length: Math.ceil(puzzles.length / size) }, (_, at) => puzzles.slice(at * size, (at + 1) * size));
}

function write(puzzles: readonly ContractPuzzle[]): void {
  for (const name of readdirSync(FOLDER)) rmSync(`${FOLDER}${name}`);
  const parts = partsOf(puzzles);
  const index = parts.map((part, at) => {
    const file = `contract-${String(at).padStart(2, '0')}`;
    const text = textOf(part);
    writeFileSync(`${FOLDER}${file}.json`, text);
    console.log(`${file}: ${part.length} puzzles, ${gzipSync(text).length} bytes`);
    return { file, count: part.length, from: part[0]!.rating };
  });
  writeFileSync(`${FOLDER}index.json`, `${JSON.stringify(index, null, 2)}\n`);
}

const isPart = (name: string): boolean => name.startsWith('contract-');

/** What the page has. */
const inPage = (): readonly ContractPuzzle[] =>
  readdirSync(FOLDER)
    .filter(isPart)
    .flatMap((name) => JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')) as readonly ContractPuzzle[]);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report(all: readonly Question[]): void {
  const seen = all.map((question) => question.seen);
  for (const [name, rule] of BLIND_RULES) console.log(`  ${name}: ${percent(shareSolved(rule, seen))}`);
  console.log(`  learned on one half: ${percent(shareLearned(seen))}`);
  BANDS.forEach((from, band) => console.log(`  ${from}: ${all.filter((question) => question.band === band).length}`));
}

export function main(files: readonly string[]): void {
  const drafts = files.flatMap(contractDraftsIn);
  const conferences = drafts.flatMap((draft) => draft.conferences);
  const sum = (of: 'looked' | 'seconds'): number => drafts.reduce((total, draft) => total + draft[of], 0);
  console.log(
    `${conferences.length} of ${sum('looked')} conferences, ${sum('seconds').toFixed(0)} s of processor time`,
  );
  const before = inPage();
  const known = new Set(before.map(({ id }) => id));
  const questions = conferences
    .filter(({ id }) => !known.has(id))
    .map((conference) => conference.sets.map((set) => questionFrom(puzzleFrom(conference, set), false)));
  const chosen = [...chosenFrom([...before.map((puzzle) => [questionFrom(puzzle, true)]), ...questions])].sort(
    (a, b) => a.puzzle.rating - b.puzzle.rating || (a.puzzle.id < b.puzzle.id ? -1 : 1),
  );
  console.log(`${chosen.length} puzzles`);
  report(chosen);
  write(chosen.map(({ puzzle }) => puzzle));
}

// Adds the puzzles that `drafts` has made to those of the page, all kinds or some: of each position at most one, chosen so that no blind
// rule solves them and all levels have their share. What is in the page stays. node study/scripts/run.js ship DIR [net|turn|start|whose …]

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PUZZLE_KINDS, type NetPuzzle, type Puzzle, type PuzzleKind } from '../src/trans-europa/puzzles/puzzle.ts';
import { answerOf, marginOf } from '../src/trans-europa/puzzles/puzzle.ts';
import { shuffled } from '@branchline/core';
import { streamOf } from '../src/streams.ts';
import { seenOf } from './blind-looks.ts';
import {
  blindRules,
  shareLearned,
  shareSolved,
  solvedBy,
  solvedByLearning,
  tellsOf,
  type Seen,
} from './blind-rules.ts';
import { draftFile, draftsIn } from './drafts.ts';

const FOLDER = fileURLToPath(new URL('../../web/src/games/trans-europa/study/puzzles/generated/', import.meta.url));
const BOARDS = ['europe', 'usa', 'central-europe'] as const;
/** So many of a kind and board at most: more would make the page large and nobody better. */
const MOST = 560;

/** A rule may solve this share, with some room to the 35 % that the tests allow. */
const MOST_SOLVED = 0.33;
/** No standing of a figure may tell the answer more often: a rule that is learned goes by these. */
const MOST_TOLD = 0.3;
/** Of the questions "Whose city?" this share has the answer "nobody". */
const NOBODY = [0.12, 0.23] as const;
const TRIES = 120_000;

const EASIEST = 800;
const HARDEST = 2200;
/** A part is loaded whole: at most so many bytes as it travels. */
const MOST_BYTES = 46_000;

interface Question {
  readonly puzzle: Puzzle;
  readonly seen?: Seen;
  /** By rule: how often it is right here. */
  readonly solved: ReadonlyMap<string, number>;
  /** From 0, easy, to 1. */
  readonly hard: number;
  readonly isNobody: boolean;
  /** It is in the page already: whoever began it finds it again. */
  readonly stays: boolean;
}

/** A small margin is hard to see, and harder where what strikes the eye is wrong. */
function hardness(puzzle: Exclude<Puzzle, NetPuzzle>, rules: readonly number[]): number {
  const helped = rules.reduce((sum, share) => sum + share, 0) / Math.max(1, rules.length);
  const margin = puzzle.kind === 'whose' ? Math.max(...puzzle.chances) - 0.7 : marginOf(puzzle);
  return 1 - Math.min(1, margin / 0.35) / 2 - helped;
}

function questionFrom(puzzle: Puzzle, stays: boolean): Question {
  if (puzzle.kind === 'net') return { puzzle, solved: new Map(), hard: puzzle.rating, isNobody: false, stays };
  const seen = seenOf(puzzle);
  const rules = [...blindRules([seen])].map(([name, rule]) => [name, solvedBy(rule, seen)] as const);
  const tells = tellsOf(seen, Object.keys(seen.looks[0]!)).map((key) => [`tell ${key}`, 1] as const);
  return {
    ...{ puzzle, seen, stays, solved: new Map([...rules, ...tells]) },
    hard: hardness(
      puzzle,
      rules.map(([, share]) => share),
    ),
    isNobody: puzzle.kind === 'whose' && puzzle.options[answerOf(puzzle)] === -1,
  };
}

interface Sums {
  readonly solved: Map<string, number>;
  count: number;
  nobody: number;
}

function add(sums: Sums, question: Question | undefined, by: 1 | -1): void {
  if (!question) return;
  sums.count += by;
  if (question.isNobody) sums.nobody += by;
  for (const [name, share] of question.solved) sums.solved.set(name, (sums.solved.get(name) ?? 0) + by * share);
}

/** How bad a choice is: what rules solve beyond their share, and how many positions are left out. */
function badness({ solved, count, nobody }: Sums, kind: PuzzleKind, all: number): number {
  let beyond = 0;
  for (const [name, sum] of solved) {
    beyond += Math.max(0, sum - (name.startsWith('tell') ? MOST_TOLD : MOST_SOLVED) * count);
  }
  if (kind === 'whose') beyond += Math.max(0, NOBODY[0] * count - nobody, nobody - NOBODY[1] * count);
  return 20 * beyond + (all - count);
}

/** Of each position one question or none, by trying changes and keeping those that help. */
function chosenFrom(kind: PuzzleKind, positions: readonly (readonly Question[])[]): readonly Question[] {
  const rng = streamOf('ship', kind);
  const chosen: (Question | undefined)[] = positions.map((questions) => questions[rng.below(questions.length)]);
  const sums: Sums = { solved: new Map(), count: 0, nobody: 0 };
  for (const question of chosen) add(sums, question, 1);
  let now = badness(sums, kind, positions.length);
  for (let trial = 0; trial < TRIES && now > 0; trial++) {
    const at = rng.below(positions.length);
    const before = chosen[at];
    if (before?.stays) continue;
    const after = [...positions[at]!, undefined][rng.below(positions[at]!.length + 1)];
    if (after === before) continue;
    add(sums, before, -1);
    add(sums, after, 1);
    const then = badness(sums, kind, positions.length);
    if (then <= now) {
      now = then;
      chosen[at] = after;
    } else {
      add(sums, after, -1);
      add(sums, before, 1);
    }
  }
  return chosen.filter((question) => question !== undefined);
}

/** How often a rule may learn, and how often in a row it must have learned nothing. */
const LESSONS = 40;
const IN_VAIN = 6;

/** Leaves out what a rule that is learned solves beyond its share; it learns again and again, from other halves of the rest. */
function unlearnable(kind: PuzzleKind, questions: readonly Question[]): readonly Question[] {
  if (kind === 'net') return questions;
  const rng = streamOf('ship', `${kind} lessons`);
  let rest = questions;
  let inVain = 0;
  for (let lesson = 0; lesson < LESSONS && inVain < IN_VAIN; lesson++) {
    rest = shuffled(rest, rng);
    const solved = solvedByLearning(rest.map((question) => question.seen!));
    const share = solved.reduce((sum, each) => sum + each, 0) / rest.length;
    inVain = share <= MOST_SOLVED ? inVain + 1 : 0;
    // Without so many of the solved ones the others are that share of the rest.
    let surplus = Math.ceil(((share - MOST_SOLVED) * rest.length) / (1 - MOST_SOLVED));
    rest = rest.filter(({ stays }, at) => stays || solved[at]! < 1 || surplus-- <= 0);
  }
  return rest;
}

/** The easiest of a kind at 800, the hardest at 2200, the others by their order between them. */
function rated(questions: readonly Question[]): readonly Puzzle[] {
  const sorted = questions.toSorted((a, b) => a.hard - b.hard || (a.puzzle.id < b.puzzle.id ? -1 : 1));
  const step = (HARDEST - EASIEST) / Math.max(1, sorted.length);
  return sorted.map(({ puzzle }, at) => ({ ...puzzle, rating: Math.floor(EASIEST + step * at) }));
}

const textOf = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;

/** By rating, so that a solver needs one part at a time. */
function partsOf(puzzles: readonly Puzzle[]): readonly (readonly Puzzle[])[] {
  const whole = gzipSync(textOf(puzzles)).length;
  const size = Math.ceil(puzzles.length / Math.ceil(whole / MOST_BYTES));
  return Array.from({ length: Math.ceil(puzzles.length / size) }, (_, at) => puzzles.slice(at * size, (at + 1) * size));
}

interface Part {
  readonly file: string;
  readonly count: number;
  readonly from: number;
}

function write(kind: PuzzleKind, puzzles: readonly Puzzle[]): readonly Part[] {
  for (const name of readdirSync(FOLDER).filter((file) => file.startsWith(`${kind}-`))) rmSync(`${FOLDER}${name}`);
  return partsOf(puzzles).map((part, at) => {
    const file = `${kind}-${String(at).padStart(2, '0')}`;
    writeFileSync(`${FOLDER}${file}.json`, textOf(part));
    console.log(`  ${file}: ${part.length} puzzles, ${gzipSync(textOf(part)).length} bytes`);
    return { file, count: part.length, from: part[0]!.rating };
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report(kind: PuzzleKind, chosen: readonly Question[]): void {
  const seen = chosen.flatMap((question) => question.seen ?? []);
  if (seen.length === 0) return;
  for (const [name, rule] of blindRules(seen)) console.log(`  ${name}: ${percent(shareSolved(rule, seen))}`);
  console.log(`  learned on one half: ${percent(shareLearned(seen))}`);
  const nobody = chosen.filter(({ isNobody }) => isNobody).length / chosen.length;
  if (kind === 'whose') console.log(`  nobody: ${percent(nobody)}`);
}

export function main([folder, ...kinds]: readonly string[]): void {
  if (folder === undefined) throw new Error('which folder?');
  const indexFile = `${FOLDER}index.json`;
  const index = (existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : {}) as Record<string, unknown>;
  for (const kind of PUZZLE_KINDS) {
    if (kinds.length > 0 && !kinds.includes(kind)) continue;
    const shippedBefore = inPage(kind);
    const known = new Set(shippedBefore.map(positionKey));
    const boards = BOARDS.map((board) => {
      const drafts = draftsIn(draftFile(folder, kind, board));
      const drafted = drafts.flatMap((draft) => draft.positions).filter((found) => found.length > 0);
      const positions = unlike(drafted).filter(([puzzle]) => !known.has(positionKey(puzzle!)));
      const sum = (of: 'looked' | 'seconds'): number => drafts.reduce((total, draft) => total + draft[of], 0);
      const share = percent(positions.length / Math.max(1, sum('looked')));
      const each = (sum('seconds') / Math.max(1, positions.length)).toFixed(3);
      console.log(`${kind} ${board}: ${positions.length} of ${sum('looked')} accepted (${share}), ${each} s each`);
      return positions;
    });
    const chosen = chosenFrom(kind, [
      ...shippedBefore.map((puzzle) => [questionFrom(puzzle, true)]),
      ...boards.flat().map((position) => position.map((puzzle) => questionFrom(puzzle, false))),
    ]);
    const cleared = unlearnable(kind, chosen).toSorted((a, b) => Number(b.stays) - Number(a.stays));
    const shipped = BOARDS.flatMap((board) => cleared.filter(({ puzzle }) => boardOf(puzzle) === board).slice(0, MOST));
    const counts = BOARDS.map((board) => shipped.filter(({ puzzle }) => boardOf(puzzle) === board).length);
    console.log(`${kind}: ${shipped.length} (${counts.join(', ')})`);
    report(kind, shipped);
    index[kind] = write(kind, rated(shipped));
  }
  writeFileSync(indexFile, `${JSON.stringify(index, null, 2)}\n`);
}

const positionKey = (puzzle: Puzzle): string =>
  puzzle.kind === 'net' ? `${puzzle.board} ${puzzle.cities.join()}` : JSON.stringify(puzzle.scene);

/** No hand twice, and no position. */
const unlike = (positions: readonly (readonly Puzzle[])[]): readonly (readonly Puzzle[])[] => [
  ...new Map(positions.map((found) => [positionKey(found[0]!), found])).values(),
];

/** What the page has of a kind. */
function inPage(kind: PuzzleKind): readonly Puzzle[] {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${kind}-`));
  return files.flatMap((file) => JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as readonly Puzzle[]);
}

const boardOf = (puzzle: Puzzle): string => (puzzle.kind === 'net' ? puzzle.board : puzzle.scene.board);

// What the puzzles of Trans Europa on the page have as their answers, and where on the board these are.

/// <reference lib="dom" />

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gridOf } from '@branchline/trans-europa';
import { answerOf, wrongOnes, type Puzzle, type Scene } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import type { Page } from './page.ts';

const FOLDER = fileURLToPath(new URL('../web/src/games/trans-europa/study/puzzles/generated/', import.meta.url));

/** The puzzle of this kind that was begun on the page. */
export async function begun(page: Page, kind: 'turn' | 'start' | 'whose'): Promise<Exclude<Puzzle, { kind: 'net' }>> {
  const kept = await page.evaluate(() => localStorage.getItem('branchline-puzzles') ?? '{}');
  const id = (JSON.parse(kept) as { open?: Record<string, { id: string }> }).open?.[kind]?.id;
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${kind}-`));
  const all = files.flatMap((file) => JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as Puzzle[]);
  const found = all.find((puzzle) => puzzle.id === id);
  if (!found || found.kind === 'net') throw new Error(`no ${kind} was begun`);
  return found;
}

/** The place of a right or a wrong option. */
export function placeOf(puzzle: Exclude<Puzzle, { kind: 'net' }>, right: boolean): number {
  const answer = answerOf(puzzle);
  if (right) return answer;
  return puzzle.kind === 'whose' ? (answer + 1) % puzzle.options.length : wrongOnes(puzzle).at(-1)!;
}

type Point = { readonly x: number; readonly y: number };

const LINE = 64;
const ROW = (LINE * Math.sqrt(3)) / 2;

/** Junctions and middles of lines in units of the drawing. */
function pointOf(board: string, junction: number): Point {
  const { board: lattice, graph } = gridOf(board);
  const { x, y } = lattice.junctions.find(({ id }) => id === graph.junctionIds[junction])!;
  return { x: (x * LINE) / 2, y: y * ROW };
}

function spots(puzzle: Exclude<Puzzle, { kind: 'net' }>, place: number): readonly Point[] {
  const { board } = puzzle.scene;
  const { graph } = gridOf(board);
  const option = puzzle.options[place]!;
  if (typeof option === 'number') return [pointOf(board, option)];
  return option.map((line) => {
    const [a, b] = [pointOf(board, graph.lineA[line]!), pointOf(board, graph.lineB[line]!)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
}

/** Where on the screen a move is made. */
export async function onScreen(
  page: Page,
  puzzle: Exclude<Puzzle, { kind: 'net' }>,
  place: number,
): Promise<readonly Point[]> {
  return page.evaluate(
    (points) => {
      const matrix = document.querySelector<SVGGElement>('.board-play .b-scene')!.getScreenCTM()!;
      return points.map((at) => {
        const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix);
        return { x, y };
      });
    },
    spots(puzzle, place),
  );
}

const KEYS = { e: 'KeyD', ne: 'KeyE', nw: 'KeyQ', w: 'KeyA', sw: 'KeyZ', se: 'KeyC' } as const;

function keyTowards(from: Point, to: Point): string {
  const across = Math.abs(from.y - to.y) < 1;
  if (across) return to.x > from.x ? KEYS.e : KEYS.w;
  if (to.y < from.y) return to.x > from.x ? KEYS.ne : KEYS.nw;
  return to.x > from.x ? KEYS.se : KEYS.sw;
}

/** The keys that lead the cursor from one junction to another. */
export function keysTo(board: string, from: number, to: number): readonly string[] {
  const { graph } = gridOf(board);
  const before = new Map<number, number>([[from, from]]);
  for (const at of before.keys()) {
    for (let place = graph.offsets[at]!; place < graph.offsets[at + 1]!; place++) {
      const next = graph.neighbour[place]!;
      if (!before.has(next)) before.set(next, at);
    }
  }
  const keys: string[] = [];
  for (let at = to; at !== from; at = before.get(at)!) {
    keys.unshift(keyTowards(pointOf(board, before.get(at)!), pointOf(board, at)));
  }
  return keys;
}

/** The keys that lay the tracks of a turn: to an end of the own network, then along each line with Shift. */
export function keysOfTurn(scene: Scene, seat: number, lines: readonly number[]): readonly string[] {
  const { board } = scene;
  const { graph } = gridOf(board);
  const marker = courseOf(scene).states.at(-1)!.public.markers[seat]!;
  const network = new Set([marker]);
  for (let size = 0; size !== network.size;) {
    size = network.size;
    for (const line of scene.lays.filter((each) => each >= 0)) {
      const ends = [graph.lineA[line]!, graph.lineB[line]!];
      if (ends.some((end) => network.has(end))) for (const end of ends) network.add(end);
    }
  }
  const keys: string[] = [];
  let at = marker;
  const left = new Set(lines);
  while (left.size > 0) {
    const line = [...left].find((each) => network.has(graph.lineA[each]!) || network.has(graph.lineB[each]!))!;
    const [from, to] = network.has(graph.lineA[line]!)
      ? [graph.lineA[line]!, graph.lineB[line]!]
      : [graph.lineB[line]!, graph.lineA[line]!];
    keys.push(...keysTo(board, at, from), `Shift+${keyTowards(pointOf(board, from), pointOf(board, to))}`);
    left.delete(line);
    network.add(to);
    at = to;
  }
  return keys;
}

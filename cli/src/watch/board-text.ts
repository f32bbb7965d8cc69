// A position of Trans Europa drawn with characters: lines, tracks, cities and start markers on the lattice.

import { boardById, type Board } from '@branchline/boards';
import { invariant } from '@branchline/core';
import { gridOf, has, type State } from '@branchline/trans-europa';

/** Names of terminal colours, as `styleText` knows them. */
export type Ink =
  | 'dim'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'white'
  | 'gray'
  | 'bold'
  | 'inverse';
export type Paint = (ink: Ink | readonly Ink[], text: string) => string;

export const SEAT_INKS: readonly Ink[] = ['red', 'blue', 'green', 'yellow', 'magenta', 'cyan'];

/** Characters per lattice step. */
const WIDE = 2;
const HIGH = 2;

interface Cell {
  readonly text: string;
  readonly ink: Ink | readonly Ink[];
}

/** Between two ends, both left out: where a line is drawn, and with which stroke. */
function strokes(board: Board, line: Board['lines'][number], laid: boolean): { x: number; y: number; text: string }[] {
  const [a, b] = [line.a, line.b].map((id) => board.junctions.find((junction) => junction.id === id)!) as [
    Board['junctions'][number],
    Board['junctions'][number],
  ];
  const from = { x: a.x * WIDE, y: a.y * HIGH };
  const to = { x: b.x * WIDE, y: b.y * HIGH };
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const across = to.y === from.y;
  const stroke = across ? '─' : to.x > from.x ? '╲' : '╱';
  const text = laid ? (across ? '━' : stroke) : line.cost === 2 ? (across ? '┄' : stroke) : across ? '─' : stroke;
  const places: { x: number; y: number; text: string }[] = [];
  for (let step = 1; step < steps; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
    const isEnd = (x === from.x && y === from.y) || (x === to.x && y === to.y);
    if (!isEnd && !places.some((place) => place.y === y && !across)) places.push({ x, y, text });
  }
  return places;
}

/** Without colours (`paint` undefined) only tracks are drawn: empty lines would look the same. */
export function boardText(state: State, names: readonly string[], paint: Paint | undefined): string {
  const board = boardById(state.config.board);
  invariant(board !== undefined, 'a game is played on a board that exists');
  const { ferryOf } = gridOf(board.id);
  const { tracks, markers } = state.public;
  const cells = new Map<string, Cell>();
  const put = (x: number, y: number, cell: Cell): void => void cells.set(`${x},${y}`, cell);
  for (const [index, line] of board.lines.entries()) {
    const ferry = tracks.ferries[ferryOf[index]!];
    const laid = has(tracks.laid, index) || (ferry?.length ?? 0) > 0;
    if (!laid && paint === undefined) continue;
    const owner = ferry?.find((track) => track !== 'black');
    const ink: Ink | readonly Ink[] = !laid
      ? line.cost === 2
        ? ['dim', 'blue']
        : 'dim'
      : typeof owner === 'number'
        ? SEAT_INKS[owner]!
        : 'bold';
    for (const { x, y, text } of strokes(board, line, laid)) {
      if (laid || !cells.has(`${x},${y}`)) put(x, y, { text, ink });
    }
  }
  const regionInks: readonly Ink[] = ['yellow', 'red', 'magenta', 'green', 'cyan'];
  for (const junction of board.junctions) {
    const city = board.cities.find((known) => known.junction === junction.id);
    const region = board.regions.findIndex((known) => known.id === city?.region);
    put(
      junction.x * WIDE,
      junction.y * HIGH,
      city ? { text: '●', ink: regionInks[region] ?? 'white' } : { text: '·', ink: 'dim' },
    );
  }
  markers.forEach((marker, seat) => {
    if (marker === null) return;
    const { x, y } = board.junctions[marker]!;
    put(x * WIDE, y * HIGH, { text: names[seat]!.slice(0, 1), ink: [SEAT_INKS[seat]!, 'inverse'] });
  });
  return rows(board, cells, paint);
}

function rows(board: Board, cells: ReadonlyMap<string, Cell>, paint: Paint | undefined): string {
  const width = Math.max(...board.junctions.map((junction) => junction.x)) * WIDE;
  const height = Math.max(...board.junctions.map((junction) => junction.y)) * HIGH;
  return Array.from({ length: height + 1 }, (_, y) =>
    Array.from({ length: width + 1 }, (__, x) => {
      const cell = cells.get(`${x},${y}`);
      return cell === undefined ? ' ' : (paint?.(cell.ink, cell.text) ?? cell.text);
    })
      .join('')
      .trimEnd(),
  ).join('\n');
}

// Small boards for tests, drawn in one line of text: `M-a:s, a-b:d, O-K:f`, a star for a track.

import type { Board, City, Junction, Line, Loc, PrestigeColour, Region, Terrain } from '@branchline/boards';
import { addBoard } from '../../src/grid.ts';

const COLOURS: readonly PrestigeColour[] = ['brown', 'white', 'rose', 'orange', 'turquoise'];

const inEveryLanguage = (text: string): Loc => ({ en: text, de: text, fr: text, nl: text, pl: text });

const regions: readonly Region[] = COLOURS.map((colour, i) => ({
  id: colour,
  title: inEveryLanguage(colour),
  compass: (['west', 'north', 'centre', 'east', 'south'] as const)[i]!,
  prestige: colour,
}));

export interface Sketch {
  readonly board: Board;
  /** Lines with a star: they have a neutral track. */
  readonly laid: readonly string[];
}

/** `A-B:s` single, `:d` double over mountains, `:river` `:sea` `:mountain` `:river+mountain` double, `:f` ferry. */
function parseLine(text: string): { readonly line: Line; readonly laid: boolean } {
  const match = /^(\w+)-(\w+):([a-z+]+)(\*?)$/.exec(text.trim());
  if (!match) throw new Error(`no line: ${text}`);
  const [, a, b, kind, star] = match as unknown as [string, string, string, string, string];
  const terrain = (kind === 's' || kind === 'f' ? [] : kind === 'd' ? ['mountain'] : kind.split('+')) as Terrain[];
  const line: Line = {
    id: `${a}-${b}`,
    a,
    b,
    kind: kind === 'f' ? 'ferry' : (terrain[0] ?? 'flat'),
    cost: kind === 's' ? 1 : 2,
    terrain,
    art: undefined,
  };
  return { line, laid: star === '*' };
}

/** Every junction but those named in `wild` is a city of the same name; `colours` says which, brown otherwise. */
export function sketch(text: string, colours: Readonly<Record<string, PrestigeColour>> = {}): Sketch {
  const drawn = text.split(',').map(parseLine);
  const names: string[] = [...new Set(drawn.flatMap(({ line }) => [line.a, line.b]))];
  const junctions = names.map((id, i): Junction => ({ id, x: 2 * i, y: 0, sea: false, city: id }));
  const cities = names
    .map((id): City => ({
      id,
      name: id,
      local: id,
      names: inEveryLanguage(id),
      junction: id,
      region: colours[id] ?? 'brown',
      dashed: false,
      lon: 0,
      lat: 0,
    }))
    .sort((p, q) => COLOURS.indexOf(p.region as PrestigeColour) - COLOURS.indexOf(q.region as PrestigeColour));
  const lines = drawn.map(({ line }) => line);
  const board: Board = {
    id: `sketch: ${text} ${JSON.stringify(colours)}`,
    version: 1,
    title: inEveryLanguage('sketch'),
    ferries: lines.some((line) => line.kind === 'ferry'),
    junctions,
    lines,
    regions,
    cities,
  };
  addBoard(board);
  return { board, laid: drawn.filter(({ laid }) => laid).map(({ line }) => line.id) };
}

// Reads outlines of letters from a WOFF2 file with TrueType outlines (W3C, WOFF File Format 2.0): as much as pictures need.

import { brotliDecompressSync } from 'node:zlib';

/** In units of the face, upwards. */
export interface Glyph {
  readonly width: number;
  readonly contours: readonly (readonly OutlinePoint[])[];
}

type OutlinePoint = { readonly x: number; readonly y: number; readonly onCurve: boolean };

export interface FaceData {
  readonly unitsPerEm: number;
  readonly letters: ReadonlyMap<string, Glyph>;
}

/** The tags that have numbers, as far as they matter here. */
const TAGS: Readonly<Record<number, string>> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 10: 'glyf', 11: 'loca' };

class Reader {
  at = 0;
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  u8 = (): number => this.#bytes.readUInt8(this.at++);
  u16 = (): number => this.#bytes.readUInt16BE((this.at += 2) - 2);
  i16 = (): number => this.#bytes.readInt16BE((this.at += 2) - 2);
  i8 = (): number => this.#bytes.readInt8(this.at++);
  u32 = (): number => this.#bytes.readUInt32BE((this.at += 4) - 4);
  /** UIntBase128: seven bits to a byte. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  }
  /** 255UInt16 */
  short(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return 506 + this.u8();
    return code === 255 ? 253 + this.u8() : code;
  }
}

type Table = { readonly data: Buffer; readonly isTransformed: boolean };

function tablesIn(file: Buffer): ReadonlyMap<string, Table> {
  const reader = new Reader(file);
  reader.at = 12;
  const count = reader.u16();
  reader.at = 48;
  const entries = Array.from({ length: count }, () => {
    const flags = reader.u8();
    const number = flags & 0x3f;
    const tag = number === 0x3f ? String(reader.u32()) : (TAGS[number] ?? String(number));
    const version = flags >> 6;
    const length = reader.base128();
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    return { tag, isTransformed, length: isTransformed ? reader.base128() : length };
  });
  const data = brotliDecompressSync(file.subarray(reader.at));
  let at = 0;
  return new Map(
    entries.map(({ tag, isTransformed, length }) => {
      at += length;
      return [tag, { isTransformed, data: data.subarray(at - length, at) }];
    }),
  );
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value);

/** How far the next point is away: a flag and one to four bytes. */
function stepFrom(flag: number, reader: Reader): readonly [number, number] {
  const first = reader.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const bits = flag - 20;
    return [
      signed(flag, 1 + (bits & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((bits & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = reader.u8();
  if (flag < 120) {
    const bits = flag - 84;
    return [
      signed(flag, 1 + (Math.trunc(bits / 12) << 8) + first),
      signed(flag >> 1, 1 + (((bits % 12) >> 2) << 8) + second),
    ];
  }
  const third = reader.u8();
  if (flag < 124) return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + reader.u8())];
}

type Part = { readonly glyph: number; readonly dx: number; readonly dy: number };
type Outline = { readonly contours: Glyph['contours'] } | { readonly parts: readonly Part[] };

/** Glyphs that are made of others. */
function partsIn(reader: Reader): readonly Part[] {
  const parts: Part[] = [];
  for (;;) {
    const flags = reader.u16();
    const glyph = reader.u16();
    const [dx, dy] = flags & 1 ? [reader.i16(), reader.i16()] : [reader.i8(), reader.i8()];
    if (flags & 0xc8) throw new Error('a letter has a part of another size');
    parts.push({ glyph, dx, dy });
    if (!(flags & 0x20)) return parts;
  }
}

/** The glyf table as WOFF2 transforms it: seven streams behind each other. */
function outlinesIn({ data, isTransformed }: Table): readonly Outline[] {
  if (!isTransformed) throw new Error('the outlines are not transformed');
  const head = new Reader(data);
  head.at = 4;
  const count = head.u16();
  head.at = 8;
  const sizes = Array.from({ length: 7 }, () => head.u32());
  let at = head.at;
  const streams = sizes.map((size) => {
    at += size;
    return new Reader(data.subarray(at - size, at));
  });
  const [contourCounts, pointCounts, flags, points, composites] = streams as [Reader, Reader, Reader, Reader, Reader];
  return Array.from({ length: count }, (): Outline => {
    const contours = contourCounts.i16();
    if (contours === 0) return { contours: [] };
    if (contours < 0) return { parts: partsIn(composites) };
    const lengths = Array.from({ length: contours }, () => pointCounts.short());
    let [x, y] = [0, 0];
    const read = lengths.map((length) =>
      Array.from({ length }, (): OutlinePoint => {
        const flag = flags.u8();
        const [dx, dy] = stepFrom(flag & 0x7f, points);
        x += dx;
        y += dy;
        return { x, y, onCurve: flag < 0x80 };
      }),
    );
    // How long its hints are; they lie in a stream that is not read.
    points.short();
    return { contours: read };
  });
}

/** By letter the number of its glyph. */
function glyphsByLetter({ data }: Table): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const reader = new Reader(data);
  reader.at = 2;
  const tables = Array.from({ length: reader.u16() }, () => [reader.u16(), reader.u16(), reader.u32()] as const);
  for (const [, , offset] of tables) {
    reader.at = offset;
    if (reader.u16() !== 4) continue;
    reader.at += 4;
    const segments = reader.u16() / 2;
    reader.at += 6;
    const list = (): number[] => Array.from({ length: segments }, () => reader.u16());
    const ends = list();
    reader.at += 2;
    const [starts, deltas] = [list(), list()];
    const offsetsAt = reader.at;
    for (let segment = 0; segment < segments; segment++) {
      reader.at = offsetsAt + 2 * segment;
      const range = reader.u16();
      for (let code = starts[segment]!; code <= ends[segment]! && code < 0xffff; code++) {
        reader.at = offsetsAt + 2 * segment + range + 2 * (code - starts[segment]!);
        const glyph = range === 0 ? code : reader.u16();
        if (range === 0 || glyph !== 0) found.set(String.fromCodePoint(code), (glyph + deltas[segment]!) & 0xffff);
      }
    }
  }
  return found;
}

function widthsIn({ data, isTransformed }: Table, count: number): readonly number[] {
  const reader = new Reader(data);
  if (isTransformed) reader.at = 1;
  return Array.from({ length: count }, () => {
    const width = reader.u16();
    if (!isTransformed) reader.at += 2;
    return width;
  });
}

export function faceIn(file: Buffer): FaceData {
  const tables = tablesIn(file);
  const outlines = outlinesIn(tables.get('glyf')!);
  const widths = widthsIn(tables.get('hmtx')!, tables.get('hhea')!.data.readUInt16BE(34));
  const contoursOf = (glyph: number): Glyph['contours'] => {
    const outline = outlines[glyph]!;
    if ('contours' in outline) return outline.contours;
    return outline.parts.flatMap(({ glyph: part, dx, dy }) =>
      contoursOf(part).map((contour) => contour.map(({ x, y, onCurve }) => ({ x: x + dx, y: y + dy, onCurve }))),
    );
  };
  const letters = [...glyphsByLetter(tables.get('cmap')!)].map(([letter, glyph]): [string, Glyph] => [
    letter,
    { width: widths[Math.min(glyph, widths.length - 1)]!, contours: contoursOf(glyph) },
  ]);
  return { unitsPerEm: tables.get('head')!.data.readUInt16BE(18), letters: new Map(letters) };
}

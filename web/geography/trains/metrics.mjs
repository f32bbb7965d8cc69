// Widths of letters, read from the very font files that write the names on the map.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const HEADER = 48;
/** Tables by their number in the directory of a woff2 file, as far as we read them. */
const KNOWN = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 10: 'glyf', 11: 'loca' };
const OWN_TAG = 63;

const tablesOf = (file) => {
  let at = HEADER;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[at++];
    const number = flags & OWN_TAG;
    const version = flags >> 6;
    if (number === OWN_TAG) at += 4;
    const plain = base128();
    const isOutline = number === 10 || number === 11;
    const isTransformed = isOutline ? version !== 3 : version !== 0;
    return { name: KNOWN[number], isTransformed, length: isTransformed ? base128() : plain };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const tables = {};
  let start = 0;
  for (const { name, isTransformed, length } of entries) {
    if (name !== undefined) tables[name] = { isTransformed, bytes: data.subarray(start, start + length) };
    start += length;
  }
  return tables;
};

/** Code point → glyph, from a cmap subtable of format 4 or 12. */
const readSubtable = (table, glyphs) => {
  if (table.readUInt16BE(0) === 12) {
    for (let i = 0, n = table.readUInt32BE(12); i < n; i++) {
      const [first, last, glyph] = [0, 4, 8].map((k) => table.readUInt32BE(16 + 12 * i + k));
      for (let c = first; c <= last; c++) glyphs.set(c, glyph + c - first);
    }
  } else if (table.readUInt16BE(0) === 4) {
    const n = table.readUInt16BE(6) / 2;
    for (let i = 0; i < n; i++) {
      const [last, first, delta, offset] = [14, 16 + 2 * n, 16 + 4 * n, 16 + 6 * n].map((k) =>
        table.readUInt16BE(k + 2 * i),
      );
      for (let c = first; c <= last && c < 0xffff; c++) {
        const at = 16 + 6 * n + 2 * i + offset + 2 * (c - first);
        const glyph = offset === 0 ? c + delta : table.readUInt16BE(at) + delta;
        glyphs.set(c, glyph & 0xffff);
      }
    }
  }
};

const advancesOf = (path) => {
  const { cmap, head, hhea, hmtx } = tablesOf(readFileSync(path));
  const perEm = head.bytes.readUInt16BE(18);
  const metrics = hhea.bytes.readUInt16BE(34);
  const glyphs = new Map();
  for (let i = 0, n = cmap.bytes.readUInt16BE(2); i < n; i++)
    readSubtable(cmap.bytes.subarray(cmap.bytes.readUInt32BE(8 + 8 * i)), glyphs);
  const advance = (glyph) => {
    const i = Math.min(glyph, metrics - 1);
    return hmtx.bytes.readUInt16BE(hmtx.isTransformed ? 1 + 2 * i : 4 * i);
  };
  return new Map([...glyphs].map(([code, glyph]) => [code, advance(glyph) / perEm]));
};

/** A function that gives the width of a text in em; an unknown letter is an error, as it would be drawn in another face. */
export const measurer = (paths) => {
  const advances = new Map(paths.flatMap((path) => [...advancesOf(path)]).toReversed());
  return (text) =>
    [...text].reduce((sum, letter) => {
      const width = advances.get(letter.codePointAt(0));
      if (width === undefined) throw new Error(`the face of the names lacks “${letter}” of “${text}”`);
      return sum + width;
    }, 0);
};

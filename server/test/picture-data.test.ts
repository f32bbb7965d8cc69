// What pictures are drawn with is what the page draws and writes with.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureData } from '../scripts/picture-data.ts';

test.each(Object.entries(pictureData()))(
  '%s follows from maps and faces of the page; `node server/scripts/run.js picture-data` writes it again',
  (name, source) => {
    expect(readFileSync(new URL(`../src/pictures/generated/${name}`, import.meta.url), 'utf8') === source).toBe(true);
  },
);

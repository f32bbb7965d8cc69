// How vitest runs one test: with the limit that its usual time allows. It ends hanging tests soon, but not slow ones.

import { relative, sep } from 'node:path';
import { TestRunner } from 'vitest';
import { root } from '../lib/run.js';
import { limitOf, nameOf, readTimes } from '../lib/usual-times.js';

const times = readTimes();
/** Taken before any test creates its own clock. */
const { setTimeout, clearTimeout } = globalThis;

/** A single wait ends a little before its test, so that the wait that failed is the one that is named. */
const OF_A_WAIT = 0.9;

const titlesOf = ({ name, suite }) => (suite === undefined ? [name] : [...titlesOf(suite), name]);

/** Vitest asks for a class as the default export of this file. */
export default class Limited extends TestRunner {
  async runTask(test) {
    const file = relative(root, test.file.filepath).split(sep).join('/');
    const seconds = limitOf('unit', nameOf(file, titlesOf(test)), times);
    this.config.expect = { ...this.config.expect, poll: { timeout: seconds * 1000 * OF_A_WAIT } };
    let timer;
    const ended = new Promise((_, reject) => {
      const end = () => reject(new Error(`ended after ${seconds} s, ten times its usual time or more`));
      timer = setTimeout(end, seconds * 1000);
    });
    await Promise.race([TestRunner.getTestFn(test)(), ended]).finally(() => clearTimeout(timer));
  }
}

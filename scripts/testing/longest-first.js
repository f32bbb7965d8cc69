// In which order vitest begins the files of tests: what usually takes long first, so that at the end no worker waits for another.

import { relative, sep } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from '../lib/run.js';
import { readTimes, secondsByFile } from '../lib/usual-times.js';

const usual = secondsByFile(readTimes().unit);
const secondsOf = ({ moduleId }) => usual.get(relative(root, moduleId).split(sep).join('/')) ?? 0;

/** Files that share workers follow those that do not, in vitest's order: project by project. */
const shares = ({ project }) => !project.config.isolate;

/** Vitest asks for a class as the default export of this file. */
export default class LongestFirst extends BaseSequencer {
  async sort(files) {
    const known = await super.sort(files);
    const apart = known.filter((file) => !shares(file)).sort((one, other) => secondsOf(other) - secondsOf(one));
    return [...apart, ...known.filter(shares)];
  }
}

// npm run api: writes down the public API of every library, after a change that was meant.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './lib/install.js';

install();
// Only now: what follows needs installed packages.
const { apiReport, reportOf } = await import('./release/api-report.js');
const { stageLibraries } = await import('./release/libraries.js');
const { LIBRARIES } = await import('./release/packages.js');

const work = mkdtempSync(join(tmpdir(), 'branchline-api-'));
const folders = stageLibraries(work);
LIBRARIES.forEach((library, at) => writeFileSync(reportOf(library), apiReport(folders[at], library.doors)));
rmSync(work, { recursive: true, force: true });

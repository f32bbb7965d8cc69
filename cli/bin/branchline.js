#!/usr/bin/env node
// Starts the command line of this checkout, built again if its sources have changed. What is released starts what was built for it
// (scripts/release/launcher.js) and builds nothing.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from '../../scripts/lib/build-cli.js';

async function start() {
  const { main } = await import(pathToFileURL(join(await bundled(), 'main.mjs')).href);
  await main(process.argv.slice(2));
}

start().catch((error) => {
  const [first] = String(error?.message ?? error).split('\n');
  process.stderr.write(`branchline: cannot start: ${first}\n`);
  if (process.env['BRANCHLINE_DEBUG']) process.stderr.write(`${error?.stack ?? error}\n`);
  process.exitCode = 2;
});

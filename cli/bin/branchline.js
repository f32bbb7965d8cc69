#!/usr/bin/env node
// Starts the command line. Node runs no TypeScript, so the sources are bundled first.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.js';

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

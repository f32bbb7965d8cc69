// npm start: installs, builds and serves the whole product, and prints the address.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './lib/install.js';

install();
// Only now: what follows needs installed packages.
const { buildWeb } = await import('./lib/build-web.js');
const { bundled } = await import('./lib/build-cli.js');
buildWeb();
const { main } = await import(pathToFileURL(join(await bundled(), 'main.mjs')).href);
await main(['serve', ...process.argv.slice(2)]);

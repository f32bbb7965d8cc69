// npm start: installs, builds and serves the whole product, and prints the address.

import { install } from './lib/install.js';

install();
// Only now: what follows needs installed packages.
const { buildWeb } = await import('./lib/build-web.js');
const { serve } = await import('./lib/serve.js');
buildWeb();
const port = Number(process.env.PORT ?? 3000);
try {
  await serve({ port, host: process.env.HOST ?? 'localhost' });
  console.log(`Branchline is ready: http://localhost:${port}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

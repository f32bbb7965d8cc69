// Runs one of the TypeScript scripts of this folder: node server/scripts/run.js kill-test --kills 500

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const [name, ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
if (name === undefined || !existsSync(file)) {
  console.error(
    'usage: node server/scripts/run.js kill-test [--kills N] [--seed S] [--tables N] [--storage postgres] | fuzz-test [--messages N] [--seed S] | load-test [--only live,idle,curve,processes,peer,attack] | attack-test [--only directors,watching,…] [--seconds S] [--tables N] | notify-test [--seconds S] [--tables N] | proxy-test [nginx] [caddy] | monitor-test | picture-data | protocol [--check]',
  );
  process.exit(2);
}
// It stays open for what a script imports while it runs.
const vite = await createServer({
  ...{ configFile: false, logLevel: 'error', appType: 'custom' },
  server: { middlewareMode: true, ws: false, watch: null },
});
const module = await vite.ssrLoadModule(file);
try {
  process.exitCode = await module.main(args);
} finally {
  await vite.close();
}

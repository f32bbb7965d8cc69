// Two builds of the page in the same run, by turns, so that whatever else the machine does falls on both alike:
//   OTHER_BUILD=/path/to/another/web/dist npx playwright test -c e2e/pictures.config.ts compare
// Prints medians and quartiles from an empty cache to the first own move of the quick game.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { prefer, test } from './page.ts';
import { untilAsked } from './playing.ts';
import type { Browser } from '@playwright/test';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
/** How long after the first own move what the page fetches ahead is still counted. */
const AFTER = 3000;

type Loaded = { readonly paint: number; readonly home: number; readonly move: number; readonly bytes: number };

async function load(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext({ baseURL: url });
  await prefer(context);
  const page = await context.newPage();
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const size = async (): Promise<number> => {
      const body = await response.body();
      return response.url().endsWith('.woff2') ? body.length : gzipSync(body).length;
    };
    bodies.set(
      response.url(),
      size().catch(() => 0),
    );
  });
  const begun = performance.now();
  await page.goto('./');
  await page.locator('.button-ink').first().waitFor();
  const home = performance.now() - begun;
  await page.locator('.button-ink').first().click();
  await untilAsked(page);
  const move = performance.now() - begun;
  const [paint = 0] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  );
  await page.waitForTimeout(AFTER);
  const bytes = (await Promise.all(bodies.values())).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { paint, home, move, bytes };
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

const house = new URL('..', import.meta.url);

/** A server for a build, as soon as it says where it is. */
async function served(name: string, folder: string) {
  const server = spawn(process.execPath, ['scripts/serve-built.js', '0', folder], { cwd: house });
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  return { name, url: `${said.toString().trim()}/`, server, loaded: [] as Loaded[] };
}

test('two builds, by turns', async ({ browser }) => {
  const other = process.env['OTHER_BUILD'];
  if (other === undefined) throw new Error('OTHER_BUILD names the folder of the other build');
  const own = fileURLToPath(new URL('web/dist', house));
  const builds = await Promise.all([served('other', other), served('own', own)]);
  for (let round = 0; round < ROUNDS; round++)
    for (const build of round % 2 === 0 ? builds : builds.toReversed())
      build.loaded.push(await load(browser, build.url));
  console.log(`\n${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}, ${ROUNDS} rounds`);
  console.log('| | first paint ms | home ready ms | own marker asked ms | kB by then and 3 s after |');
  for (const { name, loaded } of builds) {
    const told = (key: keyof Loaded, unit = 1): string =>
      [0.5, 0.25, 0.75]
        .map((share) =>
          (
            at(
              loaded.map((one) => one[key]),
              share,
            ) / unit
          ).toFixed(0),
        )
        .join(' / ');
    console.log(`| ${name} | ${told('paint')} | ${told('home')} | ${told('move')} | ${told('bytes', 1000)} |`);
  }
  for (const { server } of builds) server.kill();
});

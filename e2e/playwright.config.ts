// Browser tests: the built page in a real Chromium, served as `npm start` serves it but for what is dealt (chance.ts).

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/**
 * Without a wish the system chooses a port, and the server says which: so two runs live side by side, and nobody else can
 * take it meanwhile. A server that already answers at a wished port is used as it is.
 */
const PORT = process.env['E2E_PORT'];
/** An empty BROWSER_PATH asks for Playwright's own browser. */
const browser = process.env['BROWSER_PATH'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync) ?? '';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Of what is set up for several tests; a test has its own limit (limits.ts), and a wait none but that of its test.
  timeout: 180_000,
  expect: { timeout: 0 },
  // One more than there are cores: tests wait for clocks, servers and bots, too. Eight browsers are enough anywhere.
  workers: Math.min(availableParallelism() + 1, 8),
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    // Read by the workers, which start after the server has said its port.
    baseURL: `http://localhost:${PORT ?? 0}/`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 0,
    navigationTimeout: 0,
    // Keeping the whole product for later costs every fresh browser seconds; the tests about that ask for it.
    serviceWorkers: 'block',
    launchOptions: {
      // Letters as wide as phones and screens of today draw them, not fitted to the pixels.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
      ...(browser === '' ? {} : { executablePath: browser }),
    },
  },
  webServer: {
    command: `node scripts/serve-built.js ${PORT ?? 0}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    ...(PORT === undefined
      ? { wait: { stdout: /http:\/\/localhost:(?<e2e_port>\d+)/ } }
      : { url: `http://localhost:${PORT}/`, reuseExistingServer: true }),
  },
});

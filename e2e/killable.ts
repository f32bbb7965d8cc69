// A real browser with a profile on disk that can be killed at any moment, as a power cut would end it, and comes back.

import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser } from '@playwright/test';
import config from './playwright.config.ts';
import { prefer, type Page } from './page.ts';

export type Killable = {
  readonly page: Page;
  /** Resolves once every process of the browser is gone. */
  kill(): Promise<void>;
};

const args = (profile: string): string[] => [
  ...(config.use?.launchOptions?.args ?? []),
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--lang=en-GB',
  `--user-data-dir=${profile}`,
  'about:blank',
];

/** The address under which a browser can be steered; it says so itself once it listens. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the browser did not start: ${said}`)));
  });

function endGroup({ pid }: ChildProcess): void {
  process.kill(process.platform === 'win32' ? pid! : -pid!, 'SIGKILL');
}

export async function launch(profile: string, baseURL: string): Promise<Killable> {
  const path = config.use?.launchOptions?.executablePath ?? chromium.executablePath();
  // A separate process group: helpers of the browser end with it.
  const child = spawn(path, args(profile), { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const browser: Browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  await prefer(context!);
  const page = await context!.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  // A browser that was started elsewhere knows no address that others are relative to.
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(new URL(url, baseURL).href, options);
  return {
    page,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) endGroup(child);
      await gone;
    },
  };
}

// The client in the guide, unchanged, with a real server.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'rolldown';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './support/server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** In a folder of the project, where `ws` is found. */
function newFolder(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the client of the guide makes a table, plays to the end and reads the result', async () => {
  const text = readFileSync(join(root, 'docs/guide/client.md'), 'utf8');
  const [, code] = /^```ts\n(.*?)^```/ms.exec(text) ?? [];
  const folder = newFolder();
  const file = join(folder, 'client.mjs');
  await build({
    input: 'client.ts',
    platform: 'node',
    external: /^(node:|ws$)/,
    plugins: [
      {
        name: 'guide',
        resolveId: (id) => (id === 'client.ts' ? id : null),
        load: (id) => (id === 'client.ts' ? code! : null),
      },
    ],
    output: { file },
    logLevel: 'silent',
  });
  const server = await startServer({ data: folder });
  onTestFinished(async () => void (await server.end('SIGTERM')));
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    env: { ...process.env, SERVER: server.url },
  });
  expect(stdout).toMatch(/^\d+ moves, points lost: \d+ \d+\n$/);
});

// A disk that really hangs: a file system on a loop device, stopped by fsfreeze while people play on it. Linux lets only root do so.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseGameFile, verifyGame } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { expect, onTestFinished, test } from 'vitest';
import { call } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { serverForTest } from './support/server.ts';
import { temporaryFolder } from './support/storages.ts';

const run = (command: string, ...args: readonly string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

const isDone = (...command: readonly [string, ...string[]]): boolean => {
  try {
    run(...command);
    return true;
  } catch {
    return false;
  }
};

interface Disk {
  readonly folder: string;
  freeze(): void;
  thaw(): void;
  remove(): void;
}

/** A disk in a file; a sentence where this user or this machine cannot have one. */
function newDisk(): Disk | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can stop a file system';
  const home = temporaryFolder((tidy) => void tidies.push(tidy));
  const [image, folder] = [join(home, 'image'), join(home, 'disk')];
  mkdirSync(folder);
  run('truncate', '-s', '32M', image);
  if (!isDone('mkfs.ext4', '-q', '-F', image) || !isDone('mount', '-o', 'loop', image, folder))
    return 'no loop device can be mounted here';
  return {
    folder,
    freeze: () => run('fsfreeze', '-f', folder),
    thaw: () => run('fsfreeze', '-u', folder),
    remove: () => run('umount', '-l', folder),
  };
}

const tidies: (() => void | Promise<void>)[] = [];
const disk = newDisk();

if (typeof disk === 'string') test.skip(`a disk that hangs: not tried, for ${disk}`);
else
  test('while the disk hangs moves are refused as not stored and everything else is answered; afterwards the game goes on', async () => {
    onTestFinished(async () => {
      disk.remove();
      for (const tidy of tidies) await tidy();
    });
    const { url, output } = await serverForTest({ data: disk.folder, env: { STORAGE_SECONDS: '2' } });
    const { id, clients } = await party([url], 2, QUICK_TRANS_EUROPA);
    const other = await party([url], 2, QUICK_TRANS_EUROPA);
    const client = clients.find((each) => each.isAsked())!;
    const [action] = await client.legal();
    const submission = { id: crypto.randomUUID(), after: client.position!.sequence };
    disk.freeze();
    try {
      const submitting = client.submit(action, submission);
      expect((await call(url, '/healthz')).status).toBe(200);
      expect(await other.clients.find((each) => each.isAsked())!.legal()).not.toEqual([]);
      await expect.poll(async () => (await call(url, '/readyz')).status).toBe(503);
      expect(await submitting).toMatchObject({ ok: false, reason: 'not-stored' });
      expect(await client.submit(action, submission)).toMatchObject({ ok: false, reason: 'not-stored' });
      expect((await call(url, '/healthz')).status).toBe(200);
    } finally {
      // No process that waits for it could be ended.
      disk.thaw();
    }
    await expect.poll(async () => (await call(url, '/readyz')).status).toBe(200);
    await expect
      .poll(() => client.submit(action, submission))
      .toMatchObject({ ok: true, sequence: submission.after + 1 });
    await playOut([...clients, ...other.clients]);
    for (const each of [...clients, ...other.clients]) expect(each.gap()).toBe('');
    const file = parseGameFile(JSON.stringify((await call(url, `/api/tables/${id}/file`)).body));
    expect(file.ok && verifyGame(transEuropa, file.value).ok).toBe(true);
    expect(output()).toContain('the job');
  });

// The systemd unit as systemd itself judges it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const UNIT = fileURLToPath(new URL('../../deploy/branchline.service', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../../../cli/bin/branchline.js', import.meta.url));

/** Of `systemd-analyze security`: 0 is the least exposed, 10 the most. */
const MOST_EXPOSED = 2;

/** undefined where the unit is sound; else what systemd says. Node and the project are where they are on this machine. */
export function checkUnit(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-unit-'));
  try {
    const file = join(folder, 'branchline.service');
    const unit = readFileSync(UNIT, 'utf8')
      .replace('/usr/bin/node /opt/branchline/cli/bin/branchline.js', `${process.execPath} ${LAUNCHER}`)
      .replace('WorkingDirectory=/opt/branchline', `WorkingDirectory=${process.cwd()}`);
    writeFileSync(file, unit);
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    const said = `${verified.stdout}${verified.stderr}`.trim();
    if (verified.status !== 0 || said !== '') return said || `systemd-analyze verify ended with ${verified.status}`;
    const threshold = String(MOST_EXPOSED * 10);
    const judged = spawnSync('systemd-analyze', ['security', '--offline=yes', `--threshold=${threshold}`, file], {
      encoding: 'utf8',
    });
    return judged.status === 0 ? undefined : `${judged.stdout}${judged.stderr}`.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

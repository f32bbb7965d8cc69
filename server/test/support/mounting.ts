// Small separate file systems, if this user may mount one.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

export function canMount(): boolean {
  try {
    const folder = '/tmp/branchline-mount-probe';
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface Mounted {
  readonly folder: string;
  setReadOnly(): void;
  unmount(): void;
}

export function mounted(folder: string, size = '3m'): Mounted {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  return {
    folder,
    setReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
    unmount: () => void execFileSync('umount', ['-l', folder]),
  };
}

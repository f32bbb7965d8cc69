// Game files leave and enter the page here: downloads, the file picker, drag and drop.

import { device } from '../link/device.ts';
import type { ImportProblem } from '@branchline/protocol';
import { elsewhere } from './elsewhere.ts';

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The file is handed on unread: it may hold hands that nobody here may see yet. */
export async function saveGame(id: string): Promise<void> {
  const blob = (await device.ask('export', { id }))?.blob ?? (await elsewhere()?.file?.(id));
  if (blob) download(blob, `branchline-${id}.json`);
}

export type ReadProblem = ImportProblem | { readonly problem: 'too-large' };

/** Far more than the longest game needs. */
const LARGEST = 20_000_000;

export async function readGame(file: File): Promise<{ readonly id: string } | ReadProblem> {
  if (file.size > LARGEST) return { problem: 'too-large' };
  return device.ask('import', { text: await file.text() });
}

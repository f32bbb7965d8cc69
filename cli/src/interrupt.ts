// Ctrl-C and kind: whatever is half done is undone before the process ends.

import { warn } from './output.ts';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const undoings = new Set<() => void>();

function interrupted(signal: NodeJS.Signals): void {
  for (const undo of undoings) undo();
  warn('interrupted');
  process.exit(SIGNALS[signal as keyof typeof SIGNALS]);
}

/**
 * Registers what must be undone if the command is interrupted; call the result once it is no longer needed.
 * Signals are caught only while work could be undone: a handler would wait for long computations to finish.
 */
export function undoOnInterrupt(undo: () => void): () => void {
  if (undoings.size === 0) for (const signal of Object.keys(SIGNALS)) process.on(signal, interrupted);
  undoings.add(undo);
  return () => {
    undoings.delete(undo);
    if (undoings.size === 0) for (const signal of Object.keys(SIGNALS)) process.off(signal, interrupted);
  };
}

// Several threads of bots behind the one port: a bot stays in its thread.

import type { BotLine } from '@branchline/tables';
import { botThread, type ThreadLimits } from './thread.ts';

/** FNV-1a: spreads keys evenly, the same way every time. */
function spread(key: string, over: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % over;
}

export function botPool(size: number, limits: ThreadLimits): BotLine {
  const threads: readonly BotLine[] = Array.from({ length: size }, () => botThread(limits));
  const of = (key: string): BotLine => threads[spread(key, size)]!;
  return {
    sit: (sitting) => of(sitting.key).sit(sitting),
    observe: (key, update) => of(key).observe(key, update),
    decide: (key, view) => of(key).decide(key, view),
    leave: (key) => of(key).leave(key),
    onRestart(listener) {
      const stops = threads.map((thread) => thread.onRestart(listener));
      return () => stops.forEach((stop) => stop());
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

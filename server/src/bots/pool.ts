// Several threads of bots behind the one port: a bot stays in its thread, and their time is shared fairly.

import type { BotLine } from '@branchline/tables';
import { sharesOf } from './shares.ts';
import { botThread, type ThreadLimits } from './thread.ts';
import { turnsOf, type TurnsSetup } from './turns.ts';

/** FNV-1a: spreads keys evenly, the same way every time. */
function spread(key: string, over: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % over;
}

type PoolSetup = ThreadLimits & Pick<TurnsSetup, 'standingOf' | 'ran' | 'waited'>;

export function botPool(size: number, { standingOf, ran, waited, ...limits }: PoolSetup): BotLine {
  const { clock } = limits;
  const shares = sharesOf();
  const threads: readonly BotLine[] = Array.from({ length: size }, () =>
    turnsOf({ thread: botThread(limits), shares, standingOf, clock, ran, waited }),
  );
  const of = (key: string): BotLine => threads[spread(key, size)]!;
  return {
    sit: (sitting) => of(sitting.key).sit(sitting),
    observe: (key, update) => of(key).observe(key, update),
    decide: (key, view, waits) => of(key).decide(key, view, waits),
    leave: (key) => of(key).leave(key),
    onRestart(listener) {
      const stops = threads.map((thread) => thread.onRestart(listener));
      return () => stops.forEach((stop) => stop());
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

// A progress bar on the terminal; nothing at all where the output goes elsewhere.

import { undoOnInterrupt } from './interrupt.ts';

const WIDTH = 30;
const INTERVAL_MILLISECONDS = 100;

export interface Progress {
  advance(by: number): void;
  /** Removes the bar. */
  end(): void;
}

export function progressBar(total: number, unit: string): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { advance: () => undefined, end: () => undefined };
  const started = performance.now();
  let done = 0;
  let drawn = 0;
  const draw = (now: number): void => {
    drawn = now;
    const full = total === 0 ? WIDTH : Math.round((WIDTH * done) / total);
    const rate = done / Math.max(1e-3, (now - started) / 1000);
    const left = rate > 0 ? Math.ceil((total - done) / rate) : 0;
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    stderr.write(`\r\x1b[K${bar} ${done}/${total} ${unit}  ${rate.toFixed(1)}/s  ${left} s left`);
  };
  const erase = (): void => void stderr.write('\r\x1b[K');
  const forget = undoOnInterrupt(erase);
  draw(started);
  return {
    advance(by) {
      done += by;
      const now = performance.now();
      if (now - drawn >= INTERVAL_MILLISECONDS) draw(now);
    },
    end() {
      forget();
      erase();
    },
  };
}

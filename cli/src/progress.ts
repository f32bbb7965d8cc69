// A progress bar on the terminal; nothing at all where the output goes elsewhere.

import { undoOnInterrupt } from './interrupt.ts';

const WIDTH = 30;
const INTERVAL_MILLISECONDS = 100;

export interface Progress {
  advance(by: number): void;
  /** Removes the bar. */
  end(): void;
}

/** Seconds as people wait for them: `40 s`, `12 min`, `3 h 20 min`. */
export function durationText(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** What was done in an earlier run says nothing of how fast this one is. */
export function progressBar(total: number, unit: string, before = 0): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { advance: () => undefined, end: () => undefined };
  const started = performance.now();
  let done = before;
  let drawn = 0;
  const draw = (now: number): void => {
    drawn = now;
    const full = total === 0 ? WIDTH : Math.round((WIDTH * done) / total);
    const rate = (done - before) / Math.max(1e-3, (now - started) / 1000);
    const pace = rate > 0 ? `  ${rate.toFixed(1)}/s  ${durationText((total - done) / rate)} left` : '';
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    stderr.write(`\r\x1b[K${bar} ${done}/${total} ${unit}${pace}`);
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

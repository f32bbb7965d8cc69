// Which parts of the code have run, as V8 counts it.

import { Session, type Profiler } from 'node:inspector';

export interface Coverage {
  /** Everything that ran since the last call, as short names; how often matters roughly. */
  take(): ReadonlySet<string>;
  end(): void;
}

/** More than twice is much, more than sixteen times is very much. */
const roughly = (count: number): number => (count < 3 ? count : count < 17 ? 3 : 4);

/** Ranges lie within each other and the innermost counts: where each part that ran begins, and how often it ran. */
function partsOf(ranges: readonly Profiler.CoverageRange[]): readonly string[] {
  const borders = new Set(ranges.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset]));
  return [...borders].flatMap((at) => {
    // Outer ranges come before the ones within them.
    const inner = ranges.findLast(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
    return inner && inner.count > 0 ? [`${at}:${roughly(inner.count)}`] : [];
  });
}

/** `isOf`: the scripts that count, by their address. */
export function coverageBy(isOf: (url: string) => boolean): Coverage {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    take() {
      const seen = new Set<string>();
      // On the same thread the answer comes before the call returns.
      session.post('Profiler.takePreciseCoverage', (error, answer: Profiler.TakePreciseCoverageReturnType) => {
        if (error) throw error;
        for (const { scriptId, url, functions } of answer.result) {
          if (!isOf(url)) continue;
          for (const { ranges } of functions) {
            for (const part of partsOf(ranges)) seen.add(`${scriptId}:${part}`);
          }
        }
      });
      return seen;
    },
    end() {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

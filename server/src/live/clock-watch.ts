// Notices when the database's clock is set forward or back, by comparing it with time that only runs.

/** In milliseconds. Less than that is a clock that is being corrected, which harms no deadline. */
const JUMP = 2000;

/** Answers by how many milliseconds the clock has jumped since it was last asked, 0 where it has not. */
export function clockWatch(now: () => number, ran: () => number): () => number {
  let ahead = now() - ran();
  return () => {
    const before = ahead;
    ahead = now() - ran();
    const jump = ahead - before;
    return Math.abs(jump) < JUMP ? 0 : jump;
  };
}

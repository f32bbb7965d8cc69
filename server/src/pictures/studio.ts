// Pictures of finished games: drawn one at a time, kept as long as there is room, given up when they take too long.

import { Problem } from '../problem.ts';
import type { DrawnGame } from './draw-game.ts';

/** Called between two pieces of work; throws where the time is up. */
export type Pause = () => void;

export interface Wanted {
  /** Throws where there is no such game, or none any more: asked even where the picture is kept. */
  readonly expect: () => Promise<void>;
  /** Counts the drawing; throws where nothing more is drawn for whoever asks. */
  readonly count: () => Promise<void>;
  /** Asked for only where the picture has to be drawn. */
  readonly game: () => Promise<DrawnGame>;
}

export interface Studio {
  picture(key: string, wanted: Wanted): Promise<Buffer>;
}

interface StudioSetup {
  /** Time that only runs, in milliseconds. */
  readonly now: () => number;
  readonly draw: (game: DrawnGame, pause: Pause) => Promise<Buffer>;
  readonly mostBytes: number;
  /** In milliseconds, from the wish to the picture. */
  readonly patience: number;
}

/** So many may wait; with more of them the last would wait in vain. */
const MOST_WAITING = 20;
/** In seconds. */
const ASK_AGAIN = 30;

const busy = (): Problem =>
  new Problem(503, 'busy', 'Too many pictures are being drawn; try again in a moment.', { retryAfter: ASK_AGAIN });

export function studioOf({ now, draw, mostBytes, patience }: StudioSetup): Studio {
  /** The longest unused comes first. */
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const drawing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, picture: Buffer): void {
    kept.set(key, picture);
    bytes += picture.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function inTurn(key: string, game: DrawnGame): Promise<Buffer> {
    const until = now() + patience;
    const pause: Pause = () => {
      if (now() > until) throw busy();
    };
    const before = last;
    const drawn = before.then(() => {
      pause();
      return draw(game, pause);
    });
    last = drawn.catch(() => undefined);
    const picture = await drawn;
    keep(key, picture);
    return picture;
  }

  async function drawnFor(key: string, { game, count }: Wanted): Promise<Buffer> {
    if (drawing.size > MOST_WAITING) throw busy();
    // Counted first: to open a game is work, also where nothing is drawn.
    await count();
    return inTurn(key, await game());
  }

  return {
    async picture(key, wanted) {
      await wanted.expect();
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const under = drawing.get(key);
      if (under) return under;
      const picture = drawnFor(key, wanted);
      drawing.set(key, picture);
      try {
        return await picture;
      } finally {
        drawing.delete(key);
      }
    },
  };
}

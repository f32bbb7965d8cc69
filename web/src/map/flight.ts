// Moves the camera over time: gliding to a place, following the wheel, rolling out after a drag.
import type { Camera } from './camera.ts';

const VIEW_TIME = 400;

/** cubic-bezier(.3, 0, .1, 1), solved for x by bisection. */
const ease = (x: number): number => {
  const curve = (t: number, p1: number, p2: number): number =>
    3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3;
  let [low, high] = [0, 1];
  for (let i = 0; i < 18; i++) {
    const t = (low + high) / 2;
    if (curve(t, 0.3, 0.1) < x) low = t;
    else high = t;
  }
  return curve(low, 0, 1);
};

export type Flight = {
  readonly glide: (from: Camera, to: Camera) => void;
  readonly follow: (current: () => Camera, target: () => Camera) => void;
  readonly roll: (speed: { readonly x: number; readonly y: number }, pan: (dx: number, dy: number) => void) => void;
  readonly stop: () => void;
  readonly flying: () => boolean;
};

/** `show` is called for every frame, `land` once at the end. */
export const makeFlight = (show: (camera: Camera) => void, land: () => void): Flight => {
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const each = (step: (elapsed: number, since: number) => boolean): void => {
    stop();
    let start: number | undefined;
    let last = 0;
    const tick = (now: number): void => {
      start ??= now;
      const goesOn = step(now - start, now - (last || now));
      last = now;
      if (goesOn) frame = requestAnimationFrame(tick);
      else {
        frame = 0;
        land();
      }
    };
    frame = requestAnimationFrame(tick);
  };
  return {
    stop,
    flying: () => frame !== 0,
    glide: (from, to) =>
      each((elapsed) => {
        const t = ease(Math.min(1, elapsed / VIEW_TIME));
        // Scale changes by equal ratios, so that a zoom feels even.
        const scale = from.scale * (to.scale / from.scale) ** t;
        const share =
          Math.abs(to.scale - from.scale) < 0.01 ? t : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
        show({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale });
        return elapsed < VIEW_TIME;
      }),
    follow: (current, target) =>
      each((_, since) => {
        const [at, to] = [current(), target()];
        const t = 1 - Math.exp(-since / 38);
        const done = Math.abs(Math.log(to.scale / at.scale)) < 0.002;
        const scale = done ? to.scale : at.scale * (to.scale / at.scale) ** t;
        const share = done ? 1 : (1 / at.scale - 1 / scale) / (1 / at.scale - 1 / to.scale);
        show({ x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share, scale });
        return !done;
      }),
    roll: (speed, pan) =>
      each((elapsed, since) => {
        const fading = Math.exp(-elapsed / 160);
        pan(speed.x * fading * since, speed.y * fading * since);
        return fading * Math.hypot(speed.x, speed.y) > 0.03;
      }),
  };
};

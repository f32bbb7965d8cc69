// A page that is often late, as beside other work: for a moment its timers, its frames and what its workers say are held
// back, while keys and clicks come through. What shows a thing before it listens to it, or a test that takes one for the
// other, is found sooner this way than by keeping the machine busy. See CONTRIBUTING.md.

/// <reference lib="dom" />

import type { BrowserContext } from '@playwright/test';

/** All in milliseconds: one spell in three is a slow one, and whatever is due in it comes so much later. */
const SPELL = { length: 300, slow: 1 / 3, late: 150 };

export async function holdBack(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ length, slow, late }) => {
    const { setTimeout: after, requestAnimationFrame: atFrame, cancelAnimationFrame: noFrame } = window;
    if ('isHeldBack' in window) return;
    Object.assign(window, { isHeldBack: true });
    let spell = -1;
    let lateness = 0;
    const now = (): number => {
      const current = Math.floor(performance.now() / length);
      if (current !== spell) lateness = Math.random() < slow ? late : 0;
      spell = current;
      return lateness;
    };

    window.setTimeout = ((act: TimerHandler, time = 0, ...rest: unknown[]) =>
      after(act, time + now(), ...rest)) as typeof window.setTimeout;

    // Separate numbers below zero, because a frame that is held back has none yet.
    const held = new Map<number, number>();
    let count = 0;
    window.requestAnimationFrame = (act) => {
      const wait = now();
      if (wait === 0) return atFrame(act);
      const number = --count;
      held.set(
        number,
        after(() => {
          held.delete(number);
          act(performance.now());
        }, wait),
      );
      return number;
    };
    window.cancelAnimationFrame = (number) => {
      if (number >= 0) noFrame(number);
      else clearTimeout(held.get(number));
    };

    // In the order in which they were said; a worker that was ended says nothing more.
    const { addEventListener: listen, terminate } = Worker.prototype;
    const ended = new WeakSet<Worker>();
    Worker.prototype.terminate = function end(this: Worker) {
      ended.add(this);
      terminate.call(this);
    };
    let said: Promise<unknown> | undefined;
    Worker.prototype.addEventListener = function hear(this: Worker, kind: string, heard: EventListener) {
      const hearLate = (event: Event): void => {
        const wait = now();
        if (wait === 0 && !said) return heard.call(this, event);
        const turn = (said ?? Promise.resolve()).then(() => new Promise((resolve) => after(resolve, wait)));
        said = turn;
        void turn.then(() => {
          if (said === turn) said = undefined;
          if (!ended.has(this)) heard.call(this, event);
        });
      };
      listen.call(this, kind, kind === 'message' ? hearLate : heard);
    } as typeof listen;
  }, SPELL);
}

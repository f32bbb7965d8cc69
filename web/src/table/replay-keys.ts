// Stepping and playing a replay by keyboard.

import { useLayoutEffect } from 'preact/hooks';
import type { OpenReplay } from './open-replay.ts';

/** Elements that use arrows themselves; buttons and links only have one for Space. */
const WITH_ARROWS = 'input, select, textarea, [role=slider], [role=tablist]';
const WITH_SPACE = `${WITH_ARROWS}, button, a`;

type Steered = Pick<OpenReplay, 'step' | 'playing' | 'play' | 'pause'>;

export function useReplayKeys(replay: Steered): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isIn = (places: string): boolean =>
        event.target instanceof Element && event.target.closest(places) !== null;
      if (event.key === 'ArrowRight' && !isIn(WITH_ARROWS)) replay.step(1);
      else if (event.key === 'ArrowLeft' && !isIn(WITH_ARROWS)) replay.step(-1);
      else if (event.key === ' ' && !isIn(WITH_SPACE)) {
        event.preventDefault();
        if (replay.playing.value) replay.pause();
        else replay.play();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replay]);
}

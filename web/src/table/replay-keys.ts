// Stepping and playing a replay by keyboard.

import { useEffect } from 'preact/hooks';
import type { OpenReplay } from './open-replay.ts';

type Steered = Pick<OpenReplay, 'step' | 'playing' | 'play' | 'pause'>;

export function useReplayKeys(replay: Steered): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, button, a')) return;
      if (event.key === 'ArrowRight') replay.step(1);
      else if (event.key === 'ArrowLeft') replay.step(-1);
      else if (event.key === ' ') {
        event.preventDefault();
        if (replay.playing.value) replay.pause();
        else replay.play();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replay]);
}

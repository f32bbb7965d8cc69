// An online table inside a component: opened with the screen, closed with it.

import { useEffect, useState } from 'preact/hooks';
import { OnlineProblem } from './api.ts';
import { openRoom, type OnlineRoom } from './room.ts';

export type RoomTrouble = { readonly trouble: 'unknown-table' | 'offline' | 'unavailable' };

function troubleOf(problem: unknown): RoomTrouble {
  const code = problem instanceof OnlineProblem ? problem.code : 'unavailable';
  return { trouble: code === 'unknown-table' || code === 'offline' ? code : 'unavailable' };
}

/** In milliseconds; a server that restarts is back soon. */
const TRY_AGAIN = 3000;

export function useRoom(id: string) {
  const [found, setFound] = useState<OnlineRoom | RoomTrouble>();
  const [wish, setWish] = useState(0);
  useEffect(() => {
    let wanted = true;
    let room: OnlineRoom | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      if (!room) setWish((count) => count + 1);
    };
    openRoom(id).then(
      (opened) => {
        if (!wanted) return opened.close();
        room = opened;
        setFound(opened);
      },
      (problem: unknown) => {
        if (!wanted) return;
        const trouble = troubleOf(problem);
        setFound(trouble);
        if (trouble.trouble !== 'unknown-table') timer = setTimeout(again, TRY_AGAIN);
      },
    );
    addEventListener('online', again);
    return () => {
      wanted = false;
      clearTimeout(timer);
      removeEventListener('online', again);
      room?.close();
    };
  }, [id, wish]);
  return { found, again: () => setWish(wish + 1) };
}

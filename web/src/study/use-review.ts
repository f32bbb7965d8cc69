// A review that is open as long as its screen is.

import { useEffect, useState } from 'preact/hooks';

/** Undefined before it is there, and where the game is not there any more. */
export function useReview<Replay, State extends { readonly close: () => void }>(
  replay: Replay,
  open: (replay: Replay) => Promise<State | undefined>,
): State | undefined {
  const [state, setState] = useState<State>();
  useEffect(() => {
    let wanted = true;
    let opened: State | undefined;
    void open(replay).then((found) => {
      opened = found;
      if (wanted && found) setState(found);
      else found?.close();
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [replay]);
  return state;
}

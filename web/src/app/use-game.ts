// A game's code inside a component, as soon as it is there.

import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { gameNow, loadGame } from '../games/load-game.ts';

export function useGame(id: string): GameUi | undefined {
  const [found, setFound] = useState<GameUi | undefined>(() => gameNow(id));
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let wanted = true;
    loadGame(id).then(
      (ui) => {
        if (wanted) setFound(ui);
      },
      (cause: unknown) => setFailure(new Error(`the game ${id} cannot be loaded`, { cause })),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failure) throw failure;
  return found?.id === id ? found : gameNow(id);
}

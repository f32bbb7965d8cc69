// The scenery of a board inside a component, as soon as it is there.
import type { Geography } from './scenery.ts';
import { useEffect, useState } from 'preact/hooks';
import { geographyNow, loadGeography } from './geography.ts';

export const useGeography = (board: string): Geography | undefined => {
  const [found, setFound] = useState({ board, geography: geographyNow(board) });
  useEffect(() => {
    let wanted = true;
    void loadGeography(board).then((geography) => {
      if (wanted) setFound({ board, geography });
    });
    return () => {
      wanted = false;
    };
  }, [board]);
  return found.board === board ? found.geography : geographyNow(board);
};

// The drawing of the table's map, fetched once for all small pictures.

import { contentOf, type View } from '@branchline/trains-of-europe';
import { useEffect, useState } from 'preact/hooks';
import { loadMap, type LoadedMap } from '../../map/index.ts';

/** Undefined until it has come; a picture then keeps its place free. */
export function useMap(view: View): LoadedMap | undefined {
  const { map } = contentOf(view.config).content;
  const [loaded, setLoaded] = useState<LoadedMap>();
  useEffect(() => {
    let wanted = true;
    loadMap(map).then(
      (found) => wanted && setLoaded(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [map]);
  return loaded;
}

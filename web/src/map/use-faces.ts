// Names are measured again once their own face has arrived.
import { useEffect, useState } from 'preact/hooks';
import { forgetWidths } from './text-width.ts';

/** A number that changes whenever all widths have to be measured again. */
export function useFaces(): number {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    let wanted = true;
    const again = (): void => {
      forgetWidths();
      if (wanted) setReady((n) => n + 1);
    };
    void document.fonts.ready.then(again);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      wanted = false;
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return ready;
}

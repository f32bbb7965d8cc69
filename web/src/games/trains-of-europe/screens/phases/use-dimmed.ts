// The map turned down behind a phase that covers it, and given back when the phase goes.

import { useEffect } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';

export function useDimmed({ showOnMap }: Pick<PhaseProps, 'showOnMap'>): void {
  useEffect(() => {
    showOnMap({ dimmed: true, offers: [] });
    return () => showOnMap(undefined);
  }, []);
}

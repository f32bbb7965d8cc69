// What is in front: the screen of the phase, or a tab beside it. A new question brings its screen to the front.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { layout } from '../../../../ui/layout.ts';
import type { Play } from '../../state/play.ts';
import { hasColumn, hasStage } from './stage.tsx';

export const SIDE_TABS = ['contracts', 'yard', 'sections', 'log'] as const;
export type SideTab = (typeof SIDE_TABS)[number];
/** On a phone the companies have a place, too; elsewhere they lie over the map. */
export type Place = 'stage' | SideTab | 'companies';

export type Places = {
  readonly place: Place;
  readonly open: (place: Place) => void;
  /** By key: the focus follows. */
  readonly openByKey: (place: Place) => void;
  readonly map: () => void;
};

/** The part that scrolls beside the phase, or the page of a phone. */
const focusPanel = (): void => document.querySelector<HTMLElement>('#tt-tabpanel')?.focus();

export function usePlaces(play: Play): Places {
  const [tab, setTab] = useState<Exclude<Place, 'stage'>>('contracts');
  const [due, setDue] = useState<'map' | 'panel'>();
  const { step, mine } = play.stage.value;
  const phone = layout.value === 'phone';
  useEffect(() => {
    play.front.value = true;
  }, [step, mine, play.table.stop.value]);
  useLayoutEffect(() => {
    if (due === 'map') play.handle.value?.focus();
    if (due === 'panel') focusPanel();
    setDue(undefined);
  }, [due]);
  const open = (place: Place): void => {
    // The evaluation leaves no room beside it.
    if (step === 'over' && !phone) play.mapOnly.value = true;
    play.front.value = place === 'stage';
    if (place !== 'stage') setTab(place);
  };
  const isShown = play.front.value && (phone || hasColumn(play));
  return {
    place: isShown ? 'stage' : tab === 'companies' && !phone ? 'contracts' : tab,
    open,
    openByKey: (place) => {
      open(place);
      setDue('panel');
    },
    map: () => {
      if (play.covered.value || (phone && hasStage(play))) play.mapOnly.value = true;
      if (phone) play.front.value = true;
      setDue('map');
    },
  };
}

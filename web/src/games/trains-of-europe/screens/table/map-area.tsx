// The map with everything that is shown and done on it.

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { contentOf, type SectionId } from '@branchline/trains-of-europe';
import type { Box, Insets } from '../../../../map/types.ts';
import { settings } from '../../../../prefs/settings.ts';
import { say } from '../../../../ui/live.ts';
import { loadMap, nameSetOf, TrainsMap, type LoadedMap, type MapMarks, type MapTexts } from '../../map/index.ts';
import { words } from '../../messages/frame-text.ts';
import { textLanguage } from '../../messages/text.ts';
import { preferences } from '../../settings.ts';
import type { Play } from '../../state/play.ts';
import { layout } from '../../../../ui/layout.ts';
import { colourOf } from '../parts/colour.ts';
import { describeSection } from './describe.ts';
import { MapChoices, type Choices } from './map-choices.tsx';

type MapAreaProps = {
  readonly play: Play;
  readonly marks: ReadonlySignal<MapMarks>;
  readonly insets: Insets;
  readonly panels: readonly Box[];
  readonly describedBy: string;
};

export function useLoadedMap(play: Pick<Play, 'table'>): LoadedMap | undefined {
  const [loaded, setLoaded] = useState<LoadedMap>();
  const { map } = contentOf(play.table.view.value.config).content;
  useEffect(() => {
    let wanted = true;
    void loadMap(map).then((found) => {
      if (wanted) setLoaded(found);
    });
    return () => {
      wanted = false;
    };
  }, [map]);
  return loaded;
}

export function useMapTexts(play: Play, describedBy: string): MapTexts {
  const names = play.names.value;
  const frame = words.value;
  return useMemo<MapTexts>(
    () => ({
      label: frame.map,
      role: frame.mapRole,
      describedBy,
      city: names.city,
      water: (key) => (Object.hasOwn(frame.waters, key) ? frame.waters[key as keyof typeof frame.waters] : ''),
      section: (section) => describeSection(play, section),
      price: (eur, on) => (on === 'ticket' ? names.text.money.cash(eur) : String(eur / 1000)),
    }),
    [names, frame, describedBy],
  );
}

export function MapArea({ play, marks, insets, panels, describedBy }: MapAreaProps) {
  const loaded = useLoadedMap(play);
  const texts = useMapTexts(play, describedBy);
  const [choices, setChoices] = useState<Choices>();
  const phone = layout.value === 'phone';
  if (!loaded) return <div class="tt-map-waiting" aria-busy="true" />;
  const chooseByKey = (section: SectionId): void => {
    // The second Enter on the same section confirms.
    if (play.current.value === section && play.stage.value.mine && play.stage.value.step === 'licences')
      play.act({ do: 'licence', section });
    else play.choose(section);
  };
  return (
    <>
      <TrainsMap
        {...loaded}
        marks={marks.value}
        me={colourOf(play.shownSeat.value)}
        names={preferences.value.naming === 'local' ? 'local' : nameSetOf(textLanguage.value)}
        texts={texts}
        insets={insets}
        panels={panels}
        fit={phone ? 'height' : 'all'}
        motion={settings.value.motion === 'less' ? 'off' : 'on'}
        handle={(handle) => {
          play.handle.value = handle;
        }}
        onSection={(section, { pointer }) => (pointer === 'key' ? chooseByKey(section) : play.choose(section))}
        onCity={(city) => {
          play.lookup.value = { city };
        }}
        onChoices={(sections, at) => setChoices({ sections, at })}
        onNothing={play.clear}
        onHover={(place) => {
          play.hover.value = place;
        }}
        onCursor={(cursor) => {
          play.cursor.value = cursor;
          say(describeSection(play, cursor.section));
        }}
      />
      {choices && <MapChoices play={play} choices={choices} onClose={() => setChoices(undefined)} />}
    </>
  );
}

// The map of a puzzle: everybody's sticks, and the way of the contract looked at.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { contentOf } from '@branchline/trains-of-europe';
import { layout } from '../../../../ui/layout.ts';
import { NO_MARKS, TrainsMap, type MapHandle, type MapMarks, type MapTexts } from '../../map/index.ts';
import { words as frame } from '../../messages/frame-text.ts';
import { textLanguage } from '../../messages/text.ts';
import { ifTaken } from '../../play/if-taken.ts';
import type { Names } from '../../play/tell/names.ts';
import { colourOf } from '../../screens/parts/colour.ts';
import { marksOf } from '../../screens/parts/marks-of.ts';
import { useMap } from '../../screens/parts/use-map.ts';
import { preferences } from '../../settings.ts';
import { isStacked } from '../stacked.ts';
import { citiesOf } from '../../state/display.ts';
import type { Session } from './session.ts';

function tracksOf({ view }: Session): MapMarks['tracks'] {
  const { sections } = contentOf(view.config);
  return view.public.holders.flatMap((bits, no) => {
    const companies = view.public.left.flatMap((_, seat) => ((bits >> seat) & 1 ? [colourOf(seat)] : []));
    return companies.length > 0 ? [{ section: sections[no]!.id, companies }] : [];
  });
}

function useTexts(names: Names): MapTexts {
  const words = frame.value;
  return useMemo(
    () => ({
      label: words.map,
      role: words.mapRole,
      city: names.city,
      water: (key) => (Object.hasOwn(words.waters, key) ? words.waters[key as keyof typeof words.waters] : ''),
      section: (section) => names.section(section),
      price: (eur, on) => (on === 'ticket' ? names.text.money.cash(eur) : String(eur / 1000)),
    }),
    [names, words],
  );
}

export function PuzzleMap({ session, names }: { readonly session: Session; readonly names: Names }) {
  const { view, puzzle, option } = session;
  const loaded = useMap(view);
  const texts = useTexts(names);
  const still = useMemo(() => ({ ...NO_MARKS, tracks: tracksOf(session), ...citiesOf(view, puzzle.seat) }), [session]);
  const at = option.value;
  const marks = useMemo<MapMarks>(() => {
    if (at === undefined) return still;
    const no = contentOf(view.config).contractIndex.get(puzzle.options[at]!.contract)!;
    return { ...still, ...marksOf(view, puzzle.seat, ifTaken(view, puzzle.seat, no).standing) };
  }, [still, at]);
  const [handle, setHandle] = useState<MapHandle>();
  // Where the map is small it turns to what is asked.
  useEffect(() => {
    if (!handle || !isStacked()) return;
    const cities = marks.stops.map(({ city }) => city);
    if (cities.length > 0) handle.show({ cities, sections: marks.glow }, 1);
    else handle.fit();
  }, [handle, marks]);
  if (!loaded) return <div class="tt-map-waiting" aria-busy="true" />;
  return (
    <TrainsMap
      {...loaded}
      marks={marks}
      me={colourOf(puzzle.seat)}
      names={preferences.value.naming === 'local' ? 'local' : textLanguage.value}
      texts={texts}
      insets={{ top: 6, right: 6, bottom: 6, left: 6 }}
      panels={[]}
      fit={layout.value === 'phone' ? 'height' : 'all'}
      motion="off"
      handle={setHandle}
    />
  );
}

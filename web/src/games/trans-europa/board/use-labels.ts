// Names of cities in their places, laid out again when the board rests at another size or something gets in the way.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { markScale, toBoard } from './camera.ts';
import type { Camera, Size } from './camera.ts';
import { UNIT } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { labelSizes, layOutLabels } from './layers/labels.tsx';
import type { DrawnLabel } from './layers/labels.tsx';
import { cityMarksOf } from './scene.tsx';
import { forgetWidths } from './text-width.ts';
import type { BoardProps, Box, CityId } from './types.ts';

/** Names are measured again once their own face has arrived. */
const useFacesReady = (): number => {
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
};

const unitsBox = (camera: Camera, box: Size, panel: Box): Box => {
  const from = toBoard(camera, box, panel);
  const perPx = UNIT / camera.scale;
  return { x: from.x, y: from.y, width: panel.width * perPx, height: panel.height * perPx };
};

const NO_PANELS: readonly Box[] = [];

type Previous = { readonly scale: number; readonly slots: ReadonlyMap<CityId, number> };

/** Names keep their places from one position to the next unless something gets in the way. */
export const useLabels = (props: BoardProps, geometry: Geometry, rested: Camera, box: Size): readonly DrawnLabel[] => {
  const faces = useFacesReady();
  const previous = useRef<Previous | undefined>(undefined);
  const { marks, texts, compact = false, panels = NO_PANELS } = props;
  const k = markScale(rested.scale, compact);
  // Without panels only the scale matters; with them, where the board lies under them.
  const seen = panels.length === 0 ? rested.scale : rested;
  return useMemo(() => {
    const same = previous.current?.scale === rested.scale ? previous.current.slots : undefined;
    const labels = layOutLabels({
      geometry,
      marks,
      cityMarks: cityMarksOf(marks),
      name: texts.city,
      scale: rested.scale,
      sizes: labelSizes(rested.scale, k, compact),
      u: (k * UNIT) / rested.scale,
      panels: panels.map((panel) => unitsBox(rested, box, panel)),
      ...(same === undefined ? {} : { previous: same }),
    });
    previous.current = { scale: rested.scale, slots: new Map(labels.map((l) => [l.id, l.slot])) };
    return labels;
  }, [geometry, marks.tracks, marks.markers, marks.cities, marks.missing, texts.city, seen, panels, k, faces]);
};

// Names of cities in their places, laid out again when the board rests at another size or something gets in the way.
import { UNIT } from '../../../map/types.ts';
import type { Box, Size } from '../../../map/types.ts';
import { useMemo, useRef } from 'preact/hooks';
import { markScale, toMap } from '../../../map/camera.ts';
import type { Camera } from '../../../map/camera.ts';
import type { Geometry } from './geometry.ts';
import { labelSizes, layOutLabels } from './layers/labels.tsx';
import type { DrawnLabel } from './layers/labels.tsx';
import { cityMarksOf } from './scene.tsx';
import { useFaces } from '../../../map/use-faces.ts';
import type { MapCamera } from '../../../map/use-map-camera.ts';
import type { BoardProps, CityId } from './types.ts';

const unitsBox = (camera: Camera, box: Size, panel: Box): Box => {
  const from = toMap(camera, box, panel);
  const perPx = UNIT / camera.scale;
  return { x: from.x, y: from.y, width: panel.width * perPx, height: panel.height * perPx };
};

/** A line of text is a little higher than its box. */
const AIR = 6;
const windowIn = ({ width, height }: Size): Box => ({
  x: AIR,
  y: AIR,
  width: width - 2 * AIR,
  height: height - 2 * AIR,
});

const NO_PANELS: readonly Box[] = [];
const NO_LABELS: readonly DrawnLabel[] = [];

type Previous = { readonly scale: number; readonly slots: ReadonlyMap<CityId, number> };

/** Names keep their places from one position to the next unless something gets in the way. */
export const useLabels = (
  props: BoardProps,
  geometry: Geometry,
  { rested, box, isWhole }: MapCamera,
): readonly DrawnLabel[] => {
  const faces = useFaces();
  const previous = useRef<Previous | undefined>(undefined);
  const { marks, texts, compact = false, panels = NO_PANELS } = props;
  const k = markScale({ scale: rested.scale, compact });
  // Without panels only the scale matters; with them, the position of the board under them.
  const seen = panels.length === 0 ? rested.scale : rested;
  const isMeasured = box.width > 0;
  return useMemo(() => {
    if (!isMeasured) return NO_LABELS;
    const same = previous.current?.scale === rested.scale ? previous.current.slots : undefined;
    const labels = layOutLabels({
      geometry,
      marks,
      cityMarks: cityMarksOf(marks),
      name: texts.city,
      scale: rested.scale,
      sizes: labelSizes({ scale: rested.scale, compact }),
      u: (k * UNIT) / rested.scale,
      panels: panels.map((panel) => unitsBox(rested, box, panel)),
      window: isWhole ? unitsBox(rested, box, windowIn(box)) : undefined,
      ...(same === undefined ? {} : { previous: same }),
    });
    previous.current = { scale: rested.scale, slots: new Map(labels.map((l) => [l.id, l.slot])) };
    return labels;
  }, [
    geometry,
    marks.tracks,
    marks.markers,
    marks.cities,
    marks.missing,
    marks.plan,
    texts.city,
    seen,
    panels,
    k,
    faces,
    isMeasured,
    isWhole,
  ]);
};

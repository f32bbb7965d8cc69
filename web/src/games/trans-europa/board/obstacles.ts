// What a speech bubble should leave in sight: cities and their names, the plan, markers, rails, panels.
import type { Box, Point } from '../../../map/types.ts';
import type { Obstacle } from '../../../map/bubble.ts';
import { pointAlong } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { cityReach } from './layers/cities.tsx';
import type { DrawnLabel } from './layers/labels.tsx';
import { PIN_HEIGHT, PIN_RADIUS } from './layers/markers.tsx';
import { cityMarksOf } from './scene.tsx';
import type { BoardMarks, LineId } from './types.ts';

const WEIGHT = { target: 40, targetName: 30, city: 9, name: 9, pin: 25, plan: 20, route: 2.5, track: 1.2, legal: 0.8 };
/** A line is watched at these parts of its length. */
const PARTS = [0.2, 0.5, 0.8];

const square = ({ x, y }: Point, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

/** What is drawn on the board. */
export type Drawn = {
  readonly geometry: Geometry;
  readonly marks: BoardMarks;
  readonly labels: readonly DrawnLabel[];
  /** Size of marks. */
  readonly u: number;
};

/** In drawing units. */
export const obstaclesOf = ({ geometry, marks, labels, u }: Drawn): Obstacle[] => {
  const cityMarks = cityMarksOf(marks);
  const alongLines = (ids: readonly LineId[], weight: number, r: number): Obstacle[] =>
    ids.flatMap((id) => {
      const line = geometry.lines.get(id);
      return line === undefined
        ? []
        : PARTS.map((t) => ({ box: square(pointAlong(line, t), r * u), weight: weight / PARTS.length }));
    });
  const cities = geometry.board.cities.flatMap(({ id, junction }): Obstacle[] => {
    const at = geometry.points.get(junction);
    const mark = cityMarks.get(id);
    const weight = mark?.target === true ? WEIGHT.target : WEIGHT.city;
    return at === undefined ? [] : [{ box: square(at, cityReach(mark) * u), weight }];
  });
  const names = labels
    .filter((label) => !label.hidden)
    .map(({ box, large }) => ({ box, weight: large ? WEIGHT.targetName : WEIGHT.name }));
  const pins = marks.markers.flatMap(({ junction }): Obstacle[] => {
    const at = geometry.points.get(junction);
    if (at === undefined) return [];
    return [{ box: square({ x: at.x, y: at.y - PIN_HEIGHT * u }, PIN_RADIUS * u), weight: WEIGHT.pin }];
  });
  return [
    ...cities,
    ...names,
    ...pins,
    ...alongLines(
      marks.plan.map((p) => p.line),
      WEIGHT.plan * PARTS.length,
      12,
    ),
    ...alongLines(
      marks.routes.flatMap((r) => r.lines),
      WEIGHT.route,
      5,
    ),
    ...alongLines(
      [...marks.tracks, ...marks.ferries].map((t) => t.line),
      WEIGHT.track,
      6,
    ),
    ...alongLines(
      marks.legal.map((l) => l.line),
      WEIGHT.legal,
      5,
    ),
  ];
};

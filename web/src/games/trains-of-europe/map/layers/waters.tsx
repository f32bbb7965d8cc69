// The names of the waters, where all of a name is in sight: none lies half under a panel or beyond the edge.
import type { Water } from '../data.ts';
import { boxesOverlap } from '../house.ts';
import type { Box } from '../house.ts';
import type { Scenery } from '../scenery.ts';

type WatersProps = {
  readonly scenery: Scenery;
  readonly water: (key: string) => string;
  /** What is seen of the sheet, and the panels over it. */
  readonly seen: Box;
  readonly panels: readonly Box[];
};

/** Size of the letters, their height and mean width with the space between them. */
const [SIZE, HIGH, WIDE] = [16, 0.8, 0.62];

function boxOf({ x, y, angle, size }: Water, { length }: string): Box {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [along, up] = [length * WIDE * SIZE * size, HIGH * SIZE * size];
  const [width, height] = [along * cos + up * sin, along * sin + up * cos];
  return { x: x - width / 2, y: y - up / 2 - height / 2, width, height };
}

const holds = (seen: Box, { x, y, width, height }: Box): boolean =>
  x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height;

export function Waters({ scenery, water, seen, panels }: WatersProps) {
  return (
    <>
      {scenery.waters.map((name) => {
        const { key, x, y, angle, size } = name;
        const box = boxOf(name, water(key));
        return holds(seen, box) && !panels.some((panel) => boxesOverlap(panel, box)) ? (
          <text key={key} x={x} y={y} class="t-water" style={{ '--z': size }} transform={`rotate(${angle} ${x} ${y})`}>
            {water(key)}
          </text>
        ) : null;
      })}
    </>
  );
}

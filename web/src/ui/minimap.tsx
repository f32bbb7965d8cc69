// The whole board very small: tracks, markers and own cities, for orientation on a phone.

import type { Board } from '@branchline/boards';
import type { BoardMarks, BoardView } from '../board/index.ts';

const ROW = Math.sqrt(3) / 2;

type MinimapProps = {
  readonly board: Board;
  readonly marks: BoardMarks;
  /** What the large board shows: centre and scale. */
  readonly view: BoardView | undefined;
  readonly label: string;
};

export function Minimap({ board, marks, view, label }: MinimapProps) {
  const points = new Map(board.junctions.map(({ id, x, y }) => [id, { x: x / 2, y: y * ROW }]));
  const all = [...points.values()];
  const right = Math.max(...all.map(({ x }) => x));
  const bottom = Math.max(...all.map(({ y }) => y));
  const d = [...marks.tracks, ...marks.ferries]
    .map(({ line }) => {
      const [a, b] = line.split('-').map((id) => points.get(id)!);
      return `M${a!.x} ${a!.y}L${b!.x} ${b!.y}`;
    })
    .join('');
  const cities = marks.cities.flatMap(({ city, target }) => {
    const found = target === true ? board.cities.find(({ id }) => id === city) : undefined;
    return found ? [{ ...points.get(found.junction)!, region: found.region }] : [];
  });
  const seen = view && { width: innerWidth / view.scale, height: innerHeight / view.scale };
  return (
    <svg class="minimap" viewBox={`-0.6 -0.6 ${right + 1.2} ${bottom + 1.2}`} role="img" aria-label={label}>
      <path class="minimap-net" d={all.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      <path class="minimap-tracks" d={d} />
      {cities.map(({ x, y, region }) => (
        <circle key={`${x},${y}`} class={`minimap-city r-${region}`} cx={x} cy={y} r="0.5" />
      ))}
      {marks.markers.map(({ junction, colour }) => {
        const { x, y } = points.get(junction)!;
        return <circle key={junction} class={`minimap-marker c-${colour}`} cx={x} cy={y} r="0.5" />;
      })}
      {view && seen && (
        <rect
          class="minimap-view"
          x={view.x - seen.width / 2}
          y={-0.5}
          width={seen.width}
          height={bottom + 1}
          rx="0.3"
        />
      )}
    </svg>
  );
}

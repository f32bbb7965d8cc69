// Players as shape, colour and pattern together, on the board and anywhere else in the interface.
import { useId } from 'preact/hooks';
import './player-shape.css';
import type { PlayerColour } from './colours.ts';

export const DASHES: Readonly<Record<PlayerColour, readonly number[]>> = {
  plum: [9, 5],
  cobalt: [2.5, 4.5],
  jade: [13, 4, 2.5, 4],
  vermilion: [5, 3.5],
  brass: [16, 5],
  coal: [8, 3, 2, 3, 2, 3],
};

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join('L')}Z`;

const regular = (corners: number, r: number, start: number): string =>
  polygon(
    Array.from({ length: corners }, (_, i) => {
      const angle = ((start + (360 * i) / corners) * Math.PI) / 180;
      return [r * Math.cos(angle), r * Math.sin(angle)] as const;
    }),
  );

const star = (r: number): string =>
  polygon(
    Array.from({ length: 10 }, (_, i) => {
      const angle = ((36 * i - 90) * Math.PI) / 180;
      const reach = i % 2 === 0 ? r : r * 0.46;
      return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
    }),
  );

/** Outline of a player's shape around the origin; all six look equally large at the same `r`. */
export const shapePath = (colour: PlayerColour, r: number): string => {
  switch (colour) {
    case 'plum':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 'cobalt':
      return polygon([
        [-r * 0.9, -r * 0.9],
        [r * 0.9, -r * 0.9],
        [r * 0.9, r * 0.9],
        [-r * 0.9, r * 0.9],
      ]);
    case 'jade':
      return polygon([
        [0, -r * 1.08],
        [r * 1.1, r * 0.86],
        [-r * 1.1, r * 0.86],
      ]);
    case 'vermilion':
      return regular(4, r * 1.2, 0);
    case 'brass':
      return regular(6, r * 1.1, 0);
    case 'coal':
      return star(r * 1.28);
  }
};

/** How far the shape reaches down, where a pin's needle starts. */
export const shapeFoot = (colour: PlayerColour, r: number): number =>
  ({ plum: r, cobalt: r * 0.9, jade: r * 0.86, vermilion: r * 1.2, brass: r * 0.95, coal: r * 0.6 })[colour];

const patternId = (ids: string, colour: PlayerColour): string => `${ids}-${colour}`;

/** The five patterns, to stand in the `<defs>` of a drawing; `ids` keeps several drawings on a page apart. */
export function PatternDefs({ ids, unit = 1 }: { readonly ids: string; readonly unit?: number }) {
  const tile = (colour: PlayerColour, size: number, turn: number, d: string) => (
    <pattern
      id={patternId(ids, colour)}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${unit}) rotate(${turn})`}
    >
      <path d={d} class={colour === 'brass' ? 'b-pattern-mark b-pattern-brass' : 'b-pattern-mark'} />
    </pattern>
  );
  return (
    <>
      {tile('cobalt', 4.4, 0, 'M0 2.2H4.4')}
      {tile('jade', 4.2, 0, 'M1 1h0M3.1 3.1h0')}
      {tile('vermilion', 3.8, -45, 'M0 1.9H3.8')}
      {tile('brass', 4.2, 90, 'M0 2.1H4.2')}
      {tile('coal', 4.6, 0, 'M0 2.3H4.6M2.3 0V4.6')}
    </>
  );
}

type ShapeProps = { readonly colour: PlayerColour; readonly r: number; readonly ids: string };

/** Shape with its pattern, around the origin of the surrounding group. */
export function PlayerShape({ colour, r, ids }: ShapeProps) {
  const d = shapePath(colour, r);
  return (
    <>
      <path d={d} class={`b-player-fill c-${colour}`} />
      {colour !== 'plum' && <path d={d} class="b-player-pattern" style={{ fill: `url(#${patternId(ids, colour)})` }} />}
    </>
  );
}

/** A player's sign as a separate small picture, for lists and buttons. Decorative: the name is next to it. */
export function PlayerToken({ colour, size = 22 }: { readonly colour: PlayerColour; readonly size?: number }) {
  const ids = useId();
  return (
    <svg class="b-player-token" width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <defs>
        <PatternDefs ids={ids} />
      </defs>
      <g transform={colour === 'jade' ? 'translate(0 1.2)' : undefined}>
        <PlayerShape colour={colour} r={12} ids={ids} />
      </g>
    </svg>
  );
}

/** The player's dash as a short sample line. */
export function PlayerDash({ colour, width = 40 }: { readonly colour: PlayerColour; readonly width?: number }) {
  return (
    <svg class="b-player-token" width={width} height={8} viewBox={`0 0 ${width} 8`} aria-hidden="true">
      <path d={`M0 4H${width}`} class={`b-player-line c-${colour}`} stroke-dasharray={DASHES[colour].join(' ')} />
    </svg>
  );
}

// What floats above the board and stays the same size: speech bubbles and tags for places out of sight.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isVisible, toScreen } from './camera.ts';
import type { Camera, Size } from './camera.ts';
import { RegionDisc } from './city-sign.tsx';
import { pointAlong } from './geometry.ts';
import type { Geometry, Point } from './geometry.ts';
import { boxesOverlap } from './labels.ts';
import type { Box, EdgeTag, Insets, JunctionId, Place, Tip } from './types.ts';

export const pointOfPlace = (g: Geometry, place: Place): Point | undefined => {
  if (place.at === 'junction') return g.points.get(place.junction);
  const line = g.lines.get(place.line);
  return line === undefined ? undefined : pointAlong(line, 0.5);
};

/** Where a bubble stands relative to its place, best first: [x, y] of its corner towards the place. */
const SIDES = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;
const DISTANCE = 22;
const MARGIN = 8;
/** Room for a tag's arrow. */
const TAG_MARGIN = 15;

const bubbleBox = (at: Point, size: Size, [sx, sy]: readonly [number, number]): Box => ({
  x: sx > 0 ? at.x + DISTANCE * 0.6 : at.x - DISTANCE * 0.6 - size.width,
  y: sy > 0 ? at.y + DISTANCE : at.y - DISTANCE - size.height,
  ...size,
});

type Crowd = { readonly box: Size; readonly insets: Insets; readonly avoid: readonly Box[] };

/** The side on which the bubble covers least and stays in the window. */
const placeBubble = (
  at: Point,
  size: Size,
  { box, insets, avoid }: Crowd,
): { readonly box: Box; readonly side: number } => {
  let best = { box: bubbleBox(at, size, SIDES[0]), side: 0 };
  let bestCost = Infinity;
  SIDES.forEach((side, i) => {
    const wanted = bubbleBox(at, size, side);
    const x = Math.min(Math.max(wanted.x, insets.left + MARGIN), box.width - insets.right - MARGIN - size.width);
    const y = Math.min(Math.max(wanted.y, insets.top + MARGIN), box.height - insets.bottom - MARGIN - size.height);
    const moved = { ...wanted, x, y };
    const overPlace = boxesOverlap(moved, { x: at.x - 6, y: at.y - 6, width: 12, height: 12 });
    const cost =
      i * 0.1 +
      (Math.abs(wanted.x - x) + Math.abs(wanted.y - y)) / 20 +
      (overPlace ? 50 : 0) +
      avoid.reduce((sum, other) => sum + (boxesOverlap(other, moved) ? 20 : 0), 0);
    if (cost < bestCost) [best, bestCost] = [{ box: moved, side: i }, cost];
  });
  return best;
};

export type OverlayProps = {
  readonly geometry: Geometry;
  readonly tips: readonly Tip[];
  readonly tags: readonly EdgeTag[];
  readonly insets: Insets;
  /** Own cities, which no bubble may cover. */
  readonly targets: readonly JunctionId[];
  /** Receives the function that puts everything in its place for a camera. */
  readonly arrange: { current: ((camera: Camera, box: Size) => void) | undefined };
  readonly now: () => { readonly camera: Camera; readonly box: Size };
  readonly onTag: (junction: JunctionId) => void;
};

export function Overlay(props: OverlayProps) {
  const { geometry, tips, tags, insets, targets, arrange, now, onTag } = props;
  const bubbles = useRef(new Map<number, HTMLElement>());
  const marks = useRef(new Map<JunctionId, HTMLElement>());
  // Sizes are read once per change and not while the board moves: reading them forces the page to be laid out.
  const sizes = useRef(new Map<HTMLElement, Size>());
  const sizeOf = (element: HTMLElement): Size => {
    let size = sizes.current.get(element);
    if (size === undefined || size.width === 0) {
      size = { width: element.offsetWidth, height: element.offsetHeight };
      sizes.current.set(element, size);
    }
    return size;
  };

  useLayoutEffect(() => sizes.current.clear(), [tips, tags]);
  useLayoutEffect(() => {
    arrange.current = (camera, box) => {
      const avoid = targets.flatMap((id): Box[] => {
        const p = geometry.points.get(id);
        if (p === undefined) return [];
        const at = toScreen(camera, box, p);
        return [{ x: at.x - 20, y: at.y - 20, width: 40, height: 40 }];
      });
      tips.forEach((tip, i) => {
        const element = bubbles.current.get(i);
        const point = pointOfPlace(geometry, tip.place);
        if (element === undefined || point === undefined) return;
        const at = toScreen(camera, box, point);
        // A bubble about a place out of sight would point at nothing.
        element.style.visibility = isVisible(camera, { box, insets }, point) ? '' : 'hidden';
        const size = sizeOf(element);
        const { box: where, side } = placeBubble(at, size, { box, insets, avoid });
        element.style.transform = `translate(${Math.round(where.x)}px, ${Math.round(where.y)}px)`;
        element.dataset['below'] = String((SIDES[side]?.[1] ?? -1) > 0);
        element.style.setProperty('--tail', `${Math.min(Math.max(at.x - where.x, 18), size.width - 18)}px`);
        element.style.setProperty(
          '--lean',
          `${Math.round(at.x - where.x < 18 ? -10 : at.x - where.x > size.width - 18 ? 10 : 0)}px`,
        );
      });
      for (const tag of tags) {
        const element = marks.current.get(tag.junction);
        const point = geometry.points.get(tag.junction);
        if (element === undefined || point === undefined) continue;
        const hidden = isVisible(camera, { box, insets }, point);
        element.hidden = hidden;
        if (hidden) continue;
        const at = toScreen(camera, box, point);
        const size = sizeOf(element);
        const half = { x: size.width / 2, y: size.height / 2 };
        const low = { x: insets.left + TAG_MARGIN + half.x, y: insets.top + TAG_MARGIN + half.y };
        const high = {
          x: box.width - insets.right - TAG_MARGIN - half.x,
          y: box.height - insets.bottom - TAG_MARGIN - half.y,
        };
        const x = Math.min(Math.max(at.x, low.x), high.x);
        const y = Math.min(Math.max(at.y, low.y), high.y);
        element.style.transform = `translate(${Math.round(x - half.x)}px, ${Math.round(y - half.y)}px)`;
        element.dataset['side'] = at.x > high.x ? 'right' : at.x < low.x ? 'left' : at.y < low.y ? 'top' : 'bottom';
      }
    };
    const { camera, box } = now();
    if (box.width > 0) arrange.current(camera, box);
  });

  return (
    <div class="board-overlay" data-board-overlay="">
      {tags.map((tag) => (
        <button
          key={tag.junction}
          type="button"
          tabIndex={-1}
          class={`board-tag r-${tag.region}`}
          aria-label={tag.label}
          ref={(element: HTMLButtonElement | null) => {
            if (element === null) marks.current.delete(tag.junction);
            else marks.current.set(tag.junction, element);
          }}
          onClick={() => onTag(tag.junction)}
        >
          <RegionDisc region={tag.region} sign={tag.sign} size={18} />
          {tag.text}
        </button>
      ))}
      {tips.map((tip, i) => (
        <div
          key={i}
          class={`board-tip board-tip-${tip.tone}`}
          ref={(element: HTMLDivElement | null) => {
            if (element === null) bubbles.current.delete(i);
            else bubbles.current.set(i, element);
          }}
        >
          {tip.content}
        </div>
      ))}
    </div>
  );
}

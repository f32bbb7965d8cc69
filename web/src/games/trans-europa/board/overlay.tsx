// What floats above the board and stays the same size: speech bubbles and tags for places out of sight.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { inside, placeBubble, pushedOff, tailOf } from './bubble.ts';
import type { Obstacle } from './bubble.ts';
import { isVisible, toScreen } from './camera.ts';
import type { Camera, Size } from './camera.ts';
import { RegionDisc } from './city-sign.tsx';
import { pointAlong } from './geometry.ts';
import type { Geometry, Point } from './geometry.ts';
import { onScreen } from './obstacles.ts';
import type { Box, EdgeTag, Insets, JunctionId, Place, Tip } from './types.ts';

export const pointOfPlace = (g: Geometry, place: Place): Point | undefined => {
  if (place.at === 'junction') return g.points.get(place.junction);
  const line = g.lines.get(place.line);
  return line === undefined ? undefined : pointAlong(line, 0.5);
};

const MARGIN = 8;
/** Room for a tag's arrow. */
const TAG_MARGIN = 15;

const freeWindow = (box: Size, insets: Insets, margin: number): Box => ({
  x: insets.left + margin,
  y: insets.top + margin,
  width: box.width - insets.left - insets.right - 2 * margin,
  height: box.height - insets.top - insets.bottom - 2 * margin,
});

/** Where a bubble stands relative to its place, and for which circumstances this was found. */
type Stand = { readonly offset: Point; readonly reasons: readonly unknown[] };

const same = (p: readonly unknown[], q: readonly unknown[]): boolean => p.every((v, i) => v === q[i]);

/** Own cities and the plan, which no tag may hide. */
const PRECIOUS = 20;
export type OverlayProps = {
  readonly geometry: Geometry;
  readonly tips: readonly Tip[];
  readonly tags: readonly EdgeTag[];
  readonly insets: Insets;
  readonly panels: readonly Box[];
  /** What bubbles should leave in sight, in drawing units. */
  readonly obstacles: readonly Obstacle[];
  /** The camera that came to rest last: bubbles look for a new place only then, not on the way. */
  readonly rested: Camera;
  /** Receives the function that puts everything in its place for a camera. */
  readonly arrange: { current: ((camera: Camera, box: Size) => void) | undefined };
  readonly now: () => { readonly camera: Camera; readonly box: Size };
  readonly onTag: (junction: JunctionId) => void;
};

export function Overlay(props: OverlayProps) {
  const { geometry, tips, tags, insets, panels, obstacles, rested, arrange, now, onTag } = props;
  const bubbles = useRef(new Map<number, HTMLElement>());
  const marks = useRef(new Map<JunctionId, HTMLElement>());
  const stands = useRef(new Map<number, Stand>());
  const precious = useMemo(() => obstacles.filter(({ weight }) => weight >= PRECIOUS), [obstacles]);
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
      const window = freeWindow(box, insets, MARGIN);
      const taken = [...panels, ...onScreen(precious, camera, box).map((obstacle) => obstacle.box)];
      tips.forEach((tip, i) => {
        const element = bubbles.current.get(i);
        const point = pointOfPlace(geometry, tip.place);
        if (element === undefined || point === undefined) return;
        const at = toScreen(camera, box, point);
        // A bubble about a place out of sight would point at nothing.
        element.style.visibility = isVisible(camera, { box, insets }, point) ? '' : 'hidden';
        const size = sizeOf(element);
        const reasons = [point, size.width, size.height, obstacles, rested, window.width, window.height];
        let stand = stands.current.get(i);
        if (stand === undefined || !same(stand.reasons, reasons)) {
          const { x, y } = placeBubble(at, size, window, onScreen(obstacles, camera, box), panels);
          stand = { offset: { x: x - at.x, y: y - at.y }, reasons };
          stands.current.set(i, stand);
        }
        const where = inside({ x: at.x + stand.offset.x, y: at.y + stand.offset.y, ...size }, window);
        taken.push(where);
        const tail = tailOf(where, at);
        element.style.transform = `translate(${Math.round(where.x)}px, ${Math.round(where.y)}px)`;
        element.style.setProperty('--tail-x', `${tail.x}px`);
        element.style.setProperty('--tail-y', `${tail.y}px`);
        element.style.setProperty('--tail-angle', `${tail.angle}rad`);
        element.style.setProperty('--tail-length', `${tail.length}px`);
      });
      for (const tag of tags) {
        const element = marks.current.get(tag.junction);
        const point = geometry.points.get(tag.junction);
        if (element === undefined || point === undefined) continue;
        const isSeen = isVisible(camera, { box, insets }, point);
        element.hidden = isSeen;
        if (isSeen) continue;
        const at = toScreen(camera, box, point);
        const size = sizeOf(element);
        const centred = { x: at.x - size.width / 2, y: at.y - size.height / 2, ...size };
        const edge = inside(centred, freeWindow(box, insets, TAG_MARGIN));
        const aside = edge.x !== centred.x;
        const where = pushedOff(edge, taken, aside ? 'y' : 'x', freeWindow(box, insets, TAG_MARGIN));
        taken.push(where);
        element.style.transform = `translate(${Math.round(where.x)}px, ${Math.round(where.y)}px)`;
        element.dataset['side'] = aside
          ? edge.x < centred.x
            ? 'right'
            : 'left'
          : edge.y > centred.y
            ? 'top'
            : 'bottom';
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

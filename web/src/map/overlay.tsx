// What floats above a map and stays the same size: speech bubbles, and arrows to places out of sight.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import './overlay.css';
import { arrowRadius, edgeTowards, openWindow, placeArrow } from './arrow.ts';
import type { Crowd } from './arrow.ts';
import { inside, onScreen, placeBubble, PRECIOUS, tailOf } from './bubble.ts';
import type { Obstacle } from './bubble.ts';
import { isVisible, toScreen } from './camera.ts';
import type { Camera, Frame } from './camera.ts';
import type { Box, Insets, Point, Size } from './types.ts';

/** A speech bubble whose tail points at a place, in drawing units. */
export type Bubble = {
  readonly at: Point;
  readonly tone: 'info' | 'error';
  readonly content: ComponentChildren;
};

/** An arrow at the edge of the view while its place is out of sight; pressing it brings the place into view. */
export type Arrow = {
  readonly id: string;
  readonly at: Point;
  readonly label: string;
  /** Further classes. */
  readonly look: string;
  readonly content: ComponentChildren;
};

const MARGIN = 8;
/** Where lines are as close as this to each other, nearly all of the map is seen, and arrows would have no room; px. */
const SMALLEST_ARROW = 8;

const freeWindow = ({ box, insets }: Frame): Box => ({
  x: insets.left + MARGIN,
  y: insets.top + MARGIN,
  width: box.width - insets.left - insets.right - 2 * MARGIN,
  height: box.height - insets.top - insets.bottom - 2 * MARGIN,
});

/** The position of a bubble relative to its place, and for which circumstances this was found. */
type Stand = { readonly offset: Point; readonly reasons: readonly unknown[] };

const same = (p: readonly unknown[], q: readonly unknown[]): boolean => p.every((v, i) => v === q[i]);

/** Sizes are read once per change and not while the map moves: reading them forces the page to be laid out. */
class Sizes {
  readonly #known = new Map<HTMLElement, Size>();
  of(element: HTMLElement): Size {
    let size = this.#known.get(element);
    if (size === undefined || size.width === 0) {
      size = { width: element.offsetWidth, height: element.offsetHeight };
      this.#known.set(element, size);
    }
    return size;
  }
  forget(): void {
    this.#known.clear();
  }
}

export type OverlayProps = {
  readonly bubbles: readonly Bubble[];
  readonly arrows: readonly Arrow[];
  readonly insets: Insets;
  readonly panels: readonly Box[];
  /** Places of the map that are pressed, which no arrow covers, in drawing units. */
  readonly pressed: readonly Point[];
  /** What bubbles should leave in sight, in drawing units. */
  readonly obstacles: readonly Obstacle[];
  /** The camera that came to rest last: bubbles and arrows look for a new place only then, not on the way. */
  readonly rested: Camera;
  /** Receives the function that puts everything in its place for a camera. */
  readonly arrange: { current: ((camera: Camera, box: Size) => void) | undefined };
  readonly now: () => { readonly camera: Camera; readonly box: Size };
  readonly onArrow: (arrow: Arrow) => void;
};

/** The elements that float, and what is remembered of them. */
type Floating = {
  readonly bubbles: Map<number, HTMLElement>;
  readonly arrows: Map<string, HTMLElement>;
  readonly stands: Map<number, Stand>;
  readonly sizes: Sizes;
};

type Seen = {
  readonly props: OverlayProps;
  /** What a bubble would lie under: panels, and bubbles that have their place. */
  readonly above: Box[];
  readonly floating: Floating;
  readonly camera: Camera;
  readonly frame: Frame;
};

const moveTo = (element: HTMLElement, { x, y }: Point): void => {
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
};

function standOf({ props, above, floating, camera, frame }: Seen, index: number, size: Size, place: Point): Stand {
  const { obstacles, rested } = props;
  const window = freeWindow(frame);
  const reasons = [place.x, place.y, size.width, size.height, obstacles, rested, window.width, window.height];
  const known = floating.stands.get(index);
  if (known !== undefined && same(known.reasons, reasons)) return known;
  const at = toScreen(camera, frame.box, place);
  const { x, y } = placeBubble(at, size, {
    window,
    obstacles: onScreen(obstacles, camera, frame.box),
    above,
  });
  const stand = { offset: { x: x - at.x, y: y - at.y }, reasons };
  floating.stands.set(index, stand);
  return stand;
}

/** Puts a bubble in its place; where that is, is the answer. */
function arrangeBubble(seen: Seen, bubble: Bubble, index: number): Box | undefined {
  const { floating, camera, frame } = seen;
  const element = floating.bubbles.get(index);
  if (element === undefined) return undefined;
  const at = toScreen(camera, frame.box, bubble.at);
  // A bubble about a place out of sight would point at nothing.
  element.style.visibility = isVisible(camera, frame, bubble.at) ? '' : 'hidden';
  const size = floating.sizes.of(element);
  const { offset } = standOf(seen, index, size, bubble.at);
  const where = inside({ x: at.x + offset.x, y: at.y + offset.y, ...size }, freeWindow(frame));
  const tail = tailOf(where, at);
  moveTo(element, where);
  element.style.setProperty('--tail-x', `${tail.x}px`);
  element.style.setProperty('--tail-y', `${tail.y}px`);
  element.style.setProperty('--tail-angle', `${tail.angle}rad`);
  element.style.setProperty('--tail-length', `${tail.length}px`);
  return where;
}

type Edge = { readonly window: Box; readonly radius: number; readonly crowd: Crowd };

/** Puts an arrow at the edge nearest to its place; where that is, is the answer. */
function arrangeArrow(seen: Seen, { id, at: place }: Arrow, { window, radius, crowd }: Edge): Box | undefined {
  const { props, floating, camera, frame } = seen;
  const element = floating.arrows.get(id);
  if (element === undefined) return undefined;
  const at = toScreen(camera, frame.box, place);
  const isNeeded = !isVisible(camera, frame, place) && radius >= SMALLEST_ARROW;
  // On the way it stays at its edge; once the map rests it makes room for what is there.
  const isAtRest = camera === props.rested;
  const middle = !isNeeded
    ? undefined
    : isAtRest
      ? placeArrow(at, radius, window, crowd)
      : edgeTowards(at, radius, window);
  element.hidden = middle === undefined;
  if (middle === undefined) return undefined;
  const where = { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius };
  element.style.transform = `translate(${where.x}px, ${where.y}px)`;
  element.style.setProperty('--disc', `${where.width}px`);
  element.style.setProperty('--turn', `${Math.atan2(at.y - middle.y, at.x - middle.x)}rad`);
  return where;
}

function arrangeAll(seen: Seen, precious: readonly Obstacle[]): void {
  const { props, above, camera, frame } = seen;
  props.bubbles.forEach((bubble, index) => {
    const box = arrangeBubble(seen, bubble, index);
    if (box) above.push(box);
  });
  if (props.arrows.length === 0) return;
  const boxes = [...above, ...onScreen(precious, camera, frame.box).map(({ box }) => box)];
  const points = props.pressed.map((point) => toScreen(camera, frame.box, point));
  const window = openWindow(frame.box, props.panels);
  const radius = arrowRadius(camera.scale);
  for (const arrow of props.arrows) {
    const box = arrangeArrow(seen, arrow, { window, radius, crowd: { boxes, points } });
    if (box) boxes.push(box);
  }
}

const keep =
  <K,>(elements: Map<K, HTMLElement>, key: K) =>
  (element: HTMLElement | null): void => {
    if (element === null) elements.delete(key);
    else elements.set(key, element);
  };

export function Overlay(props: OverlayProps) {
  const { bubbles, arrows, insets, panels, obstacles, arrange, now, onArrow } = props;
  const kept = useRef<Floating | undefined>(undefined);
  kept.current ??= { bubbles: new Map(), arrows: new Map(), stands: new Map(), sizes: new Sizes() };
  const floating = kept.current;
  const precious = useMemo(() => obstacles.filter(({ weight }) => weight >= PRECIOUS), [obstacles]);

  useLayoutEffect(() => floating.sizes.forget(), [bubbles]);
  useLayoutEffect(() => {
    arrange.current = (camera, box) =>
      arrangeAll({ props, above: [...panels], floating, camera, frame: { box, insets, panels } }, precious);
    const { camera, box } = now();
    if (box.width > 0) arrange.current(camera, box);
  });

  return (
    <div class="board-overlay" data-map-overlay="">
      {arrows.map((arrow) => (
        <button
          key={arrow.id}
          type="button"
          tabIndex={-1}
          class={`board-arrow ${arrow.look}`}
          aria-label={arrow.label}
          ref={keep(floating.arrows, arrow.id)}
          onClick={() => onArrow(arrow)}
        >
          {arrow.content}
        </button>
      ))}
      {bubbles.map((bubble, index) => (
        <div key={index} class={`board-tip board-tip-${bubble.tone}`} ref={keep(floating.bubbles, index)}>
          {bubble.content}
        </div>
      ))}
    </div>
  );
}

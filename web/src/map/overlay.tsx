// What floats above a map and stays the same size: speech bubbles and tags for places out of sight.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import './overlay.css';
import { inside, onScreen, placeBubble, PRECIOUS, tailOf } from './bubble.ts';
import type { Obstacle } from './bubble.ts';
import { isVisible, toScreen } from './camera.ts';
import type { Camera, Frame } from './camera.ts';
import { placeTag, sideOf } from './tag.ts';
import type { Taken } from './tag.ts';
import type { Box, Insets, Point, Size } from './types.ts';

/** A speech bubble whose tail points at a place, in drawing units. */
export type Bubble = {
  readonly at: Point;
  readonly tone: 'info' | 'error';
  readonly content: ComponentChildren;
};

/** A label at the edge of the view while its place is out of sight; pressing it brings the place into view. */
export type Tag = {
  readonly id: string;
  readonly at: Point;
  readonly label: string;
  /** Further classes. */
  readonly look: string;
  readonly content: ComponentChildren;
};

const MARGIN = 8;
/** Room for a tag's arrow. */
const TAG_MARGIN = 15;

const freeWindow = ({ box, insets }: Frame, margin: number): Box => ({
  x: insets.left + margin,
  y: insets.top + margin,
  width: box.width - insets.left - insets.right - 2 * margin,
  height: box.height - insets.top - insets.bottom - 2 * margin,
});

/** Where a bubble stands relative to its place, and for which circumstances this was found. */
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
  readonly tags: readonly Tag[];
  readonly insets: Insets;
  readonly panels: readonly Box[];
  /** What bubbles should leave in sight, in drawing units. */
  readonly obstacles: readonly Obstacle[];
  /** The camera that came to rest last: bubbles look for a new place only then, not on the way. */
  readonly rested: Camera;
  /** Receives the function that puts everything in its place for a camera. */
  readonly arrange: { current: ((camera: Camera, box: Size) => void) | undefined };
  readonly now: () => { readonly camera: Camera; readonly box: Size };
  readonly onTag: (at: Point) => void;
};

/** The elements that float, and what is remembered of them. */
type Floating = {
  readonly bubbles: Map<number, HTMLElement>;
  readonly tags: Map<string, HTMLElement>;
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
  const window = freeWindow(frame, MARGIN);
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
  const where = inside({ x: at.x + offset.x, y: at.y + offset.y, ...size }, freeWindow(frame, MARGIN));
  const tail = tailOf(where, at);
  moveTo(element, where);
  element.style.setProperty('--tail-x', `${tail.x}px`);
  element.style.setProperty('--tail-y', `${tail.y}px`);
  element.style.setProperty('--tail-angle', `${tail.angle}rad`);
  element.style.setProperty('--tail-length', `${tail.length}px`);
  return where;
}

/** Puts a tag at the edge nearest to its place, off everything that is taken. */
function arrangeTag({ floating, camera, frame }: Seen, tag: Tag, taken: Taken): Box | undefined {
  const element = floating.tags.get(tag.id);
  if (element === undefined) return undefined;
  const isSeen = isVisible(camera, frame, tag.at);
  element.hidden = isSeen;
  if (isSeen) return undefined;
  const at = toScreen(camera, frame.box, tag.at);
  const where = placeTag(at, floating.sizes.of(element), freeWindow(frame, TAG_MARGIN), taken);
  element.hidden = where === undefined;
  if (where === undefined) return undefined;
  moveTo(element, where);
  element.dataset['side'] = sideOf(where, at);
  return where;
}

function arrangeAll(seen: Seen, precious: readonly Obstacle[]): void {
  const { props, above, camera, frame } = seen;
  const shown = onScreen(precious, camera, frame.box);
  const boxes = (isPlace: boolean): Box[] =>
    shown.filter((obstacle) => (obstacle.isPlace ?? false) === isPlace).map(({ box }) => box);
  const hard = boxes(true);
  const taken: Taken = { panels: props.panels, hard, soft: boxes(false) };
  const take = (box: Box | undefined): void => {
    if (box !== undefined) hard.push(box);
  };
  props.bubbles.forEach((bubble, index) => {
    const box = arrangeBubble(seen, bubble, index);
    take(box);
    if (box) above.push(box);
  });
  for (const tag of props.tags) take(arrangeTag(seen, tag, taken));
}

const keep =
  <K,>(elements: Map<K, HTMLElement>, key: K) =>
  (element: HTMLElement | null): void => {
    if (element === null) elements.delete(key);
    else elements.set(key, element);
  };

export function Overlay(props: OverlayProps) {
  const { bubbles, tags, insets, panels, obstacles, arrange, now, onTag } = props;
  const kept = useRef<Floating | undefined>(undefined);
  kept.current ??= { bubbles: new Map(), tags: new Map(), stands: new Map(), sizes: new Sizes() };
  const floating = kept.current;
  const precious = useMemo(() => obstacles.filter(({ weight }) => weight >= PRECIOUS), [obstacles]);

  useLayoutEffect(() => floating.sizes.forget(), [bubbles, tags]);
  useLayoutEffect(() => {
    arrange.current = (camera, box) =>
      arrangeAll({ props, above: [...panels], floating, camera, frame: { box, insets, panels } }, precious);
    const { camera, box } = now();
    if (box.width > 0) arrange.current(camera, box);
  });

  return (
    <div class="board-overlay" data-map-overlay="">
      {tags.map((tag) => (
        <button
          key={tag.id}
          type="button"
          tabIndex={-1}
          class={`board-tag ${tag.look}`}
          aria-label={tag.label}
          ref={keep(floating.tags, tag.id)}
          onClick={() => onTag(tag.at)}
        >
          {tag.content}
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

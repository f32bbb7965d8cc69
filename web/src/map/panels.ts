// The places of panels above the map: now, so that no name is drawn under one, and at rest, so that the map keeps clear of them.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Box } from './types.ts';

/** A panel with the name under which its room is kept; without a name it may come and go over the map. */
type Panel = Box & { readonly name: string };

const panelOf = (element: HTMLElement, origin: DOMRect): Panel => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const name = element.dataset['covers'];
  return {
    // What is marked without a name is written as `true`.
    name: name === 'true' ? '' : name!,
    x: Math.round(x - origin.x),
    y: Math.round(y - origin.y),
    width: Math.round(width),
    height: Math.round(height),
  };
};

const PANEL = '[data-covers]';

/** Texts change by a few px; the map does not move for that. */
const SLACK = 10;

const grown = (old: Box, { x, y, width, height }: Box): Box => {
  const [left, top] = [Math.min(old.x, x), Math.min(old.y, y)];
  const [right, bottom] = [Math.max(old.x + old.width, x + width), Math.max(old.y + old.height, y + height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
};

type Kept = { readonly occasion: string; readonly boxes: Map<string, Box>; list: readonly Box[] };

function keep({ boxes }: Kept, panels: readonly Panel[]): boolean {
  let isChanged = false;
  for (const panel of panels) {
    if (panel.name === '' || panel.width === 0) continue;
    const old = boxes.get(panel.name);
    const next = old ? grown(old, panel) : panel;
    if (old && next.width - old.width <= SLACK && next.height - old.height <= SLACK) continue;
    boxes.set(panel.name, next);
    isChanged = true;
  }
  return isChanged;
}

export type Panels = {
  readonly ref: { current: HTMLDivElement | null };
  readonly panels: readonly Box[];
  /**
   * The room that named panels take at rest. A panel that goes away for a while, as hands do between two players, keeps
   * its room, and one that changes its text keeps the largest it had, so that nothing that happens in a turn moves the map.
   */
  readonly room: readonly Box[];
  /** Not all of the first panels that take room are there: a map drawn now would have to move for them. */
  readonly waits: boolean;
};

const NOTHING: readonly string[] = [];

/**
 * Measures everything marked `data-covers` after each render and each change of size: panels may stand beside the map's
 * own box and still lie over it. What is kept
 * begins again with the window's size and with every other `occasion`, such as a language or a screen that comes between; the room
 * stays as it was until the `expected` panels have come.
 */
export function usePanels(occasion = '', expected = NOTHING): Panels {
  const ref = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Omit<Panels, 'ref'>>({ panels: [], room: [], waits: expected.length > 0 });
  const now = useRef({ occasion, expected });
  now.current = { occasion, expected };
  const kept = useRef<Kept | undefined>(undefined);
  const measure = (): void => {
    const container = ref.current;
    if (!container) return;
    const origin = container.getBoundingClientRect();
    const elements = [...document.querySelectorAll<HTMLElement>(PANEL)];
    for (const element of [container, ...elements]) sizes.observe(element);
    const panels = elements.map((element) => panelOf(element, origin));
    const at = `${now.current.occasion} ${origin.width} ${origin.height}`;
    if (kept.current?.occasion !== at) kept.current = { occasion: at, boxes: new Map(), list: [] };
    if (keep(kept.current, panels)) kept.current.list = [...kept.current.boxes.values()];
    const { list, boxes } = kept.current;
    const isComplete = now.current.expected.every((name) => boxes.has(name));
    setFound((old) => {
      const isSame = JSON.stringify(old.panels) === JSON.stringify(panels);
      const room = isComplete ? list : old.room;
      return isSame && old.room === room
        ? old
        : { panels: isSame ? old.panels : panels, room, waits: !isComplete && old.waits };
    });
  };
  // Panels fold and grow, and windows change, without the screen being drawn again.
  const sizes = useMemo(() => new ResizeObserver(measure), []);
  // Once before the next picture, however often the screen is drawn until then: each look makes the browser lay it out.
  const due = useRef(0);
  useLayoutEffect(() => {
    due.current ||= requestAnimationFrame(() => {
      due.current = 0;
      measure();
    });
  });
  useLayoutEffect(() => {
    // Panels that load as separate files, or fold, are drawn when nothing else is.
    const arrivals = new MutationObserver((records) => {
      const isPanel = (node: Node): boolean => node instanceof Element && node.matches(PANEL);
      if (records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isPanel))) measure();
    });
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      sizes.disconnect();
    };
  }, []);
  return { ref, ...found };
}

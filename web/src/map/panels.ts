// Where panels lie over the map, so that no name is drawn under one.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box } from './types.ts';

const boxOf = (element: Element, origin: DOMRect): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(x - origin.x),
    y: Math.round(y - origin.y),
    width: Math.round(width),
    height: Math.round(height),
  };
};

/** Measures everything marked `data-covers` inside the container after each render and each change of size. */
export function usePanels(): { readonly ref: { current: HTMLDivElement | null }; readonly panels: readonly Box[] } {
  const ref = useRef<HTMLDivElement>(null);
  const [panels, setPanels] = useState<readonly Box[]>([]);
  const measure = (): void => {
    const container = ref.current;
    if (!container) return;
    const origin = container.getBoundingClientRect();
    const boxes = [...container.querySelectorAll('[data-covers]')].map((element) => boxOf(element, origin));
    setPanels((old) => (JSON.stringify(old) === JSON.stringify(boxes) ? old : boxes));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return { ref, panels };
}

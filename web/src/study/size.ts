// How large a drawing is on the screen: drawn in its own px, its labels keep the size of other texts.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export type Size = { readonly width: number; readonly height: number };

/** `first` holds until the element has been measured. */
export function useSize<E extends Element>(first: Size): readonly [RefObject<E | null>, Size] {
  const element = useRef<E>(null);
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return undefined;
    const measure = (): void => {
      const { width, height } = found.getBoundingClientRect();
      // What is not shown has no size.
      if (width > 0) setSize({ width: Math.round(width), height: Math.round(height) });
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(found);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}

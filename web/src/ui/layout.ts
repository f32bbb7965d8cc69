// Which of the layouts fits the window.

import { signal } from '@preact/signals';

export type Layout = 'desktop' | 'tablet' | 'tablet-tall' | 'phone';

export function layoutFor(width: number, height: number): Layout {
  if (width >= 1200) return 'desktop';
  // A phone on its side is as low as a phone is narrow.
  if (width < 700 || height < 480) return 'phone';
  return width > height ? 'tablet' : 'tablet-tall';
}

export const layout = signal<Layout>('desktop');
/** A phone on its side: wide enough to have the map and the panels beside each other. */
export const lying = signal(false);
/** So wide that all of a map has room beside the panels, with lines that a finger can hit. */
export const lyingWide = signal(false);
const WIDE_ENOUGH = 740;

export function startLayout(): void {
  const read = (): void => {
    layout.value = layoutFor(innerWidth, innerHeight);
    lying.value = layout.value === 'phone' && innerWidth >= 560;
    lyingWide.value = lying.value && innerWidth >= WIDE_ENOUGH;
  };
  addEventListener('resize', read);
  read();
}

// Visits every element that can take the focus, and asks the browser whether it is visible there and not covered.

/// <reference lib="dom" />

import type { Page } from '@playwright/test';

/** What took the focus and could not be pressed at its place, as a person would name it. */
export const coveredStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    const before = document.activeElement;
    /** Thirds of a region, the middle of a control: a map may lie under its sheets in part. */
    const pointsOf = (element: HTMLElement): (readonly [number, number])[] => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      if (x1 - x0 < 2 || y1 - y0 < 2) return [];
      const shares = element.matches('a, button, input, select, textarea, summary') ? [1 / 2] : [1 / 6, 1 / 2, 5 / 6];
      return shares.flatMap((x) => shares.map((y) => [x0 + x * (x1 - x0), y0 + y * (y1 - y0)] as const));
    };
    const isSeen = (element: HTMLElement): boolean =>
      pointsOf(element).some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || element.closest('label')?.contains(hit) === true);
      });
    const covered = [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((element) => {
      element.focus();
      // What is hidden, inert or disabled takes no focus.
      if (document.activeElement !== element || isSeen(element)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return [`${element.localName}.${[...element.classList].join('.')} "${name}"`];
    });
    if (before instanceof HTMLElement) before.focus();
    return covered;
  });

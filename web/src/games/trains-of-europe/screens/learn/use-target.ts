// Follows what a step points at while the table draws, scrolls and changes its size.

import { useEffect, useState } from 'preact/hooks';
import type { Box } from './place-coach.ts';

const boxOf = (element: HTMLElement): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const sameBox = (a: Box | undefined, b: Box | undefined): boolean =>
  a === b || (!!a && !!b && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);

/** Whether its middle can be pressed; under the coach it can, who steps aside. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = boxOf(element);
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && (element.contains(at) || at.closest('.coach-card') !== null);
}

/** The place of the target; looked for again whenever something on the page changes. */
export function useTargetBox(find: () => HTMLElement | undefined, step: string): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    let frame = 0;
    let last: HTMLElement | undefined;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = 0;
      const found = find();
      // Strips and lists are scrolled to it once; after that the player may look elsewhere.
      if (found && found !== last && !isInSight(found)) found.scrollIntoView({ block: 'center', inline: 'center' });
      last = found;
      const next = found && boxOf(found);
      setBox((old) => (sameBox(old, next) ? old : next));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    // Before the change is painted: a ring that lags behind by a picture has the wrong thing pressed.
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('resize', soon);
    addEventListener('scroll', soon, true);
    // Sheets slide into place after they are drawn.
    addEventListener('transitionend', soon, true);
    addEventListener('animationend', soon, true);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('scroll', soon, true);
      removeEventListener('transitionend', soon, true);
      removeEventListener('animationend', soon, true);
    };
  }, [step]);
  return box;
}

// Steps that tick off by themselves, one after the other; any key or press completes them.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

const PACE = 600;

const wantsCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How many of so many steps have been taken. */
export function useSteps(count: number): { readonly taken: number; readonly complete: () => void } {
  const [taken, setTaken] = useState(() => (wantsCalm() ? count : 1));
  const complete = (): void => setTaken(count);
  useEffect(() => {
    if (taken >= count) return;
    const timer = setTimeout(() => setTaken(taken + 1), PACE);
    return () => clearTimeout(timer);
  }, [taken, count]);
  useLayoutEffect(() => {
    addEventListener('keydown', complete);
    addEventListener('pointerdown', complete);
    return () => {
      removeEventListener('keydown', complete);
      removeEventListener('pointerdown', complete);
    };
  }, [count]);
  return { taken, complete };
}

// Where a box goes beside what it speaks of: below it, or above, and always within the window.

type Size = { readonly width: number; readonly height: number };
type Target = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const GAP = 6;
const EDGE = 8;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export function placeBeside(target: Target, box: Size, window: Size): { readonly left: number; readonly top: number } {
  const below = target.bottom + GAP;
  const above = target.top - GAP - box.height;
  const fitsBelow = below + box.height <= window.height - EDGE;
  const top = fitsBelow || above < EDGE ? below : above;
  const middle = (target.left + target.right) / 2 - box.width / 2;
  return {
    left: Math.round(within(middle, EDGE, window.width - EDGE - box.width)),
    top: Math.round(within(top, EDGE, window.height - EDGE - box.height)),
  };
}

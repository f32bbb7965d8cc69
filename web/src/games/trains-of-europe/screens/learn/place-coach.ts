// The place of the coach's card: next to its target, with a nub towards it; else in the corner below.

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };
export type Side = 'right' | 'left' | 'below' | 'above';

export type CoachPlace = {
  readonly left: number;
  readonly top: number;
  /** On which side of the target it is, and where along that side the nub is; nothing in the corner. */
  readonly side?: Side;
  readonly nub?: number;
};

const GAP = 34;
const EDGE = 12;
/** The nub keeps away from the round corners of the card. */
const CORNER = 34;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const beside = (side: Side, target: Box, card: Size): { left: number; top: number } => {
  const [middleX, middleY] = [target.left + target.width / 2, target.top + target.height / 2];
  switch (side) {
    case 'right':
      return { left: target.left + target.width + GAP, top: middleY - card.height / 2 };
    case 'left':
      return { left: target.left - GAP - card.width, top: middleY - card.height / 2 };
    case 'below':
      return { left: middleX - card.width / 2, top: target.top + target.height + GAP };
    case 'above':
      return { left: middleX - card.width / 2, top: target.top - GAP - card.height };
  }
};

const SIDES: readonly Side[] = ['right', 'left', 'above', 'below'];

export function placeCoach(target: Box | undefined, card: Size, window: Size): CoachPlace {
  const [mostX, mostY] = [window.width - EDGE - card.width, window.height - EDGE - card.height];
  for (const side of target ? SIDES : []) {
    const wanted = beside(side, target!, card);
    const sideways = side === 'right' || side === 'left';
    const fits = sideways ? wanted.left >= EDGE && wanted.left <= mostX : wanted.top >= EDGE && wanted.top <= mostY;
    if (!fits) continue;
    const left = sideways ? wanted.left : within(wanted.left, EDGE, mostX);
    const top = sideways ? within(wanted.top, EDGE, mostY) : wanted.top;
    const middle = sideways ? target!.top + target!.height / 2 - top : target!.left + target!.width / 2 - left;
    const along = sideways ? card.height : card.width;
    return { left, top, side, nub: within(middle, CORNER, along - CORNER) };
  }
  return { left: mostX, top: mostY };
}

/** On a phone the card spans the window, in the half where the target is not; what is told of is shown above. */
export const phoneHalf = (target: Box | undefined, window: Size): 'top' | 'bottom' =>
  target && target.top + target.height / 2 >= window.height / 2 ? 'top' : 'bottom';

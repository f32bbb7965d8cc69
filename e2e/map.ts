// Places on the drawn map, as the eye finds them: the middle of a highlighted line, a highlighted junction.

import { untilComplete, type Page } from './page.ts';

export type Spot = { readonly x: number; readonly y: number };

/**
 * Middles of all pieces of the paths that match, where no panel covers them, in window coordinates. There is always one
 * where a test looks for them; they are valid as long as the board does not move.
 */
async function spotsOf(page: Page, selector: string): Promise<Spot[]> {
  const found = await page.waitForFunction(freeSpots, selector);
  return (await found.jsonValue()) as Spot[];
}

/** Runs in the page. */
export function freeSpots(paths: string): Spot[] | undefined {
  const board = document.querySelector('.board:not([data-moving])');
  const spots: { x: number; y: number }[] = [];
  const isMap = (x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return board!.contains(top) && !top!.closest('button, .board-tip');
  };
  // A browser takes a tap beside a button for one on the button: a finger is broad.
  const finger = 20;
  const isFree = (x: number, y: number): boolean =>
    isMap(x, y) && [-finger, finger].every((off) => isMap(x + off, y) && isMap(x, y + off));
  for (const path of board?.querySelectorAll<SVGPathElement>(paths) ?? []) {
    const matrix = path.getScreenCTM()!;
    for (const piece of (path.getAttribute('d') ?? '').split('M').slice(1)) {
      const numbers = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
      const [x1 = 0, y1 = 0, x2 = x1, y2 = y1] = numbers.length >= 4 ? numbers : numbers.slice(0, 2);
      const { x, y } = new DOMPoint((x1 + x2) / 2, (y1 + y2) / 2).matrixTransform(matrix);
      if (isFree(x, y)) spots.push({ x, y });
    }
  }
  return spots.length > 0 ? spots : undefined;
}

/** None where only double lines come next and one track is left of the turn. */
export async function legalLinesNow(page: Page): Promise<Spot[]> {
  await untilComplete(page);
  return (await page.locator('.b-legal .b-legal-band').count()) > 0 ? legalLines(page) : [];
}
export const legalLines = (page: Page): Promise<Spot[]> => spotsOf(page, '.b-legal .b-legal-band');
export const legalSingles = (page: Page): Promise<Spot[]> =>
  spotsOf(page, '.b-legal .b-legal-band:not(.b-legal-double)');
export const legalJunctions = (page: Page): Promise<Spot[]> => spotsOf(page, '.b-places .b-place-halo');
export const allSingles = (page: Page): Promise<Spot[]> => spotsOf(page, '.b-lattice .b-single');

/** Covered cities, with what covers them. */
export const coveredCities = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.b-cities > g')].flatMap((disc) => {
      const { x, y } = new DOMPoint(0, 0).matrixTransform(disc.getScreenCTM()!);
      const top = document.elementFromPoint(x, y);
      if (top?.closest('.board')) return [];
      const over = top?.closest('[class]')?.getAttribute('class') ?? 'the edge';
      return [`${Math.round(x)},${Math.round(y)} under ${over}`];
    }),
  );

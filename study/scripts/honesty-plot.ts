// The curve's honesty as a picture: what chances were called against what they came to.

export interface Bin {
  readonly count: number;
  /** Mean of what was called, and of what came of it. */
  readonly called: number;
  readonly got: number;
}

const SIDE = 300;
const LEFT = 56;
const TOP = 40;
const GAP = 44;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const COLOUR = '#1d4ed8';

function panel(title: string, bins: readonly Bin[], x: number): string {
  const most = Math.max(...bins.map(({ count }) => count));
  const ticks = TICKS.map((tick) => {
    const at = SIDE * tick;
    const label = `${100 * tick} %`;
    return (
      `<path d="M${at} 0V${SIDE}M0 ${SIDE - at}H${SIDE}" stroke="#8884"/>` +
      `<text x="${at}" y="${SIDE + 16}" text-anchor="middle">${label}</text>` +
      (x === 0 ? `<text x="-6" y="${SIDE - at + 4}" text-anchor="end">${label}</text>` : '')
    );
  });
  // The larger a dot, the more often such a chance was called.
  const dots = bins.map(
    ({ called, got, count }) =>
      `<circle cx="${(SIDE * called).toFixed(1)}" cy="${(SIDE * (1 - got)).toFixed(1)}" r="${(3 + 6 * Math.sqrt(count / most)).toFixed(1)}" fill="${COLOUR}" opacity=".75"/>`,
  );
  return (
    `<g transform="translate(${LEFT + x} ${TOP})"><text x="${SIDE / 2}" y="-12" text-anchor="middle" font-weight="600">${title}</text>` +
    `${ticks.join('')}<path d="M0 ${SIDE}L${SIDE} 0" stroke="#888" stroke-dasharray="4 4"/>${dots.join('')}` +
    `<text x="${SIDE / 2}" y="${SIDE + 34}" text-anchor="middle">called</text><text x="4" y="12">came to</text></g>`
  );
}

export function chancePlot({ known, open }: { readonly known: readonly Bin[]; readonly open: readonly Bin[] }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * SIDE + LEFT + GAP + 20} ${SIDE + TOP + 50}" font-family="system-ui, sans-serif" font-size="11" fill="#555">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `${panel('by what the player could know', known, 0)}${panel('with all hands face up', open, SIDE + GAP)}</svg>\n`
  );
}

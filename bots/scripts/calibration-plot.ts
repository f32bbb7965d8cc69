// The calibration plot as a picture: what was said against what was held, before and now, all cities and start cities.

import type { Calibration } from './calibration.ts';

const SIDE = 300;
const LEFT = 56;
const TOP = 40;

/** The position of a chance on an axis: stretched at both ends, so that 99 % and 99.9 % are apart. */
const EDGE = 6.2;
const place = (chance: number): number => {
  const odds = Math.log(Math.max(chance, 1e-4) / Math.max(1 - chance, 1e-4));
  return SIDE * (0.5 + Math.max(-EDGE, Math.min(EDGE, odds)) / (2 * EDGE));
};

/** Fewer sayings make no dot. */
const FEW = 20;

const TICKS = [0.002, 0.01, 0.05, 0.2, 0.5, 0.8, 0.95, 0.99, 0.998];

function panel(
  title: string,
  series: readonly { readonly name: string; readonly calibration: Calibration }[],
  x: number,
): string {
  const ticks = TICKS.map((tick) => {
    const at = place(tick);
    const label = `${Number((100 * tick).toFixed(1))} %`;
    return (
      `<path d="M${at} 0V${SIDE}M0 ${SIDE - at}H${SIDE}" stroke="#8884"/>` +
      `<text x="${at}" y="${SIDE + 16}" text-anchor="middle">${label}</text>` +
      (x === 0 ? `<text x="-6" y="${SIDE - at + 4}" text-anchor="end">${label}</text>` : '')
    );
  }).join('');
  const curves = series.map(({ name, calibration }, i) => {
    const colour = i === 0 ? '#c2410c' : '#1d4ed8';
    const dots = calibration.bins
      .filter(({ count }) => count >= FEW)
      .map(({ said, held, count }) => {
        const doubt = 1.96 * Math.sqrt(Math.max(held * (1 - held), 1 / count) / count);
        const at = place(said).toFixed(1);
        const low = (SIDE - place(held - doubt)).toFixed(1);
        const high = (SIDE - place(held + doubt)).toFixed(1);
        return `<path d="M${at} ${low}V${high}" stroke="${colour}" opacity=".5"/><circle cx="${at}" cy="${(SIDE - place(held)).toFixed(1)}" r="3" fill="${colour}"/>`;
      });
    return `${dots.join('')}<text x="${SIDE - 48}" y="${SIDE - 30 + 16 * i}" fill="${colour}" font-weight="600">${name}</text>`;
  });
  return (
    `<g transform="translate(${LEFT + x} ${TOP})"><text x="${SIDE / 2}" y="-12" text-anchor="middle" font-weight="600">${title}</text>` +
    `${ticks}<path d="M0 ${SIDE}L${SIDE} 0" stroke="#888" stroke-dasharray="4 4"/>${curves.join('')}` +
    `<text x="${SIDE / 2}" y="${SIDE + 34}" text-anchor="middle">called</text><text x="4" y="12">held</text></g>`
  );
}

export function calibrationPlot(
  reports: readonly { readonly name: string; readonly all: Calibration; readonly starts: Calibration }[],
): string {
  const width = 2 * SIDE + LEFT + 70;
  const series = (key: 'all' | 'starts') => reports.map(({ name, [key]: calibration }) => ({ name, calibration }));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIDE + TOP + 50}" font-family="system-ui, sans-serif" font-size="11" fill="#555">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `${panel('all cities', series('all'), 0)}${panel('cities in which their seat started', series('starts'), SIDE + 40)}</svg>\n`
  );
}

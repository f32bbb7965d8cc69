// Measures how well chances fit the outcomes: bins, expected calibration error and log loss.

/** What was said of a city, and whether it was held. */
export interface Saying {
  readonly chance: number;
  readonly held: boolean;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Mean of what was said, and share that was held. */
  readonly said: number;
  readonly held: number;
}

export interface Calibration {
  readonly count: number;
  readonly bins: readonly Bin[];
  /** Expected calibration error: mean distance between said and held, by bin. */
  readonly error: number;
  /** Bits per city. */
  readonly logLoss: number;
}

/** Finer where it matters: what is called nearly certain, or nearly excluded. */
const EDGES = [0, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1];

const LEAST = 1e-9;

export function calibrationOf(sayings: readonly Saying[]): Calibration {
  const bins = EDGES.slice(1).map((to, i) => ({ from: EDGES[i]!, to, count: 0, said: 0, held: 0 }));
  let logLoss = 0;
  for (const { chance, held } of sayings) {
    const bin = bins.find(({ to }) => chance < to) ?? bins.at(-1)!;
    bin.count++;
    bin.said += chance;
    if (held) bin.held++;
    logLoss -= Math.log2(Math.max(LEAST, held ? chance : 1 - chance));
  }
  let error = 0;
  for (const bin of bins) error += Math.abs(bin.said - bin.held);
  const filled = bins.filter(({ count }) => count > 0);
  return {
    count: sayings.length,
    bins: filled.map((bin) => ({ ...bin, said: bin.said / bin.count, held: bin.held / bin.count })),
    error: error / Math.max(1, sayings.length),
    logLoss: logLoss / Math.max(1, sayings.length),
  };
}

const percent = (value: number): string =>
  `${(100 * value).toFixed(value < 0.0995 || value > 0.9005 ? 2 : 1)} %`.padStart(9);

export function calibrationText({ bins, count, error, logLoss }: Calibration): string {
  const rows = bins.map((bin) => {
    const { from, to, said, held, count: cities } = bin;
    const doubt = 1.96 * Math.sqrt(Math.max(held * (1 - held), 1 / cities) / cities);
    return `${percent(from)} – ${percent(to)} ${percent(said)} ${percent(held)} ± ${percent(doubt)} ${String(cities).padStart(8)}`;
  });
  return [
    '     called                     mean      held                  cities',
    ...rows,
    `${count} sayings, expected calibration error ${(100 * error).toFixed(2)} %, log loss ${logLoss.toFixed(4)} bits a city`,
  ].join('\n');
}

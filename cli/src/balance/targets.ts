// What a balanced content has to reach, and whether it does.

import type { ContentIndex } from '@branchline/trains-of-europe';
import { boundsOf, median, shareOf, yearFigures, type Tally } from './tally.ts';

export interface Verdict {
  readonly target: string;
  readonly value: string;
  /** `unsure`: outside in this sample, but so few games do not prove it. */
  readonly verdict: 'holds' | 'unsure' | 'MISSED';
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Contracts outside the bounds, those beyond doubt only. */
function misfits(index: ContentIndex, tally: Tally): string[] {
  return [...tally.contracts]
    .filter(([, share]) => boundsOf(share).high < 0.2 || boundsOf(share).low > 0.9)
    .sort(([a], [b]) => a - b)
    .map(([no, share]) => `${index.contracts[no]!.id} ${percent(shareOf(share))}`);
}

function launchMisfits(index: ContentIndex, tally: Tally): string[] {
  const fair = 1 / tally.players;
  return [...tally.launch]
    .filter(([, share]) => boundsOf(share).low > fair + 0.05 || boundsOf(share).high < fair - 0.05)
    .sort(([a], [b]) => a - b)
    .map(([no, share]) => `${index.contracts[no]!.id} ${percent(shareOf(share))}`);
}

/** How far from the fair share they are. */
function widest(tally: Tally): string {
  const fair = 1 / tally.players;
  const offs = [...tally.launch.values()].map((share) => shareOf(share) - fair);
  return `${percent(Math.min(...offs))} to +${percent(Math.max(...offs))} of ${percent(fair)}`;
}

const sayNone = (names: readonly string[], otherwise: string): string =>
  names.length === 0 ? otherwise : names.join(', ');

export function verdicts(index: ContentIndex, tally: Tally): Verdict[] {
  const companies = tally.games * tally.players;
  const list: Verdict[] = [];
  const judge = (
    target: string,
    value: string,
    { holds, unsure = false }: { holds: boolean; unsure?: boolean },
  ): void => void list.push({ target, value, verdict: !holds ? 'MISSED' : unsure ? 'unsure' : 'holds' });
  if (tally.target === 3) {
    const { mean, within } = yearFigures(tally, 6, 9);
    judge('years to 3 completions 6–9', `mean ${mean.toFixed(2)}, ${percent(within)} within`, {
      holds: mean >= 6 && mean <= 9,
    });
  }
  const first = tally.firstYearFailures / companies;
  judge('first-year failures to pay < 1 %', percent(first), { holds: first < 0.01 });
  const insolvent = tally.insolvent / companies;
  judge('insolvencies < 8 %', percent(insolvent), { holds: insolvent < 0.08 });
  const sent = tally.sent / (tally.taken + tally.sent);
  judge('contracts sent under the pile 15–35 %', percent(sent), { holds: sent >= 0.15 && sent <= 0.35 });
  const contracts = misfits(index, tally);
  const outside = [...tally.contracts.values()].some((share) => shareOf(share) < 0.2 || shareOf(share) > 0.9);
  judge('every contract taken 20–90 %', sayNone(contracts, rangeOf(tally)), {
    holds: contracts.length === 0,
    unsure: outside,
  });
  const launch = launchMisfits(index, tally);
  const uneven = [...tally.launch.values()].some((share) => Math.abs(shareOf(share) - 1 / tally.players) > 0.05);
  judge('launch contracts win within ±5 points', sayNone(launch, widest(tally)), {
    holds: launch.length === 0,
    unsure: uneven,
  });
  if (tally.target === 3) {
    const sticks = tally.outOfSticks / tally.games;
    judge('sticks used up < 5 %', percent(sticks), { holds: sticks < 0.05 });
    const top = tally.topProfit / tally.games;
    judge('profit of 500k < 5 %', percent(top), { holds: top < 0.05 });
  }
  const margin = median(tally.margins);
  judge('winning margin, median 2–4', margin.toFixed(2), { holds: margin >= 2 && margin <= 4 });
  return list;
}

function rangeOf(tally: Tally): string {
  const shares = [...tally.contracts.values()].map(shareOf);
  return `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`;
}

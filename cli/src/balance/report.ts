// The balance report as text and as JSON.

import type { ContentIndex } from '@branchline/trains-of-europe';
import { fixed, percent, table } from '../output.ts';
import { boundsOf, median, shareOf, yearFigures, type Tally } from './tally.ts';
import { verdicts } from './targets.ts';

const points = (share: number): string => fixed(100 * share, 1);

function shareTable<K>(
  head: string,
  shares: Iterable<readonly [K, { hits: number; of: number }]>,
  name: (key: K) => string,
): string {
  const rows = [...shares].map(([key, share]) => {
    const { low, high } = boundsOf(share);
    return [name(key), share.of, `${points(shareOf(share))} %`, `${points(low)}–${points(high)}`];
  });
  return table([head, 'times', 'share', '95 %'], rows);
}

function groupText(index: ContentIndex, tally: Tally): string {
  const contractName = (no: number): string => index.contracts[no]!.id;
  const years = [...tally.years].sort(([a], [b]) => a - b).map(([year, games]) => `${year}: ${games}`);
  const reasons = [...tally.reasons].map(([reason, games]) => `${reason} ${percent(games, tally.games)}`);
  const parts = [
    `## ${tally.players} players, target ${tally.target}: ${tally.games} games`,
    table(
      ['target', 'found', ''],
      verdicts(index, tally).map(({ target, value, verdict }) => [target, value, verdict]),
    ),
    `Years: mean ${fixed(yearFigures(tally, 0, 0).mean, 2)} (${years.join(', ')})\nEnd: ${reasons.join(', ')}`,
    `Mean profit by year: ${tally.profits.map(({ sum, of }) => fixed(sum / of / 1000, 0)).join(', ')} k`,
    shareTable(
      'wins by launch contract',
      [...tally.launch].sort(([a], [b]) => a - b),
      contractName,
    ),
    shareTable('wins by place after the first Chairperson', tally.seats.entries(), (at) => String(at + 1)),
    shareTable(
      'wins by style',
      [...tally.styles].sort(([a], [b]) => (a < b ? -1 : 1)),
      String,
    ),
  ];
  return parts.join('\n\n');
}

/** All groups together: with 66 cards a single group says little about each. */
function contractText(index: ContentIndex, tallies: readonly Tally[]): string {
  const all = new Map<number, { hits: number; of: number }>();
  for (const tally of tallies) {
    for (const [no, { hits, of }] of tally.contracts) {
      const sum = all.get(no) ?? { hits: 0, of: 0 };
      all.set(no, { hits: sum.hits + hits, of: sum.of + of });
    }
  }
  const sorted = [...all].sort(([, a], [, b]) => shareOf(a) - shareOf(b));
  return `## Contracts, all games together\n\n${shareTable('taken when face up', sorted, (no) => index.contracts[no]!.id)}`;
}

export const reportText = (index: ContentIndex, tallies: readonly Tally[]): string =>
  [
    `Content ${index.content.map.id} version ${index.content.map.version}, ${index.hash}`,
    ...tallies.map((tally) => groupText(index, tally)),
    contractText(index, tallies),
  ].join('\n\n');

const sharesJson = <K>(
  shares: Iterable<readonly [K, { hits: number; of: number }]>,
  name: (key: K) => string,
): Record<string, unknown> =>
  Object.fromEntries(
    [...shares].map(([key, share]) => [name(key), { times: share.of, share: shareOf(share), ...boundsOf(share) }]),
  );

export const reportJson = (index: ContentIndex, tallies: readonly Tally[]): unknown => ({
  content: index.content.map.id,
  version: index.content.map.version,
  hash: index.hash,
  groups: tallies.map((tally) => ({
    players: tally.players,
    target: tally.target,
    games: tally.games,
    targets: verdicts(index, tally),
    years: Object.fromEntries(tally.years),
    reasons: Object.fromEntries(tally.reasons),
    margin: median(tally.margins),
    profits: tally.profits.map(({ sum, of }) => Math.round(sum / of)),
    launch: sharesJson(tally.launch, (no) => index.contracts[no]!.id),
    seats: sharesJson(tally.seats.entries(), (at) => String(at + 1)),
    styles: sharesJson(tally.styles, String),
    contracts: sharesJson(tally.contracts, (no) => index.contracts[no]!.id),
  })),
});

// The review of a game of Trains of Europe as readable text.

import type { GameFile } from '@branchline/core';
import { byCost, isLuck } from '@branchline/study/trains-of-europe/findings';
import type { CompanyReturns, DecisionReview, LotReview, Outlook, Review } from '@branchline/study/trains-of-europe';
import type { Config, Outcome } from '@branchline/trains-of-europe';
import { moneyText, wordsOf, type Words } from '../tellers/trains-of-europe-words.ts';
import { fixed, table } from '../output.ts';
import { joined } from '../text/joined.ts';
import { actionText, reasonText } from './company-words.ts';

const whole = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The positions in which a year begins, and the last one. */
function curve({ name }: Words, { stations }: Review): string {
  const shown = stations.filter(({ year }, at) => stations[at - 1]?.year !== year || at === stations.length - 1);
  const seats = stations[0]?.open.chances.length ?? 0;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return table(
    ['before', ...all.flatMap((seat) => [name(seat), 'points'])],
    shown.map(({ year, open }, at) => [
      at === shown.length - 1 ? 'the end' : `year ${year}`,
      ...all.flatMap((seat) => [whole(open.chances[seat]!), fixed(open.points[seat]!.value, 1)]),
    ]),
  );
}

function givenAway({ loss }: DecisionReview): string {
  const { of, value, doubt } = loss!;
  return of === 'chances'
    ? `${whole(value)} of the chance to win (± ${whole(doubt)})`
    : `${fixed(value, 1)} points (± ${fixed(doubt, 1)})`;
}

function costly(words: Words, decision: DecisionReview): string {
  const { year, sequence, seat, action, better, known, reasons } = decision;
  const side = ({ chances, points }: Outlook): string =>
    `${whole(chances[seat]!).padStart(5)}  ${fixed(points[seat]!.value, 1).padStart(5)}`;
  return [
    `Year ${year}, move ${sequence}: ${words.name(seat)} gave away ${givenAway(decision)}`,
    `  played  ${side(known.played)}  ${actionText(words, action)}`,
    `  better  ${side(known.better)}  ${actionText(words, better)}`,
    ...reasons.map((reason) => `  ${reasonText(words, reason)}`),
  ].join('\n');
}

const DRAWS: Readonly<Record<Outcome['do'], string>> = {
  'start-player': 'the draw for the first Chairperson',
  setup: 'the set-up',
  refill: 'the cards revealed for the next year',
  'blind-vehicle': 'a vehicle drawn blind',
  'blind-contract': 'a contract drawn blind',
  aid: 'the vehicles of Government Aid',
};

/** Luck beyond its doubt, company by company. */
function luckText(words: Words, { draws }: Review): readonly string[] {
  return draws.flatMap(({ year, sequence, outcome, luck }) =>
    luck.flatMap(({ value, doubt }, seat) =>
      !isLuck({ value, doubt })
        ? []
        : [
            `Year ${year}, move ${sequence}: ${DRAWS[outcome.do]} ${value > 0 ? 'gave' : 'cost'} ${words.name(seat)} ${whole(Math.abs(value))} of the chance to win (± ${whole(doubt)})`,
          ],
    ),
  );
}

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${moneyText(amount)}`;

function returnsText(words: Words, { seat, contracts, licences, vehicles }: CompanyReturns): string {
  const sum = (list: readonly { readonly price: number; readonly income: number; readonly total: number }[]) =>
    (['price', 'income', 'total'] as const).map((part) => list.reduce((total, each) => total + each[part], 0));
  const row = (title: string, list: Parameters<typeof sum>[0]) => {
    const [price, income, total] = sum(list) as [number, number, number];
    return [title, '', moneyText(price), moneyText(income), '', signed(total), ''];
  };
  return table(
    [words.name(seat), 'year', 'price', 'income', 'tax', 'return', 'points'],
    [
      ...contracts.map(({ contract, year, price, income, tax, subsidy, total, points, completed }) => [
        `${words.contract(contract)}${completed === undefined ? '' : ', completed'}`,
        year,
        moneyText(price),
        moneyText(income),
        moneyText(tax - subsidy),
        signed(total),
        points === undefined ? '–' : String(points).replace('-', '−'),
      ]),
      row(`${licences.length} licences`, licences),
      row(`${vehicles.length} vehicles`, vehicles),
    ],
  );
}

function auctionText(words: Words, { lot, year, worth, sold, least }: LotReview): string {
  const to = worth.map(({ seat, most }) => `${words.name(seat)} ${moneyText(most)}`);
  const price = sold ? `${words.name(sold.to)} for ${moneyText(sold.price)}` : 'nobody';
  return `Year ${year}: ${words.lot(lot)}, from ${moneyText(least)}: ${price}. Worth it to ${to.length > 0 ? joined(to) : 'nobody'}.`;
}

const MOST_SHOWN = 10;

export function companyReviewText(file: GameFile, config: Config, review: Review): string {
  const words = wordsOf(file, config);
  const listed = review.decisions
    .filter(({ loss }) => loss !== undefined)
    .sort((a, b) => byCost(a.loss!, b.loss!))
    .slice(0, MOST_SHOWN);
  const luck = luckText(words, review);
  return [
    'Chance to win and points expected at the end, all books open:',
    curve(words, review),
    '',
    ...(listed.length === 0
      ? ['Nothing better was found.', '']
      : listed.flatMap((decision) => [costly(words, decision), ''])),
    'Points given away are points ahead of the best other company at the end.',
    '',
    ...(luck.length > 0 ? [...luck, ''] : []),
    ...review.returns.flatMap((company) => [returnsText(words, company), '']),
    ...(review.auctions.length > 0
      ? ['Auctions, by the forecast of the moment:', ...review.auctions.map((lot) => auctionText(words, lot)), '']
      : []),
    `${review.budget} games played on from each position, seed ${review.seed}`,
  ].join('\n');
}

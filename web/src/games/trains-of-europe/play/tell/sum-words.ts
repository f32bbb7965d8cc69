// The label and the amount of a sum's line, in words.

import type { About, Sum, SumLabel } from '../sums/sum.ts';
import type { Names } from './names.ts';

/** Labels whose text needs what the line is about. */
export function labelText(names: Names, { label, about }: Sum): string {
  const { sums, money } = names.text;
  const { count = 0, each = 0, limit = 0, year = 0 } = about;
  switch (label) {
    case 'contract':
    case 'completed':
    case 'blindContractCash':
      return sums[label](names.contract(about.contract ?? ''));
    case 'route':
      return sums.route(names.city(about.from ?? ''), names.city(about.to ?? ''));
    case 'locomotives':
    case 'wagons':
    case 'subsidy':
    case 'segments':
    case 'cities':
      return sums[label](count, money.cash(each));
    case 'unpulled':
      return sums.unpulled(count);
    case 'licence':
    case 'feePaid':
    case 'sticksLaid':
      return sums[label](names.section(about.section ?? ''));
    case 'vehiclePaid':
      return sums.vehiclePaid(names.model(about.model ?? ''));
    case 'bidPaid':
    case 'bidReceived':
      return sums[label](lotName(names, about));
    case 'floor':
    case 'aboveCap':
      return sums[label](money.cash(limit));
    case 'auditPaid':
    case 'auditReceived':
      return sums[label](names.who(about.seat ?? 0));
    case 'cashOfYear':
      return sums.cashOfYear(year);
    default:
      return (sums as unknown as Readonly<Record<SumLabel, string>>)[label];
  }
}

function lotName({ model, section, contract, text }: Names, about: About): string {
  if (about.model !== undefined) return model(about.model);
  if (about.section !== undefined) return text.auction.licence(section(about.section));
  return text.auction.contract(contract(about.contract ?? ''));
}

/** What is there or is printed: no change, so it has no sign. */
const PLAIN: ReadonlySet<SumLabel> = new Set([
  'cash',
  'cashStart',
  'licence',
  'segments',
  'lowestBid',
  'listPrice',
  'printedProfit',
]);

/** Whether it is a gain or a loss for a company; a price is neither, nor are sticks. */
export const isGainOrLoss = ({ unit, label }: Sum): boolean =>
  unit !== 'price' && unit !== 'sticks' && !PLAIN.has(label);

/** Totals plain, parts with their sign; yearly amounts and points as such. */
export function amountText({ text: { money } }: Names, { amount, unit, label }: Sum): string {
  if (PLAIN.has(label)) return money.cash(amount);
  switch (unit) {
    case 'cash':
    case 'price':
    case 'yearly':
      return money.signed(amount);
    case 'sixths':
      return amount > 0 ? `+${money.points(amount)}` : money.points(amount);
    case 'sticks':
      return amount < 0 ? `−${-amount}` : String(amount);
  }
}

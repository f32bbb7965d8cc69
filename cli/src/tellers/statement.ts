// The final statement of a company: its books and every line of the evaluation, to be checked by hand.

import type {
  AuditedContract,
  EvaluationItem,
  Statement,
  StatementLine,
  ToEConfig,
} from '@branchline/trains-of-europe';
import { table } from '../output.ts';
import { joined } from '../text/joined.ts';
import { moneyText, sixthsText, type Words } from './trains-of-europe-words.ts';

const ITEMS: Readonly<Record<EvaluationItem, string>> = {
  profit: 'annual profit',
  completed: 'contracts completed',
  partial: 'contracts earning',
  cities: 'cities connected',
  network: 'largest network, in segments',
  countries: 'countries reached',
  idle: 'contracts idle',
  vehicles: 'vehicles unused',
  cash: 'cash left over',
};

/** How the count becomes points. */
const worthOf = ({ eval: worth, profitMax }: ToEConfig): Readonly<Record<EvaluationItem, string>> => ({
  profit: `1 per started ${moneyText(worth.perProfit)}, of ${moneyText(profitMax)} at most`,
  completed: `${worth.completed} each`,
  partial: `${worth.partial} each`,
  cities: `1 per started ${worth.citiesPer}`,
  network: `${worth.bonus} for the most, split if equal`,
  countries: `${worth.bonus} for the most, split if equal`,
  idle: `−${-worth.idle} each`,
  vehicles: `−1 per started ${worth.vehiclesPer} beyond ${worth.freeVehicles}`,
  cash: `−1 per started ${moneyText(worth.cashPer)} beyond ${moneyText(worth.freeCash)}`,
});

const isMoney = (item: EvaluationItem): boolean => item === 'profit' || item === 'cash';

/** What a contract earns by, or what it lacks to earn anything. */
function earnedBy(kept: AuditedContract, { city }: Words): string {
  const held = kept.routes.filter((route) => route.held);
  if (!kept.gate) {
    const lacking = [kept.locos === 0 ? 'locomotive' : '', held.length === 0 ? 'route' : ''];
    return lacking
      .filter((text) => text !== '')
      .map((text) => `no ${text}`)
      .join(', ');
  }
  const routes = held.map(({ from, to, income }) => `${city(from)}–${city(to)} ${moneyText(income)}`);
  const vehicles = kept.locos + kept.pulled;
  const unpulled = kept.wagons - kept.pulled;
  return [
    joined(routes),
    `${vehicles} vehicle${vehicles === 1 ? '' : 's'} at ${moneyText(kept.perVehicle)}` +
      (unpulled > 0 ? ` (${unpulled} not pulled)` : ''),
    ...(kept.extra?.fulfilled ? [kept.extra.type] : []),
  ].join('; ');
}

function booksOf({ audit }: Statement, words: Words): string {
  const rows = audit.contracts.map((kept) => [
    words.contract(kept.contract),
    kept.complete ? 'complete' : kept.gate ? 'earning' : 'idle',
    moneyText(kept.routeIncome),
    moneyText(kept.vehicleIncome),
    moneyText(kept.extraIncome),
    moneyText(-kept.tax),
    moneyText(kept.subsidy),
    moneyText(kept.net),
    earnedBy(kept, words),
  ]);
  const sum = ['annual profit', '', '', '', '', '', '', moneyText(audit.profit), ''];
  return table(['contract', '', 'routes', 'vehicles', 'extra', 'tax', 'subsidy', 'net', 'earned by'], [...rows, sum]);
}

/** Names what is counted, or against whom. */
function remark({ item, of = [], best, shared }: StatementLine, words: Words): string {
  const names = {
    completed: words.contract,
    partial: words.contract,
    idle: words.contract,
    cities: words.city,
    countries: words.country,
    network: words.section,
    vehicles: words.model,
    profit: String,
    cash: String,
  }[item];
  const rank = best === undefined ? '' : `best ${best}${(shared ?? 1) > 1 ? `, shared by ${shared}` : ''}`;
  return [rank, of.map(names).join(', ')].filter((text) => text !== '').join(': ');
}

export function* tellStatement(statement: Statement, amounts: ToEConfig, words: Words): Generator<string> {
  yield `\nStatement of ${words.name(statement.seat)}`;
  if (statement.audit.contracts.length > 0) yield `${booksOf(statement, words)}\n`;
  const worth = worthOf(amounts);
  const rows = statement.lines.map((line) => [
    ITEMS[line.item],
    line.count === undefined ? '' : isMoney(line.item) ? moneyText(line.count) : line.count,
    sixthsText(line.points ?? 0),
    worth[line.item],
    remark(line, words),
  ]);
  const total = ['total', '', sixthsText(statement.total ?? 0), '', ''];
  yield table(['item', 'count', 'points', 'worth', 'remarks'], [...rows, total]);
}

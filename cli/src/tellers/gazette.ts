// One year of Trains of Europe as a newspaper: a headline, an article per phase, the balance at the year's end.

import type { Seat } from '@branchline/core';
import type { Event, Phase } from '@branchline/trains-of-europe';
import { wrapped } from '../output.ts';
import { joined } from '../text/joined.ts';
import { moneyText, type Words } from './trains-of-europe-words.ts';

const TITLES: Readonly<Record<Phase, string>> = {
  'on-site-meeting': 'On-site meeting',
  'railroad-fair': 'Railroad fair',
  'conference-room': 'Conference room',
  'auction-house': 'Auction house',
  'government-aid': 'Government aid',
  'development-bonus': 'Development bonus',
};

/** A sentence in the making: a company, and what it does to what; or a finished sentence. */
type Sentence =
  | { readonly seat: Seat; readonly acts: { readonly verb: string; readonly objects: string[] }[] }
  | string;

interface Article {
  readonly phase: Phase;
  readonly caller: Seat;
  readonly sentences: Sentence[];
  /** How many lots came under the hammer, and how many were sold. */
  lots: number;
  sales: number;
}

/** A headline and how much it weighs against others. */
interface Headline {
  readonly weight: number;
  readonly text: string;
}

export interface Gazette {
  readonly year: number;
  readonly articles: Article[];
  readonly headlines: Headline[];
  /** Contracts nobody took, by the subsidy on them now; 0 for those that were withdrawn. */
  readonly unwanted: Map<number, string[]>;
  /** What audits found, where books are kept by hand. */
  readonly audits: string[];
  /** What became of insolvent companies: told after the balance that explains it. */
  readonly insolvencies: string[];
  /** What else happened at the end of the year. */
  readonly notices: string[];
  readonly settlements: { readonly seat: Seat; readonly profit: number; readonly text: string }[];
  bids: number;
}

export const newGazette = (year: number): Gazette => ({
  year,
  articles: [],
  headlines: [],
  unwanted: new Map(),
  audits: [],
  insolvencies: [],
  notices: [],
  settlements: [],
  bids: 0,
});

const SETTLEMENTS = {
  nothing: 'neither profit nor loss',
  paid: 'loss paid',
  forgiven: 'loss forgiven for once',
  insolvent: 'insolvent',
} as const;

const LAST_YEAR = {
  target: 'the target of completed contracts is reached',
  sticks: 'a company has built with its last stick',
  profit: 'a profit of 500k is reached',
} as const;

const ORDINALS = ['', '', ' as second company', ' as third company'] as const;

/** Takes an event into the year's paper. */
export function report(gazette: Gazette, event: Event, words: Words): void {
  const { name, names, section, model, models, contract, lot } = words;
  // Once the books are closed, only insolvent companies act.
  const isSettled = gazette.settlements.length > 0;
  const article = isSettled ? undefined : gazette.articles.at(-1);
  const tell = (text: string): void =>
    void (isSettled ? gazette.insolvencies : (article?.sentences ?? gazette.notices)).push(text);
  const deed = (seat: Seat, verb: string, object: string): void => {
    if (article === undefined) return tell(`${name(seat)} ${verb} ${object}.`);
    let last = article.sentences.at(-1);
    if (last === undefined || typeof last === 'string' || last.seat !== seat) {
      article.sentences.push((last = { seat, acts: [] }));
    }
    const act = last.acts.at(-1);
    if (act?.verb === verb) act.objects.push(object);
    else last.acts.push({ verb, objects: [object] });
  };
  const headline = (weight: number, text: string): void => void gazette.headlines.push({ weight, text });
  switch (event.kind) {
    case 'called':
      gazette.articles.push({ phase: event.phase, caller: event.seat, sentences: [], lots: 0, sales: 0 });
      return;
    case 'licensed':
      return deed(
        event.seat,
        'licenses',
        `${section(event.section)} for ${moneyText(event.fee)}${ORDINALS[event.company] ?? ''}`,
      );
    case 'bought':
      return deed(event.seat, 'buys', `${model(event.model)} for ${moneyText(event.price)}`);
    case 'bought-blind':
      return deed(
        event.seat,
        'orders',
        `a ${event.vehicle === 'loco' ? 'locomotive' : 'wagon'} unseen for ${moneyText(event.price)}`,
      );
    case 'drew-vehicle':
      return deed(
        event.seat,
        'is delivered',
        event.model === undefined ? 'something under a tarpaulin' : model(event.model),
      );
    case 'took': {
      const how = event.cash === undefined ? '' : ` unseen, with ${moneyText(event.cash)} in cash`;
      const chips = event.chips === 0 ? '' : ` and ${event.chips} ${event.chips === 1 ? 'subsidy' : 'subsidies'}`;
      return deed(
        event.seat,
        'signs',
        `${contract(event.contract)}${how}${chips} (tax ${moneyText(event.tax)} a year)`,
      );
    }
    case 'aid':
      return tell(`The government hands out ${models([...event.locos, ...event.wagons])}.`);
    case 'chose':
      return deed(event.seat, 'accepts', model(event.model));
    case 'development-bonus':
      return deed(event.seat, 'receives', bonusText(event, words.amounts));
    case 'lots':
      if (article) article.lots += event.lots.length;
      return tell(
        event.lots.length === 0 ? 'Nothing is offered.' : `Under the hammer: ${joined(event.lots.map(lot))}.`,
      );
    case 'offered-contracts':
      return tell(`${name(event.seat)} puts up ${joined(event.contracts.map(contract))} for sale.`);
    case 'opened':
    case 'raised':
      gazette.bids++;
      return;
    case 'sold': {
      const { bids } = gazette;
      gazette.bids = 0;
      if (article) article.sales++;
      const fight = bids > 1 ? ` after ${bids} bids` : '';
      const heat = bids > 2 ? bids : 0;
      headline(heat + event.price / 1e6, `${name(event.to)} pays ${moneyText(event.price)} for ${lot(event.lot)}`);
      return tell(`${name(event.to)} takes ${lot(event.lot)} for ${moneyText(event.price)}${fight}.`);
    }
    case 'assigned':
      return deed(event.seat, 'puts', `${model(event.model)} on ${contract(event.contract)}`);
    case 'unassigned':
      return deed(event.seat, 'takes', `${model(event.model)} off ${contract(event.contract)}`);
    case 'completed':
      headline(50, `${contract(event.contract)} is complete: triumph for ${name(event.seat)}`);
      return tell(`${name(event.seat)} completes ${contract(event.contract)} and releases ${models(event.vehicles)}.`);
    case 'last-year':
      headline(60, `The last year: ${LAST_YEAR[event.reason]}`);
      return tell(`This will be the last year: ${LAST_YEAR[event.reason]}.`);
    case 'target-proposed':
      return tell(`${name(event.seat)} proposes to play to ${event.target} completed contracts.`);
    case 'target-kept':
      return tell(`The proposal fails; the target remains ${event.target}.`);
    case 'target-raised':
      headline(40, `The companies play on to ${event.target} contracts`);
      return tell(`All agree: the new target is ${event.target} completed contracts.`);
    case 'audited':
      if (event.booked !== event.right) headline(35, `${name(event.company)} has booked wrong`);
      return void gazette.audits.push(auditText(event, words));
    case 'checked':
      return void gazette.notices.push(
        `The last check of the books corrects ${name(event.seat)} from ${moneyText(event.booked)} to ${moneyText(event.right)}.`,
      );
    case 'settled':
      if (event.how === 'forgiven') headline(30, `Creditors spare ${name(event.seat)}`);
      if (event.how === 'insolvent') headline(70, `${name(event.seat)} is insolvent`);
      gazette.settlements.push({ seat: event.seat, profit: event.profit, text: settlementText(event, words.amounts) });
      return;
    case 'saved':
      headline(55, `${name(event.seat)} escapes insolvency`);
      return void gazette.insolvencies.push(`${name(event.seat)} sells off and is saved.`);
    case 'left':
      headline(80, `${name(event.seat)} goes under`);
      return void gazette.insolvencies.push(`${name(event.seat)} leaves the business; its licences stay on the map.`);
    case 'subsidised':
      return addTo(gazette.unwanted, event.chips, contract(event.contract));
    case 'under-the-pile':
      return addTo(gazette.unwanted, 0, contract(event.contract));
    case 'chair':
      return void gazette.notices.push(`The chair goes to ${name(event.seat)}.`);
    case 'displayed':
      return void gazette.notices.push(
        `Next year’s market: ${joined(event.contracts.map(contract)) || 'no new contracts'}; ${models([...event.locos, ...event.wagons])}.`,
      );
    case 'over':
      return headline(0, `${names(event.winners)} at the top`);
    case 'dealt':
    case 'launch':
    case 'year':
    case 'offered':
    case 'declined':
    case 'passed':
    case 'done':
    case 'profit':
    case 'booked':
    case 'audit-waived':
    case 'voted':
    case 'reshuffled':
      return;
  }
}

/** The caller's extra comes also without a city. */
function bonusText(
  { cities, amount }: { readonly cities: number; readonly amount: number },
  { dev }: Words['amounts'],
): string {
  const forCities = cities * dev.perCity;
  const parts = [
    ...(cities === 0 ? [] : [`${moneyText(forCities)} for ${cities} connected ${cities === 1 ? 'city' : 'cities'}`]),
    ...(amount === forCities ? [] : [`${moneyText(amount - forCities)} for the call`]),
  ];
  return parts.length === 0 ? 'nothing' : joined(parts);
}

function auditText(
  { seat, company, booked, right, paid }: Extract<Event, { kind: 'audited' }>,
  { name }: Words,
): string {
  if (booked === right) return `${name(seat)} audits ${name(company)} and finds ${moneyText(booked)} booked right.`;
  const fine = paid === 0 ? `${name(company)} has nothing to pay with` : `${name(company)} pays ${moneyText(paid)}`;
  return `${name(seat)} audits ${name(company)}: ${moneyText(booked)} booked, ${moneyText(right)} is right; ${fine}.`;
}

/** Of a great profit only a part is paid out. */
function settlementText({ how, profit }: Extract<Event, { kind: 'settled' }>, { payoutCap }: Words['amounts']): string {
  if (how !== 'paid-out') return SETTLEMENTS[how];
  return profit > payoutCap ? `${moneyText(payoutCap)} of it paid out, the most there is` : 'profit paid out';
}

const addTo = (lists: Map<number, string[]>, key: number, text: string): void =>
  void lists.set(key, [...(lists.get(key) ?? []), text]);

const sentenceText = (sentence: Sentence, { name }: Words): string =>
  typeof sentence === 'string'
    ? sentence
    : `${name(sentence.seat)} ${joined(sentence.acts.map(({ verb, objects }) => `${verb} ${joined(objects)}`))}.`;

/** An auction that is over without a sale says so; the last one of an unfinished game may still go on. */
function articleText(article: Article, { articles, settlements }: Gazette, words: Words): string {
  const { sentences, lots, sales } = article;
  const isOver = article !== articles.at(-1) || settlements.length > 0;
  const told = sentences.map((sentence) => sentenceText(sentence, words));
  return [...told, ...(isOver && lots > 0 && sales === 0 ? ['Nothing is sold.'] : [])].join(' ');
}

const unwantedText = ([chips, contracts]: readonly [number, readonly string[]]): string =>
  chips === 0
    ? `Withdrawn for lack of interest: ${joined(contracts)}.`
    : `Nobody wanted ${joined(contracts)}; the subsidy rises to ${chips}.`;

function headlineOf({ headlines, settlements }: Gazette, { name }: Words): string {
  const [first] = [...headlines].sort((a, b) => b.weight - a.weight);
  if (first !== undefined && first.weight >= 1) return first.text;
  const [best] = [...settlements].sort((a, b) => b.profit - a.profit);
  if (best !== undefined && best.profit > 0)
    return `${name(best.seat)} leads with a profit of ${moneyText(best.profit)}`;
  return first?.text ?? 'A quiet year on the rails';
}

/** The finished paper. `cash` is what each company has after payment. */
export function* printGazette(gazette: Gazette, cash: readonly number[] | undefined, words: Words): Generator<string> {
  const { name } = words;
  yield `\n── The year ${gazette.year} ${'─'.repeat(48)}`;
  yield headlineOf(gazette, words).toUpperCase();
  for (const article of gazette.articles) {
    const { phase, caller } = article;
    const text = articleText(article, gazette, words);
    yield wrapped(`\n${TITLES[phase]}, called by ${name(caller)}. ${text === '' ? 'Nobody acts.' : text}`);
  }
  if (gazette.audits.length > 0) yield wrapped(`\nAudits. ${gazette.audits.join(' ')}`);
  if (gazette.settlements.length > 0) {
    const balance = gazette.settlements.map(({ seat, profit, text }) => {
      const money = cash?.[seat] === undefined ? '' : `, ${moneyText(cash[seat])} in cash`;
      return `${name(seat)} ${moneyText(profit)} (${text}${money})`;
    });
    yield wrapped(`\nBalance of the year. ${joined(balance)}.`);
  }
  if (gazette.insolvencies.length > 0) yield wrapped(`\nInsolvency. ${gazette.insolvencies.join(' ')}`);
  const brief = [...[...gazette.unwanted].map(unwantedText), ...gazette.notices];
  if (brief.length > 0) yield wrapped(`\nIn brief. ${brief.join(' ')}`);
}

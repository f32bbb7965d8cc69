// Decisions of companies and why others were better, as sentences.

import type { Action, EvaluationItem } from '@branchline/trains-of-europe';
import type { Reason } from '@branchline/study/trains-of-europe';
import { moneyText, type Words } from '../tellers/trains-of-europe-words.ts';

const PHASE_NAMES = {
  'on-site-meeting': 'the On-site Meeting',
  'railroad-fair': 'the Railroad Fair',
  'conference-room': 'the Conference Room',
  'auction-house': 'the Auction House',
  'government-aid': 'Government Aid',
  'development-bonus': 'the Development Bonus',
} as const;

export function actionText(words: Words, action: Action): string {
  const { section, model, contract, lot } = words;
  switch (action.do) {
    case 'call':
      return `call ${PHASE_NAMES[action.phase]}`;
    case 'licence':
      return `buy the licence ${section(action.section)}`;
    case 'buy':
      return `buy ${model(action.model)}`;
    case 'buy-blind':
      return `buy a ${action.kind === 'loco' ? 'locomotive' : 'wagon'} blind`;
    case 'take':
      return `take ${contract(action.contract)}`;
    case 'take-blind':
      return 'take a contract blind';
    case 'choose':
      return `choose ${model(action.model)}`;
    case 'open':
      return `bid ${moneyText(action.bid)} for ${lot(action.lot)}`;
    case 'decline':
      return 'open no lot';
    case 'raise':
      return `raise to ${moneyText(action.bid)}`;
    case 'pass':
      return 'pass';
    default:
      return 'nothing more';
  }
}

export const ITEM_NAMES: Readonly<Record<EvaluationItem, string>> = {
  profit: 'profit',
  completed: 'completed contracts',
  partial: 'open contracts',
  cities: 'cities',
  network: 'the largest network',
  countries: 'countries',
  idle: 'contracts that earn nothing',
  vehicles: 'idle vehicles',
  cash: 'too much cash',
};

const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)} points`;

export function reasonText(words: Words, reason: Reason): string {
  const { city, contract, model, models } = words;
  switch (reason.why) {
    case 'completes':
      return `It completes ${contract(reason.contract)}.`;
    case 'opens':
      return `It opens ${city(reason.from)}–${city(reason.to)}, ${moneyText(reason.income)} a year.`;
    case 'profit':
      return `It raises the profit from ${moneyText(reason.before)} to ${moneyText(reason.after)}.`;
    case 'payback':
      return `${contract(reason.contract)} pays back in ${reason.years} years.`;
    case 'subsidy':
      return `It lies with ${moneyText(reason.amount)} of subsidy a year.`;
    case 'yard':
      return `${models(reason.models)} for it wait in the yard.`;
    case 'fits':
      return reason.suits
        ? `${model(reason.model)} suits ${contract(reason.contract)}.`
        : `${model(reason.model)} earns on ${contract(reason.contract)} for now.`;
    case 'reach':
      return reason.countries > 0
        ? `It reaches ${reason.cities} more cities and ${reason.countries} more countries.`
        : `It reaches ${reason.cities} more cities.`;
    case 'instead':
      return reason.years === undefined
        ? `A way of ${contract(reason.contract)} is closed.`
        : `${contract(reason.contract)} pays back in ${reason.years} years.`;
    case 'worth':
      return reason.most === undefined
        ? 'By the forecast the company has no use for it.'
        : `By the forecast it is worth up to ${moneyText(reason.most)} to the company, at ${moneyText(reason.price)}.`;
    case 'item':
      return `In the games played on: ${points(reason.points)} for ${ITEM_NAMES[reason.item]}.`;
  }
}

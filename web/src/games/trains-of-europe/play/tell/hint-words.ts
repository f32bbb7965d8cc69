// Actions and reasons in words: "buy the licence Wien–Budapest", "It opens Praha–Budapest, +20k a year."

import type { Action } from '@branchline/trains-of-europe';
import type { Reason } from '../hint/reasons.ts';
import type { PhaseFacts } from '../calling.ts';
import type { Names } from './names.ts';

/** What is done, as it follows "An adviser would". */
export function actText(names: Names, action: Action): string {
  const { text, section, model, contract, lot, models } = names;
  const { acts } = text.hint;
  const { money, list, phases } = text;
  switch (action.do) {
    case 'call':
      return acts.call(phases[action.phase].name);
    case 'licence':
      return acts.licence(section(action.section));
    case 'buy':
      return acts.buy(model(action.model));
    case 'buy-blind':
      return acts.buyBlind[action.kind];
    case 'take':
      return acts.take(contract(action.contract));
    case 'take-blind':
      return acts.takeBlind;
    case 'choose':
      return acts.choose(model(action.model));
    case 'offer': {
      const what = [
        ...(action.vehicles.length > 0 ? [models(action.vehicles)] : []),
        ...action.sections.map((id) => text.auction.licence(section(id))),
      ];
      return what.length > 0 ? acts.offer(list(what)) : acts.offerNothing;
    }
    case 'open':
      return acts.open(lot(action.lot), money.cash(action.bid));
    case 'decline':
      return acts.decline;
    case 'raise':
      return acts.raise(money.cash(action.bid));
    case 'pass':
      return acts.pass;
    case 'assign':
    case 'unassign':
      return acts[action.do](model(action.model), contract(action.contract));
    case 'offer-contracts':
      return action.contracts.length > 0
        ? acts.offerContracts(list(action.contracts.map(contract)))
        : acts.offerNoContract;
    case 'done':
      return acts.done;
    case 'book':
      return acts.book(money.signed(action.profit));
    case 'audit':
      return acts.audit(names.who(action.seat));
    case 'propose-target':
      return acts.propose(action.target);
    case 'vote':
      return action.agree ? acts.agree : acts.refuse;
  }
}

function phaseText({ text, models, contract }: Names, facts: PhaseFacts): string {
  const { phases } = text.hint.why;
  switch (facts.phase) {
    case 'on-site-meeting':
      return facts.cheapest === undefined
        ? phases['on-site-meeting-none']
        : phases[facts.phase](text.money.cash(facts.cheapest));
    case 'railroad-fair':
      if (facts.fitting.length > 0) return phases[facts.phase](models(facts.fitting));
      return facts.waiting.length > 0
        ? phases['railroad-fair-waiting'](models(facts.waiting))
        : phases['railroad-fair-none'];
    case 'conference-room': {
      const [richest, ...others] = facts.most?.contracts ?? [];
      return richest !== undefined && others.length === 0
        ? phases[facts.phase](contract(richest))
        : phases['conference-room-none'];
    }
    default:
      return phases[facts.phase];
  }
}

export function reasonText(names: Names, reason: Reason): string {
  const { text, city, contract, model, models } = names;
  const { money, list } = text;
  const { why } = text.hint;
  const contracts = (ids: readonly string[]): string => list(ids.map(contract));
  switch (reason.why) {
    case 'completes':
      return why.completes(contract(reason.contract));
    case 'opens':
      return why.opens(city(reason.from), city(reason.to), money.signed(reason.income));
    case 'profit':
      return why.profit(money.cash(reason.before), money.cash(reason.after));
    case 'on-the-way':
      return reason.left > 0
        ? why.onTheWay(contracts(reason.contracts), money.cash(reason.left))
        : why.onTheWayLast(contracts(reason.contracts));
    case 'payback':
      return why.payback(contract(reason.contract), reason.years);
    case 'subsidy':
      return why.subsidy(reason.chips, money.signed(reason.amount));
    case 'yard':
      return why.yard(models(reason.models), contract(reason.contract));
    case 'fits':
      return (reason.suits ? why.fits : why.fitsForNow)(model(reason.model), contract(reason.contract));
    case 'below-price':
      return why.belowPrice(money.cash(reason.price), money.cash(reason.elsewhere));
    case 'reach':
      return reason.countries > 0 ? why.reachCountries(reason.cities, reason.countries) : why.reach(reason.cities);
    case 'cash':
      return why.cash(money.cash(reason.amount));
    case 'phase':
      return phaseText(names, reason.facts);
    case 'keeps-cash':
      return why.keepsCash(money.cash(reason.loss));
    case 'no-use':
      return why.noUse[reason.item];
    case 'too-dear':
      return reason.elsewhere === undefined || reason.elsewhere >= reason.price
        ? why.tooDear(money.cash(reason.price))
        : why.tooDearElsewhere(money.cash(reason.price), money.cash(reason.elsewhere));
    case 'spare':
      return why.spare(models(reason.models));
    case 'loses':
      return why.loses(contracts(reason.contracts), money.signed(reason.net));
    case 'losing':
      return why.losing(contracts(reason.contracts), reason.contracts.length);
    case 'nothing-better':
      return why.nothingBetter;
  }
}

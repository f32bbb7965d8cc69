// Lines of the log in words: for the eye with bold words between asterisks, for the ear without.

import type { VehicleKind } from '@branchline/trains-of-europe';
import type { Bought, Happening, Line, Reassigned } from '../happenings/happening.ts';
import type { Names } from './names.ts';

type Of<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

function boughtText({ text: { log }, model }: Names, { model: id, blind }: Bought): string {
  if (blind === undefined) return model(id ?? '');
  return id === undefined ? log.blind[blind] : log.blindKnown(model(id));
}

function reassignedText({ text: { log }, models, contract }: Names, { contract: id, on, off }: Reassigned): string {
  const title = contract(id);
  if (off.length === 0) return log.on(models(on), title);
  return on.length === 0 ? log.off(models(off), title) : log.swap(models(on), models(off), title);
}

function takesText(names: Names, { seat, contracts }: Of<'takes'>): string {
  const { text, contract, who, chip } = names;
  const { log, money, list } = text;
  const items = contracts.map(({ contract: id, tax, chips, cash }) => {
    const net = money.signed(chips * chip - tax);
    return cash === undefined ? log.taken(contract(id), net) : log.takenBlind(contract(id), net, money.cash(cash));
  });
  return log.takes(who(seat), list(items));
}

function auctionText({ text: { log, money }, who, lot }: Names, { lot: id, bids, sold }: Of<'auction'>): string {
  const last = bids.findLast(({ bid }) => bid !== undefined)!;
  return sold
    ? log.sold(who(sold.to), lot(id), money.cash(sold.price), who(id.owner))
    : log.bidding(who(last.seat), money.cash(last.bid!), lot(id));
}

function yearEndText({ text: { log, money, list }, who }: Names, { settled }: Of<'year-end'>): string {
  return log.yearEnd(
    list(
      settled.map(({ seat, profit, how }) =>
        how === 'nothing' ? log.settled.nothing(who(seat)) : log.settled[how](who(seat), money.signed(profit)),
      ),
    ),
  );
}

function auditText(
  { text: { log, money }, who }: Names,
  { seat, company, booked, right, paid }: Of<'audited'>,
): string {
  const [auditor, audited] = [who(seat), who(company)];
  if (booked === right) return log.auditRight(auditor, audited, money.signed(booked));
  const found = log.auditWrong(auditor, audited, money.signed(booked), money.signed(right));
  return `${found}, ${log.auditFine(auditor, money.cash(paid))}`;
}

const reshuffledText = ({ text: { log, list } }: Names, vehicles: readonly VehicleKind[]): string =>
  vehicles.length > 1 ? list(vehicles.map((kind) => log.reshuffled[kind])) : log.reshuffled[vehicles[0]!];

/** One case per kind of happening, in one place, so that the compiler sees that none is missing. */
// oxlint-disable-next-line max-lines-per-function -- a table in the shape of a switch
export function happeningText(names: Names, what: Happening): string {
  const { text, who, contract, model, models, section } = names;
  const { log, money, list, phases } = text;
  const contracts = (ids: readonly string[]): string => list(ids.map(contract));
  switch (what.kind) {
    case 'founded': {
      const title = contract(what.contract ?? '');
      return what.models.length > 0
        ? log.foundedWith(who(what.seat), title, models(what.models))
        : log.founded(who(what.seat), title);
    }
    case 'chair':
      return log.chair(who(what.seat));
    case 'year':
      return log.year(what.year, what.callers.map(who));
    case 'market':
      return what.contracts.length > 0
        ? log.market(contracts(what.contracts), models(what.models))
        : log.marketVehicles(models(what.models));
    case 'called':
      return log.called(who(what.seat), phases[what.phase].name);
    case 'licences': {
      const total = what.sections.reduce((sum, { fee }) => sum + fee, 0);
      return log.licences(
        who(what.seat),
        list(what.sections.map((entry) => section(entry.section))),
        money.cash(total),
      );
    }
    case 'purchases': {
      const total = what.vehicles.reduce((sum, { price }) => sum + price, 0);
      return log.purchases(
        who(what.seat),
        list(what.vehicles.map((entry) => boughtText(names, entry))),
        money.cash(total),
      );
    }
    case 'takes':
      return takesText(names, what);
    case 'aid':
      return log.aid(models(what.models));
    case 'gift':
      return log.gift(who(what.seat), model(what.model));
    case 'bonuses':
      return log.bonuses(list(what.amounts.map(({ seat, amount }) => log.amountFor(who(seat), money.cash(amount)))));
    case 'offered':
      return log.offered(who(what.seat));
    case 'lots':
      return what.lots.length > 0 ? log.lots(what.lots.length) : log.noLots;
    case 'offered-contracts':
      return what.contracts.length > 0
        ? log.offeredContracts(who(what.seat), contracts(what.contracts))
        : log.offeredNone(who(what.seat));
    case 'auction':
      return auctionText(names, what);
    case 'assignments':
      return log.assigned(who(what.seat), list(what.contracts.map((entry) => reassignedText(names, entry))));
    case 'completed':
      return log.completed(who(what.seat), contract(what.contract));
    case 'last-year':
      return log.lastYear[what.reason];
    case 'target-proposed':
      return log.targetProposed(who(what.seat), what.target);
    case 'target-kept':
      return log.targetKept(what.target);
    case 'target-raised':
      return log.targetRaised(what.target);
    case 'bookings':
      return log.booked(what.seats.map(who));
    case 'audited':
      return auditText(names, what);
    case 'audit-waived':
      return log.auditWaived(who(what.seat));
    case 'checked':
      return log.checked(who(what.seat), money.signed(what.booked), money.signed(what.right));
    case 'year-end':
      return yearEndText(names, what);
    case 'saved':
      return log.saved[what.how](who(what.seat));
    case 'left':
      return log.left(who(what.seat));
    case 'subsidies':
      return [
        ...(what.chips.length > 0 ? [log.subsidies(contracts(what.chips.map((entry) => entry.contract)))] : []),
        ...(what.gone.length > 0 ? [log.gone(contracts(what.gone))] : []),
      ].join('. ');
    case 'reshuffled':
      return reshuffledText(names, what.vehicles);
    case 'over':
      return log.over(what.winners.map(who));
  }
}

/** The happening and how the own profit moved with it. */
export function lineText(names: Names, { what, profits }: Line): string {
  const { log, money } = names.text;
  const steps = profits.map(({ seat, from, to }) => {
    const step = log.profitStep(money.cash(from), money.cash(to));
    return profits.length > 1 || !('seat' in what) ? log.amountFor(names.who(seat), step) : step;
  });
  return [happeningText(names, what), ...steps].join(', ');
}

/** Without the marks for bold words, and ended like a sentence. */
export const spokenLine = (names: Names, line: Line): string => `${lineText(names, line).replaceAll('*', '')}.`;

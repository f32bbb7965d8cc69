// What a step points at on the real table: the next thing to press, found where the table has drawn it.

import type { ContractId } from '@branchline/trains-of-europe';
import type { Names } from '../../play/tell/names.ts';
import { LAUNCH, SECOND, type GameMove, type StepId } from './quick-start.ts';

type Situation = { readonly names: Names; readonly left: readonly GameMove[] };
type Find = (situation: Situation) => HTMLElement | undefined;

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const all = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

const first =
  (selector: string): Find =>
  () =>
    all(selector)[0];

/** The element in which this name is written. */
const withName = (selector: string, name: string): HTMLElement | undefined =>
  all(selector).find((element) => element.textContent.includes(name));

const named =
  (selector: string, nameOf: (names: Names) => string): Find =>
  ({ names }) =>
    withName(selector, nameOf(names));

const call = (phase: string): Find[] => [
  first(`.tt-tile[data-phase='${phase}']:not([aria-pressed='true'])`),
  first('.tt-call-bar .button-me:not(:disabled)'),
];

/** The vehicle that is chosen already is bought; else one that is still to buy is chosen. */
const buying: Find = ({ names, left }) => {
  const models = left.flatMap((move) => (move.do === 'buy' ? [names.model(move.model)] : []));
  const chosen = models.some((model) => withName(".toe-stand[aria-pressed='true']", model));
  if (chosen) return all('.toe-buy .button-me:not(:disabled)')[0];
  return models.map((model) => withName('.toe-stand:not(.sold)', model)).find((stand) => stand !== undefined);
};

/**
 * What has to come off first; the place in the menu of the vehicle in hand; the way out of the menu of another vehicle,
 * which may lie on the right one; a vehicle in the yard; the confirmation.
 */
const assigning: Find = ({ names, left }) => {
  const off = left.find((move) => move.do === 'unassign');
  if (off?.do === 'unassign') return withName('.toe-assign button.toe-slot', names.model(off.model));
  const wishes = left.flatMap((move) => (move.do === 'assign' ? [move] : []));
  if (wishes.length === 0) return all('.toe-assign .toe-buttons .button-me:not(:disabled)')[0];
  const held = all('.toe-yard-card.held')[0]?.textContent ?? '';
  const wish = wishes.find(({ model }) => held.includes(names.model(model)));
  const place = wish && withName("[role='menuitem']", names.contract(wish.contract));
  if (place) return place;
  const menu = all("[role='menuitem']");
  if (menu.length > 0) return menu.at(-1);
  return wishes
    .map(({ model }) => withName('button.toe-yard-card', names.model(model)))
    .find((card) => card !== undefined);
};

/** Things that are only mentioned are pointed at, too, if they are next to the map, so that the coach does not cover them. */
const contractCard = (contract: ContractId): Find[] => [
  named('.tt-side .toe-card', (names) => names.contract(contract)),
];

const TARGETS: Readonly<Partial<Record<StepId, readonly Find[]>>> = {
  welcome: contractCard(LAUNCH),
  meeting: call('on-site-meeting'),
  licences: [first('.tt-buy:not(:disabled)')],
  bonus: [first('.tt-bonus')],
  fair: [buying],
  train: [assigning],
  'year-one': [first('.toe-side-buttons .button-me')],
  contract: [
    named(".toe-compact:not([aria-pressed='true']):not(.taken)", (names) => names.contract(SECOND)),
    first('.toe-conference .toe-buttons .button-me:not(:disabled)'),
  ],
  aid: [
    named(".toe-aid .toe-stand:not([aria-pressed='true']):not(.sold)", (names) => names.model('otter')),
    first('.toe-aid .toe-buttons .button-me:not(:disabled)'),
  ],
  auction: call('auction-house'),
  offer: [
    named('.toe-offer li:not(.on)', (names) => names.model('lark')),
    first('.toe-buttons .button-me:not(:disabled)'),
  ],
  open: [
    named(".toe-lot button[aria-pressed='false']", (names) => names.model('strongbox')),
    first('.toe-bid-bar .button-me:not(:disabled)'),
  ],
  raise: [first('.toe-quick .button-me:not(:disabled)')],
  decline: [first('.toe-bid-bar .toe-buttons .toe-plain:not(:disabled)')],
  swap: [assigning],
  'year-two': [first('.toe-side-buttons .button-me')],
  end: contractCard(SECOND),
};

export function targetOf(step: StepId, situation: Situation): HTMLElement | undefined {
  for (const find of TARGETS[step] ?? []) {
    const found = find(situation);
    if (found) return found;
  }
  return undefined;
}

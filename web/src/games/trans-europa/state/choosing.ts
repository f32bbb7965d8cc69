// What a click or a key on a line, a junction or a card does, and what is said about it.

import type { CityId, JunctionId, LineId } from '@branchline/boards';
import { transEuropa } from '@branchline/trans-europa';
import { say } from '../../../ui/live.ts';
import { text } from '../messages/text.ts';
import { cityName } from '../play/names.ts';
import { endsOf, placeName } from '../play/places.ts';
import { nearEnd, NO_PLAN, planLine, planTo } from '../play/plan.ts';
import { costOfLine, inNetwork, type Lay, type Site } from '../play/site.ts';
import { exactPlace } from '../play/words.ts';
import { preferences } from '../settings.ts';
import type { PlayState } from './play-state.ts';
import type { Sending } from './sending.ts';

export type Choosing = {
  readonly chooseLine: (line: LineId) => void;
  readonly chooseJunction: (junction: JunctionId) => void;
  readonly chooseCard: (city: CityId) => void;
};

export function choosingAt(state: PlayState, send: Sending['send']): Choosing {
  return {
    chooseLine: (line) => chooseLine(state, send, line),
    chooseJunction: (junction) => chooseJunction(state, junction),
    chooseCard: (city) => chooseCard(state, city),
  };
}

/** One of the own cities is handed on or given back, as the stage asks for (cards 6, 7, 13–16). */
function chooseCard({ table, board, words, cardChoice }: PlayState, id: string): void {
  const { turn } = text.value;
  const confirm = { drop: turn.dropConfirm, pass: turn.passConfirm, chain: turn.chainConfirm };
  const stage = table.view.value.public.stage.kind as keyof typeof confirm;
  cardChoice.value = id;
  say(confirm[stage](words.value.city(board.cities.find((city) => city.id === id)!)));
}

/** The city at this place, if it is one that may be handed on now. */
function cardAt({ table, board }: PlayState, junction: JunctionId): string | undefined {
  const seat = table.acting.value;
  const city = board.cities.find((each) => each.junction === junction)?.id;
  if (seat === undefined || city === undefined) return undefined;
  const isAsked = transEuropa.legal(table.view.value, seat).some((action) => 'city' in action && action.city === city);
  return isAsked ? city : undefined;
}

/** What has just been planned, what is left of the turn, and what would still be missing. */
function announcePlan({ site, planCost, plannedTargets }: PlayState, what: string): void {
  const { speech } = text.value;
  if (!site.value) return;
  const missing = plannedTargets.value;
  const parts = [what, speech.used(planCost.value, site.value.stage.left), missing && speech.missing(missing.missing)];
  say(parts.filter(Boolean).join(' '));
}

/** Where a line leads, seen from the network. */
function farEnd({ words, board }: PlayState, site: Site, line: LineId): string {
  const [a, b] = endsOf(line);
  return exactPlace(words.value, placeName(board, nearEnd(site, line) === b ? a : b));
}

function chooseLine(state: PlayState, send: Sending['send'], line: LineId): void {
  const { table, plan, setPlan, refuse } = state;
  const site = state.site.value;
  if (!site) return;
  const lay: Lay = { line, piece: 'black' };
  const atOnce = preferences.value.layAtOnce && site.active && table.acting.value !== undefined;
  const planned = planLine(site, atOnce ? NO_PLAN : plan.value, lay);
  if (!planned.ok) {
    refuse({ at: 'line', line }, planned.illegal);
    return;
  }
  if (atOnce) {
    void send([lay]);
    return;
  }
  const added = planned.plan.lays.some((other) => other.line === line);
  setPlan(planned.plan);
  if (!added) tellDropped(state, line);
  else announcePlan(state, text.value.speech.planned(farEnd(state, site, line), costOfLine(site, line)));
}

/** A track has gone from the plan. */
export function tellDropped(state: PlayState, line: LineId): void {
  const site = state.site.value;
  if (site) announcePlan(state, text.value.speech.unplanned(farEnd(state, site, line)));
}

function chooseJunction(state: PlayState, junction: JunctionId): void {
  const { table, board, words, picked, markerChoice } = state;
  const here = (): string => exactPlace(words.value, placeName(board, junction));
  if (table.view.value.public.stage.kind === 'markers') {
    const seat = table.acting.value;
    if (seat === undefined) return;
    const illegal = transEuropa.check(table.view.value, seat, { do: 'marker', at: junction });
    if (illegal) {
      state.refuse({ at: 'junction', junction }, illegal);
      return;
    }
    markerChoice.value = junction;
    say(text.value.speech.markerChosen(here()));
    return;
  }
  const card = cardAt(state, junction);
  if (card !== undefined) {
    chooseCard(state, card);
    return;
  }
  const site = state.site.value;
  if (!site) return;
  if (picked.value === junction) {
    picked.value = undefined;
    return;
  }
  if (inNetwork(site, junction) && picked.value === undefined) {
    picked.value = junction;
    say(text.value.speech.picked(here()));
    return;
  }
  planWay(state, site, junction);
}

/** Plans the way to a far place, from the place that was picked before. */
function planWay(state: PlayState, site: Site, goal: string): void {
  const { board, picked, plan, setPlan } = state;
  const { speech, turn } = text.value;
  const route = planTo(site, plan.value, { goal, from: picked.value });
  picked.value = undefined;
  if (!route) return;
  setPlan(route.plan);
  const { lays, before = 0, instead } = route.plan;
  const now = lays.slice(before).reduce((sum, { line }) => sum + costOfLine(site, line), 0);
  const said = speech.routePlanned(cityName(placeName(board, goal).city), route.cost, now);
  announcePlan(state, instead ? `${turn.instead} ${said}` : said);
}

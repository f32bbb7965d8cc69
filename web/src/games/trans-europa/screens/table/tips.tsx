// Speech bubbles on the board: why not, what it costs, what it brings.

import type { JunctionId, LineId } from '@branchline/boards';
import type { ComponentChildren } from 'preact';
import type { Seat } from '@branchline/core';
import { gridOf, has, transEuropa } from '@branchline/trans-europa';
import { hrefOf } from '../../../../nav/router.ts';
import { tellsProgress } from '../../play/claims.ts';
import { isAsleep } from '../../play/marks.ts';
import { text } from '../../messages/more-text.ts';
import type { Tip } from '../../board/index.ts';
import { afterAll, costOfLine, inNetwork, isFerry } from '../../play/site.ts';
import { illegalText } from '../../play/illegal.ts';
import { endsOf, placeName } from '../../play/places.ts';
import { planLine } from '../../play/plan.ts';
import { routeTo } from '../../play/route.ts';
import { rulesRoute } from '../../play/rules-route.ts';
import { markerAt, targetsOf } from '../../play/targets.ts';
import type { Play } from '../../state/play.ts';
import { nameOf } from '../../../../table/people.ts';

const bubble = (
  place: Tip['place'],
  title: ComponentChildren,
  more?: ComponentChildren,
  tone: Tip['tone'] = 'info',
): Tip => ({
  place,
  tone,
  content: (
    <>
      <strong>{title}</strong>
      {more !== undefined && <span class="tip-more">{more}</span>}
    </>
  ),
});

/** Leads to the place in the help that explains the rule; its id is there for those who ask. */
function RuleLink({ play, rule }: { readonly play: Play; readonly rule: string }) {
  const href = hrefOf({ ...rulesRoute(play.table.view.value.config), section: rule.toLowerCase() });
  return (
    <a class="tip-rule" href={href} title={text.value.rule(rule)}>
      {text.value.bubbles.whichRule}
    </a>
  );
}

function missingAfter(play: Play, lines: readonly { line: LineId; piece: 'black' | 'own' }[]): string | undefined {
  const site = play.site.value;
  const now = play.targets.value;
  if (!site || !now) return undefined;
  const then = targetsOf(afterAll(site, lines).view, site.seat, play.table.view.value.own?.hand ?? []);
  return then.missing === now.missing ? undefined : text.value.bubbles.missingTo(now.missing, then.missing);
}

/** Who may use a ferry, as its slots say. */
function ferryState(play: Play, line: LineId): string {
  const { bubbles, list } = text.value;
  const grid = gridOf(play.board.id);
  const slots = play.table.view.value.public.tracks.ferries[grid.ferryOf[grid.graph.lineIndex.get(line)!]!]!;
  if (slots.length === 0) return bubbles.ferryFree;
  if (slots.length === 1) return bubbles.ferryHalfBuilt;
  if (slots.includes('black')) return bubbles.ferryOpen;
  const owners = [...new Set(slots)].filter((slot): slot is Seat => slot !== 'black');
  return bubbles.ferryOnly(list(owners.map((seat) => nameOf(play.table, seat))));
}

function lineTip(play: Play, line: LineId): Tip | undefined {
  const { tips, bubbles } = text.value;
  const site = play.site.value;
  const place: Tip['place'] = { at: 'line', line };
  const info = play.board.lines.find(({ id }) => id === line)!;
  const grid = gridOf(play.board.id);
  const laid = has(play.table.view.value.public.tracks.laid, grid.graph.lineIndex.get(line)!);
  if (info.kind === 'ferry' && (laid || !site)) return bubble(place, ferryState(play, line));
  if (laid || !site) return undefined;
  const kind = info.kind === 'flat' ? tips.single : tips[info.kind];
  if (!site.active) return bubble(place, kind, tips.cost(costOfLine(site, line)));
  const lay = { line, piece: 'black' as const };
  const planned = planLine(site, play.plan.value, lay);
  if (!planned.ok) return undefined;
  const { lays } = planned.plan;
  if (!lays.some((other) => other.line === line)) return undefined;
  const cost = lays.reduce((sum, other) => sum + costOfLine(site, other.line), 0);
  const more = isFerry(site, line) ? ferryState(play, line) : missingAfter(play, lays);
  return bubble(place, bubbles.twoTracks(lays.length, cost, site.stage.left), more ?? kind);
}

/** Why a city is greyed out (TE-SETUP-3). */
function asleepAt({ board, table, words }: Play, junction: JunctionId): string | undefined {
  const here = placeName(board, junction);
  if (here.kind !== 'city' || !isAsleep(table.view.value, here.city.id)) return undefined;
  return text.value.bubbles.outOfPlay(words.value.city(here.city));
}

function junctionTip(play: Play, junction: JunctionId): Tip | undefined {
  const { tips, bubbles } = text.value;
  const place: Tip['place'] = { at: 'junction', junction };
  const view = play.table.view.value;
  const site = play.site.value;
  const seat = play.table.acting.value;
  const here = placeName(play.board, junction);
  const asleep = asleepAt(play, junction);
  if (view.public.stage.kind === 'markers') {
    if (seat === undefined || !view.own) return undefined;
    const illegal = transEuropa.check(view, seat, { do: 'marker', at: junction });
    if (illegal) return bubble(place, illegalText(text.value, illegal));
    const city = here.kind === 'city' ? play.words.value.city(here.city) : undefined;
    if (!tellsProgress(view)) return city === undefined ? undefined : bubble(place, city, asleep);
    const { missing } = targetsOf(markerAt(view, seat, junction), seat, view.own.hand);
    if (city === undefined) return bubble(place, bubbles.central(missing));
    return bubble(place, city, [bubbles.central(missing), asleep].filter(Boolean).join(' '));
  }
  // Where a way leads from here, or that it needs none, would tell whether a city is linked.
  if (!site || !tellsProgress(view)) return asleep === undefined ? undefined : bubble(place, asleep);
  if (inNetwork(site, junction)) {
    return here.kind === 'city'
      ? bubble(place, bubbles.alreadyLinked(play.words.value.city(here.city)), asleep)
      : undefined;
  }
  const route = routeTo(site, junction, play.picked.value);
  if (!route) return undefined;
  const title =
    here.kind === 'city' ? tips.routeTo(play.words.value.city(here.city), route.cost) : tips.cost(route.cost);
  return bubble(place, title, asleep);
}

/** The plan keeps its bubble at the end of the last track. */
function planTip(play: Play): Tip | undefined {
  const site = play.site.value;
  const { lays, goal } = play.plan.value;
  const last = lays.at(-1);
  if (!site || !last || !site.active) return undefined;
  const [a, b] = endsOf(last.line);
  const before = afterAll(site, lays.slice(0, -1));
  const far = inNetwork(before, a) ? b : a;
  const title = text.value.bubbles.twoTracks(lays.length, play.planCost.value, site.stage.left);
  const asleep = goal === undefined ? undefined : asleepAt(play, goal);
  return bubble({ at: 'junction', junction: far }, title, asleep ?? missingAfter(play, lays));
}

/** A start that is chosen says what it is worth also to those who have no mouse to point with. */
function markerTip(play: Play): Tip | undefined {
  const at = play.markerChoice.value;
  return at === undefined ? undefined : junctionTip(play, at);
}

/** The adviser points at the place it speaks of. */
function hintTip(play: Play): Tip | undefined {
  const hint = play.hints.hint.value;
  if (hint?.state !== 'given') return undefined;
  const { action, advise } = hint;
  const title = `${text.value.bubbles.advice} ${advise(play, action)}`;
  if (action.do === 'lay') return bubble({ at: 'line', line: action.line }, title);
  return action.do === 'marker' ? bubble({ at: 'junction', junction: action.at }, title) : undefined;
}

export function tipsFor(play: Play): readonly Tip[] {
  const refusal = play.refusal.value;
  if (refusal) {
    const { illegal, place } = refusal;
    return [bubble(place, illegalText(text.value, illegal), <RuleLink play={play} rule={illegal.rule} />, 'error')];
  }
  const over = play.hover.value;
  const tip = over && (over.at === 'line' ? lineTip(play, over.line) : junctionTip(play, over.junction));
  const shown = tip ?? hintTip(play) ?? planTip(play) ?? markerTip(play);
  return shown ? [shown] : [];
}

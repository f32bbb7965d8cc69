// The turn: what is planned, what it costs and brings, and the buttons that make it real.

import { gridOf } from '@branchline/trans-europa';
import { text } from '../../messages/text.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { cardTask } from '../../play/card-task.ts';
import { tellsProgress } from '../../play/claims.ts';
import { inNetwork, legalActions } from '../../play/site.ts';
import { placeName } from '../../play/places.ts';
import { exactPlace } from '../../play/words.ts';
import type { Play } from '../../state/play.ts';
import { Change } from '../parts/change.tsx';
import { mayHandOn } from './hand.tsx';
import { Changes, ClaimButton, HandNote, HintCard, PlanList } from './late-parts.ts';
import { nameOf } from '../../../../table/people.ts';
import { preferences } from '../../settings.ts';
import { turnSeats } from './seats.ts';

export function MissingChange({ play }: { readonly play: Play }) {
  const before = play.targets.value?.missing;
  const after = play.plannedTargets.value?.missing;
  if (before === undefined || after === undefined) return null;
  return (
    <span class="missing-change">
      <Change before={before} after={after} />
    </span>
  );
}

/** Budget as small dots: spent by tracks laid, spent by the plan, left. */
export function Budget({ play }: { readonly play: Play }) {
  const { turn } = text.value;
  const site = play.site.value;
  if (!site) return null;
  const { left } = site.stage;
  const planned = Math.min(play.planCost.value, left);
  return (
    <span class="budget" role="img" aria-label={turn.budgetUsed(planned, left)} title={turn.budget(left - planned)}>
      {Array.from({ length: left }, (_, i) => (
        <i key={i} data-spent={i < planned || undefined} />
      ))}
    </span>
  );
}

/** What the main button does now, and whether there is anything to do it with. */
function mainChoice(play: Play): { readonly label: string; readonly ready: boolean } {
  const { turn } = text.value;
  const stage = play.table.view.value.public.stage.kind;
  const lays = play.plan.value.lays.length;
  if (stage === 'markers') return { label: turn.markerConfirm, ready: play.markerChoice.value !== undefined };
  if (stage === 'drop' || stage === 'pass' || stage === 'chain') {
    const city = play.board.cities.find(({ id }) => id === play.cardChoice.value);
    const confirm = { drop: turn.dropConfirm, pass: turn.passConfirm, chain: turn.chainConfirm }[stage];
    return { label: confirm(city ? play.words.value.city(city) : '…'), ready: city !== undefined };
  }
  return { label: lays === 0 ? turn.layNone : turn.lay(lays), ready: lays > 0 };
}

type ButtonsProps = { readonly play: Play; readonly compact?: boolean };

function EndButton({ play }: ButtonsProps) {
  const { turn, common } = text.value;
  return (
    <button type="button" class="button button-me" disabled={play.sending.value} onClick={() => void play.endTurn()}>
      {play.site.value?.stage.laid === 0 ? turn.passAllowed : turn.end} <kbd>{common.enter}</kbd>
    </button>
  );
}

function MainButton({ play, compact = false }: ButtonsProps) {
  const { turn, common } = text.value;
  const { label, ready } = mainChoice(play);
  const site = play.site.value;
  const planned = play.table.view.value.public.stage.kind === 'build' && play.plan.value.lays.length > 0;
  return (
    <button
      type="button"
      class="button button-me"
      disabled={play.sending.value || !ready}
      onClick={() => void play.confirm()}
    >
      {label}
      {compact && planned && site ? (
        <small>{turn.cost(play.planCost.value, site.stage.left)}</small>
      ) : (
        <kbd>{common.enter}</kbd>
      )}
    </button>
  );
}

export function TurnButtons({ play, compact = false }: ButtonsProps) {
  const { turn } = text.value;
  const building = play.table.view.value.public.stage.kind === 'build';
  const busy = play.sending.value;
  const { lays } = play.plan.value;
  const mayEnd = building && play.canEndTurn.value;
  return (
    <div class="turn-buttons">
      {building && (
        <button
          type="button"
          class="button"
          disabled={busy || (lays.length === 0 && openGoal(play) === undefined)}
          onClick={play.clear}
        >
          {turn.clear}
        </button>
      )}
      {mayEnd && lays.length > 0 && !compact && (
        <button type="button" class="button" disabled={busy} onClick={() => void play.endTurn()}>
          {turn.end}
        </button>
      )}
      {mayEnd && lays.length === 0 ? <EndButton play={play} /> : <MainButton play={play} compact={compact} />}
    </div>
  );
}

/** What the player is asked for, in one line. */
export function turnTitle(play: Play): string {
  const { turn } = text.value;
  const { table } = play;
  const { stage } = table.view.value.public;
  const seats = turnSeats(table.view.value);
  if (table.acting.value === undefined) {
    if (seats.length !== 1)
      return seats.length === 0 ? turn.nobody : turn.waiting(text.value.list(seats.map((s) => nameOf(table, s))));
    return table.thinking.value.includes(seats[0]!)
      ? turn.waitBot(nameOf(table, seats[0]!))
      : turn.others(nameOf(table, seats[0]!));
  }
  return stage.kind === 'markers' ? turn.marker : (cardTask(table.view.value) ?? turn.yours);
}

/** Where the plan leads, as long as it is not reached. */
export function openGoal({ plan, site }: Play): string | undefined {
  const { goal } = plan.value;
  return goal !== undefined && site.value && inNetwork(site.value, goal) ? undefined : goal;
}

const canLay = ({ site }: Play): boolean =>
  site.value !== undefined && legalActions(site.value).some((action) => action.do === 'lay');

const planned = ({ plan }: Play): boolean => plan.value.lays.length > 0 || plan.value.goal !== undefined;

/** While others play, the next turn can be planned. */
function waitingHelp(play: Play): string | undefined {
  const { turn } = text.value;
  if (!play.site.value || play.table.view.value.public.stage.kind !== 'build') return undefined;
  if (planned(play)) return turn.planned;
  return matchMedia('(pointer: coarse)').matches ? turn.planAheadTouch : turn.planAhead;
}

/** What the game is about, in one line, until the player has seen the end of a round. */
export function GoalLine({ play }: { readonly play: Play }) {
  const { stage, rounds } = play.table.view.value.public;
  const isFirst = !preferences.value.goalTold && rounds.length === 0 && play.seat.value !== undefined;
  if (!isFirst || planned(play) || (stage.kind !== 'markers' && stage.kind !== 'build')) return null;
  return <p class="turn-goal">{text.value.turn.goal}</p>;
}

/** Between turns a plan can only be put away. */
export function AheadButtons({ play }: { readonly play: Play }) {
  if (!play.site.value || !planned(play)) return null;
  return (
    <div class="turn-buttons">
      <button type="button" class="button" onClick={play.clear}>
        {text.value.turn.clear}
      </button>
    </div>
  );
}

/** The sentence below the title that says what to do. */
export function turnHelp(play: Play): string | undefined {
  const { turn, illegal } = text.value;
  const { table } = play;
  const { stage, start } = table.view.value.public;
  const seat = table.acting.value;
  const choice = table.view.value.own?.choice;
  if (seat === undefined && choice !== undefined) {
    const city = play.board.cities.find(({ id }) => id === gridOf(play.board.id).graph.cityIds[choice])!;
    return turn.choiceMade(play.words.value.city(city));
  }
  if (seat === undefined) return waitingHelp(play);
  const seats = table.seats.value.length;
  const left = (seat + 1) % seats;
  switch (stage.kind) {
    case 'markers':
      return play.markerChoice.value === undefined
        ? turn.markerHelp
        : turn.markerAt(exactPlace(play.words.value, placeName(play.board, play.markerChoice.value)));
    case 'drop':
      return turn.dropHelp;
    case 'pass':
      return turn.passHelp(nameOf(table, left));
    case 'chain':
      return left === start ? turn.chainHelpLast : turn.chainHelp(nameOf(table, left));
    case 'build':
      if (play.endPending.value) {
        const names = table.view.value.public.complete.map((other) => nameOf(table, other));
        return `${turn.pendingEnd(text.value.list(names))} ${turn.pendingEndHelp}`;
      }
      if (play.plan.value.lays.length > 0) return undefined;
      // The way begins with a double line, which is too dear now; something has to be laid all the same.
      if (openGoal(play) !== undefined && !play.canEndTurn.value)
        return `${illegal['over-budget'](2, stage.left)} ${illegal['must-build']}`;
      if (!tellsProgress(table.view.value) && !canLay(play)) return turn.claimHelp;
      return stage.laid > 0
        ? turn.endHelp
        : matchMedia('(pointer: coarse)').matches
          ? turn.emptyPlanTouch
          : turn.emptyPlan;
    default:
      return undefined;
  }
}

export function TurnPanel({ play }: { readonly play: Play }) {
  const { turn } = text.value;
  const { table } = play;
  const acting = table.acting.value;
  const stage = table.view.value.public.stage.kind;
  const seats = turnSeats(table.view.value);
  const help = turnHelp(play);
  const building = stage === 'build' && play.site.value !== undefined;
  return (
    <section class="panel turn" aria-label={turnTitle(play)} data-mine={acting !== undefined || undefined}>
      <header class="turn-head">
        {acting === undefined && seats.length === 1 && <PlayerToken colour={colourOfSeat(seats[0]!)} size={20} />}
        <h2>{turnTitle(play)}</h2>
        {play.canClaim.value && <ClaimButton play={play} />}
        {acting !== undefined && building && <Budget play={play} />}
      </header>
      <GoalLine play={play} />
      {help !== undefined && (
        <p class="turn-help" data-urgent={play.endPending.value || undefined}>
          {help}
        </p>
      )}
      {mayHandOn(table) && <HandNote play={play} />}
      {play.hints.hint.value && <HintCard play={play} />}
      {building && <PlanList play={play} />}
      {building && play.targets.value && (
        <p class="turn-missing">
          <span>{turn.stillMissing}</span>
          <MissingChange play={play} />
        </p>
      )}
      {play.seat.value !== undefined && building && <Changes play={play} />}
      {acting === undefined ? <AheadButtons play={play} /> : <TurnButtons play={play} />}
    </section>
  );
}

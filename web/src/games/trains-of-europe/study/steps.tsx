// Moving through a review: phase by phase, from one turning point to the next, from year to year; and how far the work is.

import '../../../ui/fields.css';
import { PointButtons, StepButtons } from '../../../study/step-buttons.tsx';
import { TurnLink } from '../../../table/turn-link.tsx';
import { WorkLine } from '../../../study/work-line.tsx';
import { download } from '../../../table/files.ts';
import { PlayOn } from '../../../table/play-on.tsx';
import { isStacked } from './stacked.ts';
import { stationText, yearsOf, type OfReview } from './stations.ts';
import { words } from './messages/text.ts';
import { jump, pointFrom, turningPoints } from './turning-points.ts';

export function Points({ state }: Pick<OfReview, 'state'>) {
  const points = turningPoints(state);
  const here = points.find(({ decision }) => decision.sequence === state.chosen.value);
  return (
    <PointButtons
      here={here?.number}
      count={points.length}
      has={(by) => pointFrom(state, by) !== undefined}
      jump={(by) => jump(state, by)}
      words={words.value}
      class="tv-points-nav"
    />
  );
}

function Years({ state, names }: OfReview) {
  const years = yearsOf(state);
  const now = years.findLast(({ at }) => at <= state.at.value)?.at ?? 0;
  return (
    <select
      class="select-input"
      aria-label={words.value.years}
      value={now}
      onChange={(event) => state.goTo(Number(event.currentTarget.value))}
    >
      {years.map(({ at, year }) => (
        <option key={at} value={at}>
          {names.text.year.number(year)}
        </option>
      ))}
    </select>
  );
}

export function Steps({ state, names }: OfReview) {
  const { bare, at } = state;
  return (
    <div class="tv-steps">
      <StepButtons
        at={at.value}
        last={bare.value.length - 1}
        step={(by) => state.goTo(at.value + by)}
        toEnd={(end) => state.goTo(end === 'first' ? 0 : bare.value.length - 1)}
        words={words.value}
      />
      <span class="tv-station" aria-live="polite">
        {stationText(state, names, at.value)}
      </span>
      {!isStacked() && <Points state={state} />}
      <Years state={state} names={names} />
      <PlayOn
        id={state.replay.opened.id}
        move={state.replay.at.value}
        back={state.chosen.value ?? state.replay.at.value}
      />
      <TurnLink id={state.replay.opened.id} move={state.chosen.value ?? state.replay.at.value} />
    </div>
  );
}

/** How far the work is: so many phases and decisions. */
function reachedText({ bare, stations, decisions, toJudge }: OfReview['state']): string {
  const phases = stations.value.filter((station) => station?.rough === false).length;
  const { reached } = words.value;
  return toJudge.value === undefined
    ? reached.phases(phases, bare.value.length)
    : reached.decisions(decisions.value.length, toJudge.value);
}

export function ReviewWorkLine({ state }: Pick<OfReview, 'state'>) {
  const { work, budget, late } = state;
  const say = words.value;
  const now = work.value;
  const working = 'of' in now;
  const text = working
    ? say.working[now.state](now.done, now.of)
    : {
        ...{ opening: '…', done: say.done(budget), failed: say.failed },
        stopped: `${say.stopped} ${reachedText(state)}`,
      }[now.state];
  const share = working ? now.done / Math.max(1, now.of) : now.state === 'done' ? 1 : 0;
  return (
    <WorkLine
      review={state}
      game={state.replay.opened.id}
      download={download}
      now={{
        state: now.state,
        text: working && late.value ? `${say.late(reachedText(state))} ${text}` : text,
        share,
        working,
      }}
      words={say}
    />
  );
}

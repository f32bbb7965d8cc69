// Moving through a review: phase by phase, from one turning point to the next, from year to year; and how far the work is.

import '../../../ui/fields.css';
import { download } from '../../../table/files.ts';
import { PlayOn } from '../../../table/play-on.tsx';
import { IconButton } from '../../../ui/controls.tsx';
import { layout } from '../../../ui/layout.ts';
import { stationText, yearsOf, type OfReview } from './stations.ts';
import { words } from './messages/text.ts';
import type { ReviewState } from './review-state.ts';
import { jump, pointFrom, turningPoints } from './turning-points.ts';

function Points({ state }: Pick<OfReview, 'state'>) {
  const say = words.value;
  const points = turningPoints(state);
  const here = points.find(({ decision }) => decision.sequence === state.chosen.value);
  return (
    <span class="tv-points-nav">
      <IconButton
        icon="left"
        label={say.pointBefore}
        disabled={!pointFrom(state, -1)}
        onClick={() => jump(state, -1)}
      />
      <b>{here ? say.pointOf(here.number, points.length) : say.noPoint}</b>
      <IconButton icon="right" label={say.pointAfter} disabled={!pointFrom(state, 1)} onClick={() => jump(state, 1)} />
    </span>
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
  const say = words.value;
  const last = bare.value.length - 1;
  const go = (station: number) => (): void => state.goTo(station);
  return (
    <div class="tv-steps">
      <IconButton icon="first" label={say.first} onClick={go(0)} />
      <IconButton icon="left" label={say.back} disabled={at.value === 0} onClick={go(at.value - 1)} />
      <IconButton icon="right" label={say.forward} disabled={at.value >= last} onClick={go(at.value + 1)} />
      <IconButton icon="last" label={say.last} onClick={go(last)} />
      <span class="tv-station" aria-live="polite">
        {stationText(state, names, at.value)}
      </span>
      {layout.value !== 'phone' && <Points state={state} />}
      <Years state={state} names={names} />
      {layout.value !== 'phone' && <PlayOn id={state.replay.opened.id} move={state.replay.at.value} />}
    </div>
  );
}

/** The figures as the page has them, for other programs. */
function save({ review, replay }: ReviewState): void {
  if (!review.value) return;
  const blob = new Blob([`${JSON.stringify(review.value)}\n`], { type: 'application/json' });
  download(blob, `branchline-${replay.opened.id}-review.json`);
}

export function WorkLine({ state }: Pick<OfReview, 'state'>) {
  const { work, budget } = state;
  const say = words.value;
  const now = work.value;
  const working = 'of' in now;
  const text = working
    ? say.working[now.state](now.done, now.of)
    : { opening: '…', done: say.done(budget), stopped: say.stopped, failed: say.failed }[now.state];
  const share = working ? now.done / Math.max(1, now.of) : now.state === 'done' ? 1 : 0;
  return (
    <div class="tv-work" role="group" aria-label={text}>
      <span class="tv-progress" aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} data-state={now.state} />
      </span>
      <span>{text}</span>
      {working && (
        <button type="button" class="button tv-small" onClick={state.stop}>
          {say.stop}
        </button>
      )}
      {now.state === 'stopped' && (
        <button type="button" class="button tv-small" onClick={state.goOn}>
          {say.goOn}
        </button>
      )}
      {now.state === 'done' && <IconButton icon="download" label={say.save} onClick={() => save(state)} />}
    </div>
  );
}

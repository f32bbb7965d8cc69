// Moving through a review: turn by turn, from one turning point to the next, from round to round; and how far the work is.

import '../../../ui/fields.css';
import { download } from '../../../table/files.ts';
import { PlayOn } from '../../../table/play-on.tsx';
import { IconButton } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { layout } from '../../../ui/layout.ts';
import { jump } from './chart.tsx';
import { text, textLanguage } from './messages/text.ts';
import { turnsOfRound, type ReviewState } from './review-state.ts';
import { pointFrom, turningPoints } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };

function Points({ state }: OfReview) {
  const { study } = text.value;
  const { round, at } = state;
  const points = turningPoints(state);
  const here = points.find(({ turn, at: place }) => turn.round === round.value && place === at.value);
  return (
    <span class="review-points-nav">
      <IconButton
        icon="left"
        label={study.pointBefore}
        disabled={!pointFrom(state, -1)}
        onClick={() => jump(state, -1)}
      />
      <b>{here ? study.pointOf(here.number, points.length) : study.noPoint}</b>
      <IconButton
        icon="right"
        label={study.pointAfter}
        disabled={!pointFrom(state, 1)}
        onClick={() => jump(state, 1)}
      />
    </span>
  );
}

function Rounds({ state }: OfReview) {
  const { study, lookBack } = text.value;
  const rounds = (state.bare.value.at(-1)?.round ?? 0) + 1;
  return (
    <select
      class="select-input"
      aria-label={study.rounds}
      value={state.round.value}
      onChange={(event) => state.goTo(Number(event.currentTarget.value), 0)}
    >
      {Array.from({ length: rounds }, (_, round) => (
        <option key={round} value={round}>
          {lookBack.round(round + 1)}
        </option>
      ))}
    </select>
  );
}

/** Whose knowledge the curve is drawn from; the two are never mixed. */
function Judgement({ state }: OfReview) {
  const { study } = text.value;
  const { judgement } = state;
  const about = judgement.value === 'known' ? study.knownAbout : study.openAbout;
  return (
    <label class="review-judgement" title={about}>
      <Icon name="eye" />
      <select
        class="select-input"
        aria-label={study.judgement}
        value={judgement.value}
        onChange={(event) => {
          judgement.value = event.currentTarget.value === 'open' ? 'open' : 'known';
        }}
      >
        <option value="known">{study.known}</option>
        <option value="open">{study.open}</option>
      </select>
    </label>
  );
}

export function Steps({ state }: OfReview) {
  const { study } = text.value;
  const { bare, round, at } = state;
  const all = turnsOfRound(bare.value, round.value).length;
  const go = (turn: number) => (): void => state.goTo(round.value, turn);
  return (
    <div class="review-steps">
      <IconButton icon="first" label={study.first} onClick={go(0)} />
      <IconButton icon="left" label={study.back} disabled={at.value === 0} onClick={go(at.value - 1)} />
      <IconButton icon="right" label={study.forward} disabled={at.value >= all} onClick={go(at.value + 1)} />
      <IconButton icon="last" label={study.last} onClick={go(all)} />
      <span class="review-turn">{at.value === 0 ? study.deal : study.turnOf(at.value, all)}</span>
      {layout.value !== 'phone' && <Points state={state} />}
      <Rounds state={state} />
      <Judgement state={state} />
      {layout.value !== 'phone' && (
        <PlayOn id={state.replay.opened.id} move={state.replay.at.value} back={state.replay.at.value + 1} />
      )}
    </div>
  );
}

/** The figures as the page has them, for other programs. */
function save({ review, replay }: ReviewState): void {
  if (!review.value) return;
  const blob = new Blob([`${JSON.stringify(review.value)}\n`], { type: 'application/json' });
  download(blob, `branchline-${replay.opened.id}-review.json`);
}

export function WorkLine({ state }: OfReview) {
  const { study } = text.value;
  const { work, bare, budget } = state;
  const all = bare.value.length;
  const now = work.value;
  const words = {
    opening: () => '…',
    first: (done: number) => study.firstLook(done, all),
    refining: (done: number) => study.refining(done, all),
    done: () => study.done(budget.toLocaleString(textLanguage.value)),
    stopped: () => study.stopped,
    failed: () => study.failed,
  }[now.state]('done' in now ? now.done : 0);
  const share = 'done' in now ? now.done / Math.max(1, all) : now.state === 'done' ? 1 : 0;
  const working = now.state === 'first' || now.state === 'refining';
  return (
    <div class="review-work" role="group" aria-label={words}>
      <span class="review-progress" aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} data-state={now.state} />
      </span>
      <span>{words}</span>
      {working && (
        <button type="button" class="button review-small" onClick={state.stop}>
          {study.stop}
        </button>
      )}
      {now.state === 'stopped' && (
        <button type="button" class="button review-small" onClick={state.goOn}>
          {study.goOn}
        </button>
      )}
      {now.state === 'done' && <IconButton icon="download" label={study.save} onClick={() => save(state)} />}
      {layout.value !== 'phone' && (
        <small>{state.judgement.value === 'known' ? study.knownAbout : study.openAbout}</small>
      )}
    </div>
  );
}

// Moving through a review: turn by turn, from one turning point to the next, from round to round; and how far the work is.

import '../../../ui/fields.css';
import { PointButtons, StepButtons } from '../../../study/step-buttons.tsx';
import { TurnLink } from '../../../table/turn-link.tsx';
import { WorkLine } from '../../../study/work-line.tsx';
import { download } from '../../../table/files.ts';
import { PlayOn } from '../../../table/play-on.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { layout } from '../../../ui/layout.ts';
import { jump } from './chart.tsx';
import { text, textLanguage } from './messages/text.ts';
import { turnsOfRound, type ReviewState } from './review-state.ts';
import { pointFrom, turningPoints } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };

function Points({ state }: OfReview) {
  const { round, at } = state;
  const points = turningPoints(state);
  const here = points.find(({ turn, at: place }) => turn.round === round.value && place === at.value);
  return (
    <PointButtons
      here={here?.number}
      count={points.length}
      has={(by) => pointFrom(state, by) !== undefined}
      jump={(by) => jump(state, by)}
      words={text.value.study}
      class="review-points-nav"
    />
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
  return (
    <div class="review-steps">
      <StepButtons at={at.value} last={all} goTo={(turn) => state.goTo(round.value, turn)} words={study} />
      <span class="review-turn">{at.value === 0 ? study.deal : study.turnOf(at.value, all)}</span>
      {layout.value !== 'phone' && <Points state={state} />}
      <Rounds state={state} />
      <PlayOn id={state.replay.opened.id} move={state.replay.at.value} back={state.replay.at.value + 1} />
      <TurnLink id={state.replay.opened.id} move={state.replay.at.value + 1} />
      <Judgement state={state} />
    </div>
  );
}

export function ReviewWorkLine({ state }: OfReview) {
  const { study } = text.value;
  const { work, bare, budget } = state;
  const all = bare.value.length;
  const now = work.value;
  const working = 'done' in now;
  const words = working
    ? { first: study.firstLook, refining: study.refining }[now.state](Math.max(1, now.done), all)
    : {
        opening: '…',
        done: study.done(budget.toLocaleString(textLanguage.value)),
        stopped: study.stopped,
        failed: study.failed,
      }[now.state];
  const share = working ? now.done / Math.max(1, all) : now.state === 'done' ? 1 : 0;
  return (
    <WorkLine
      review={state}
      game={state.replay.opened.id}
      download={download}
      now={{ state: now.state, text: words, share, working }}
      words={study}
    >
      {layout.value !== 'phone' && (
        <small>{state.judgement.value === 'known' ? study.knownAbout : study.openAbout}</small>
      )}
    </WorkLine>
  );
}

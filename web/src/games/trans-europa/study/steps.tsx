// Moving through a review: turn by turn, from one turning point to the next, from round to round; and how far the work is.

import { PointButtons, StepButtons } from '../../../study/step-buttons.tsx';
import { TurnLink } from '../../../table/turn-link.tsx';
import { WorkLine } from '../../../study/work-line.tsx';
import { download } from '../../../table/files.ts';
import { PlayOn } from '../../../table/play-on.tsx';
import { text, textLanguage } from './messages/text.ts';
import { roundsIn, turnsOfRound, type ReviewState } from './review-state.ts';
import { jump, pointFrom, pointHere, turningPoints } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };

function Points({ state }: OfReview) {
  return (
    <PointButtons
      here={pointHere(state)?.number}
      count={turningPoints(state).length}
      has={(by) => pointFrom(state, by) !== undefined}
      jump={(by) => jump(state, by)}
      words={text.value.study}
      class="review-points-nav"
    />
  );
}

export function Steps({ state }: OfReview) {
  const { study } = text.value;
  const { bare, round, at, scope, replay } = state;
  const all = turnsOfRound(bare.value, round.value).length;
  const isGame = scope.value === 'game';
  const where = at.value === 0 ? study.deal : study.turnOf(at.value, all);
  return (
    <div class="review-steps">
      <StepButtons
        at={isGame ? at.value + round.value : at.value}
        last={isGame && round.value < roundsIn(bare.value) - 1 ? Infinity : all}
        step={state.step}
        toEnd={(end) => state.goTo(round.value, end === 'first' ? 0 : all)}
        words={study}
      />
      <span class="review-turn">{isGame ? `${text.value.lookBack.round(round.value + 1)} · ${where}` : where}</span>
      <Points state={state} />
      {replay.opened.over && <PlayOn id={replay.opened.id} move={replay.at.value} back={replay.at.value + 1} />}
      {replay.opened.over && <TurnLink id={replay.opened.id} move={replay.at.value + 1} />}
      <ReviewWorkLine state={state} />
    </div>
  );
}

function ReviewWorkLine({ state }: OfReview) {
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
    />
  );
}

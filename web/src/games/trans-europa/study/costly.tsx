// The costliest turns of a player in what is looked at, and for the one looked at why another was better.

import type { Seat } from '@branchline/core';
import { percentText } from '../../../study/percent.ts';
import { accuracyOf } from '@branchline/study/trans-europa/ledger';
import { BothChoices } from '../../../table/play-on.tsx';
import { judgedTurns, lessonIn } from './figures.ts';
import { turnsToLearn } from './learning.ts';
import { text } from './messages/text.ts';
import { isJudged, turnsOfRound, type ReviewState } from './review-state.ts';
import { lessonText, placeOfTurn } from './sentences.ts';
import { costlyTurns, turningPoints } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };

/** The turn looked at, in words. */
export function TurnWords({ state }: OfReview) {
  const { study } = text.value;
  const { bare, turns, round, at, replay } = state;
  const turn = turns.value[turnsOfRound(bare.value, round.value)[at.value - 1] ?? -1];
  if (at.value === 0) return <p class="review-words">{study.dealAbout}</p>;
  if (!turn) return null;
  const { config } = replay.view.value;
  const name = (seat: Seat): string => replay.opened.seats[seat]!.name;
  const { seat } = turn;
  const lesson = isJudged(turn) ? lessonIn(state, turn) : undefined;
  return (
    <div class="review-words" aria-live="polite">
      <p>
        <b>
          {name(seat)}, {study.turn(at.value)}
        </b>{' '}
        {placeOfTurn(config, turn.actions)}
      </p>
      {lesson && <p>{lessonText(lesson, seat, { config, name })}</p>}
      {lesson?.loss && replay.opened.over && (
        <BothChoices
          choice={{ id: replay.opened.id, at: turn.first - 1, seat, played: turn.actions, other: lesson.best.actions }}
          back={turn.first}
          words={study}
        />
      )}
    </div>
  );
}

function Points({ state }: OfReview) {
  const { study } = text.value;
  const { round, at, replay, scope } = state;
  const { config } = replay.view.value;
  const points = turningPoints(state);
  const most = points[0]?.loss.value ?? 1;
  return (
    <ol class="review-points">
      {points.map(({ number, turn, at: place, loss }) => (
        <li key={number}>
          <button
            type="button"
            class="review-point"
            aria-current={turn.round === round.value && place === at.value ? 'true' : undefined}
            onClick={() => state.goTo(turn.round, place)}
          >
            <span class="review-number">{number}</span>
            <span class="review-where">
              <b>{study.turn(place)}</b> {placeOfTurn(config, turn.actions)}
              {scope.value === 'game' && <small> · {study.inRound(turn.round + 1)}</small>}
            </span>
            <span class="review-bar" aria-hidden="true">
              <i style={{ width: `${(100 * loss.value) / most}%` }} />
            </span>
            <span class="review-loss">
              −{percentText(loss.value)}
              <small>{study.doubt(percentText(loss.doubt))}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** How much of the best turns' chance was kept in what is looked at, as far as it has been judged. */
function accuracyIn(state: ReviewState): number | undefined {
  const turns = judgedTurns(state).map((turn) => ({ ...lessonIn(state, turn), seat: turn.seat }));
  return accuracyOf(turns, state.seat.value);
}

export function Costly({ state, learn }: OfReview & { readonly learn: () => void }) {
  const { study } = text.value;
  const { seat, replay, review } = state;
  const { length } = costlyTurns(state);
  const accuracy = accuracyIn(state);
  const { name } = replay.opened.seats[seat.value]!;
  const isSure = review.value !== undefined;
  return (
    <section class="panel review-costly" aria-labelledby="review-costly">
      <header class="review-head">
        <h2 id="review-costly">{isSure || length > 0 ? `${name}: ${study.costly(length)}` : name}</h2>
        {accuracy !== undefined && (
          <span class="review-accuracy" title={study.accuracyAbout} data-rough={!isSure || undefined}>
            {study.accuracy(percentText(accuracy))}
          </span>
        )}
      </header>
      {length > 0 ? <Points state={state} /> : isSure && <p class="review-none">{study.nothing}</p>}
      {isSure && turnsToLearn(state).length > 0 && (
        <button type="button" class="button review-learn" onClick={learn}>
          {study.learn.open(turnsToLearn(state).length)}
        </button>
      )}
      <TurnWords state={state} />
    </section>
  );
}

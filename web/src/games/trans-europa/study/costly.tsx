// What a player gave away: the costliest turns, and for the one looked at why another was better.

import type { Seat } from '@branchline/core';
import { percentText } from '../../../study/percent.ts';
import { BothChoices } from '../../../table/play-on.tsx';
import { text } from './messages/text.ts';
import { isJudged, turnsOfRound, type ReviewState } from './review-state.ts';
import { placeOfTurn, reasonText } from './sentences.ts';
import { costlyTurns, turningPoints } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };

/** The turn looked at, in words: both judgements, one after the other and never mixed. */
export function TurnWords({ state }: OfReview) {
  const { study } = text.value;
  const { bare, turns, openings, round, at, replay } = state;
  const places = turnsOfRound(bare.value, round.value);
  const turn = turns.value[places[at.value - 1] ?? -1];
  if (at.value === 0) return <p class="review-words">{study.dealAbout}</p>;
  if (!turn) return null;
  const { config } = replay.view.value;
  const name = (seat: Seat): string => replay.opened.seats[seat]!.name;
  const { seat } = turn;
  const before = (turns.value[places[at.value - 2] ?? -1] ?? openings.value[round.value])?.open[seat];
  return (
    <div class="review-words" aria-live="polite">
      <p>
        <b>
          {name(seat)}, {study.turn(at.value)}
        </b>{' '}
        {placeOfTurn(config, turn.actions)}
      </p>
      {isJudged(turn) && (
        <p>
          {turn.loss
            ? study.byKnown(percentText(turn.kept[seat]!), percentText(turn.best.known))
            : study.playedWell(percentText(turn.kept[seat]!))}{' '}
          {turn.reasons?.map((reason) => reasonText(reason, config, name)).join(' ')}
        </p>
      )}
      {before !== undefined && <p>{study.byOpen(percentText(before), percentText(turn.open[seat]!))}</p>}
      {isJudged(turn) && turn.loss && (
        <BothChoices
          choice={{ id: replay.opened.id, at: turn.first - 1, seat, played: turn.actions, other: turn.best.actions }}
          back={turn.first}
          words={study}
        />
      )}
    </div>
  );
}

export function Costly({ state }: OfReview) {
  const { study } = text.value;
  const { bare, seat, replay, round, at, review } = state;
  const { config } = replay.view.value;
  const all = costlyTurns(state, seat.value);
  const points = turningPoints(state);
  const sum = all.reduce((total, { loss }) => total + loss!.value, 0);
  const most = points[0]?.turn.loss?.value ?? 1;
  const accuracy = review.value?.accuracy[seat.value];
  const { name } = replay.opened.seats[seat.value]!;
  // Before a turn has been judged nobody knows.
  const isTold = review.value !== undefined || all.length > 0;
  const several = (bare.value.at(-1)?.round ?? 0) > 0;
  return (
    <section class="panel review-costly" aria-labelledby="review-costly">
      <header class="review-head">
        <h2 id="review-costly">{isTold ? study.gaveAway(name, percentText(sum)) : name}</h2>
        {isTold && <span>{study.inTurns(all.length)}</span>}
      </header>
      {points.length === 0 ? (
        // Before everything has been judged nobody knows.
        review.value && <p class="review-none">{study.nothing}</p>
      ) : (
        <ol class="review-points">
          {points.map(({ number, turn, at: place }) => (
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
                  {several && <small> · {study.inRound(turn.round + 1)}</small>}
                </span>
                <span class="review-bar" aria-hidden="true">
                  <i style={{ width: `${(100 * turn.loss!.value) / most}%` }} />
                </span>
                <span class="review-loss">
                  −{percentText(turn.loss!.value)}
                  <small>{study.doubt(percentText(turn.loss!.doubt))}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <TurnWords state={state} />
      {accuracy !== undefined && (
        <p class="review-accuracy" title={study.accuracyAbout}>
          {study.accuracy(percentText(accuracy))}
        </p>
      )}
    </section>
  );
}

// Learn from your mistakes, beside the map of a review: each turning point is asked before the better choice is shown.

import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isRight } from '@branchline/study/trains-of-europe/findings';
import './learn.css';
import { percentText } from '../../../study/percent.ts';
import { actText } from '../play/tell/hint-words.ts';
import type { Names } from '../play/tell/names.ts';
import type { Asked, Learning } from './learning.ts';
import { words } from './messages/text.ts';
import { usePuzzleKeys } from './puzzles/puzzle-keys.ts';
import { LETTERS } from './puzzles/session.ts';
import { reasonText } from './sentences.ts';

type OfAsked = { readonly asked: Asked; readonly names: Names };

function Options({ asked, names }: OfAsked) {
  const { exercise, option, ending } = asked;
  const { learn } = words.value;
  const ended = ending.value !== undefined;
  return (
    <div class="tv-options" role="group" aria-label={learn.choices}>
      {exercise.options.map((each, place) => (
        <button
          key={place}
          type="button"
          class="tv-option"
          aria-pressed={option.value === place}
          aria-disabled={ended}
          aria-keyshortcuts={LETTERS[place]}
          data-right={(ended && isRight(each)) || undefined}
          data-wrong={(ended && option.value === place && !isRight(each)) || undefined}
          onClick={() => asked.look(place)}
        >
          <kbd>{LETTERS[place]}</kbd>
          <span>
            {actText(names, each.action)} {ended && place === exercise.played && <small>{learn.played}</small>}
          </span>
          {ended && (
            <b>
              {isRight(each) ? '✓ ' : ''}
              {percentText(each.chance)}
            </b>
          )}
        </button>
      ))}
    </div>
  );
}

/** What came of it, and why the better choice is better. */
function Told({ asked, names }: OfAsked) {
  const { puzzles, learn } = words.value;
  const { ending, decision } = asked;
  if (ending.value === undefined) return null;
  return (
    <div role="status">
      <p class="tz-verdict" data-ending={ending.value}>
        <b>{ending.value === 'solved' ? puzzles.solved : puzzles.failed}</b> {learn.about}
      </p>
      {decision.reasons.length > 0 && (
        <ul class="tv-reasons">
          {decision.reasons.map((reason, at) => (
            <li key={at}>{reasonText(names, reason)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Question({ asked, names }: OfAsked) {
  const { puzzles, learn } = words.value;
  const { exercise, option, ending } = asked;
  return (
    <>
      <p>{learn.question(exercise.year)}</p>
      <Options asked={asked} names={names} />
      <Told asked={asked} names={names} />
      {ending.value === undefined && (
        <div class="tz-buttons">
          <button type="button" class="button" onClick={asked.giveUp}>
            {puzzles.show}
          </button>
          <button type="button" class="button button-ink" disabled={option.value === undefined} onClick={asked.check}>
            {puzzles.check}
          </button>
        </div>
      )}
    </>
  );
}

type LearnProps = { readonly learning: Learning; readonly names: Names; readonly onClose: () => void };

export function Learn({ learning, names, onClose }: LearnProps) {
  const { learn } = words.value;
  const { now, over, asked, solved, number, count } = learning;
  const ended = over.value || now.value?.ending.value !== undefined;
  const goOn = useCallback(() => (learning.over.value ? onClose() : learning.next()), [learning, onClose]);
  usePuzzleKeys(now.value, ended ? goOn : undefined);
  useEffect(() => learning.close, [learning]);
  const title = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  // What was pressed is gone: the question begins at its title, and what goes on takes the focus.
  useLayoutEffect(() => title.current?.focus(), [now.value]);
  useLayoutEffect(() => {
    if (ended) onward.current?.focus();
  }, [ended]);
  return (
    <section class="tv-learn" aria-labelledby="tv-learn">
      <header>
        <h2 id="tv-learn" ref={title} tabIndex={-1}>
          {learn.title}
        </h2>
        <span>
          {Math.min(number.value + 1, count)} / {count}
        </span>
      </header>
      {over.value ? (
        <p role="status">{asked.value === 0 ? learn.none : learn.done(solved.value, asked.value)}</p>
      ) : now.value ? (
        <Question key={number.value} asked={now.value} names={names} />
      ) : (
        <p role="status">{learn.preparing}</p>
      )}
      <div class="tz-buttons">
        {!over.value && (
          <button type="button" class="button" onClick={onClose}>
            {learn.back}
          </button>
        )}
        {ended && (
          <button ref={onward} type="button" class="button button-ink" data-onward onClick={goOn}>
            {over.value ? learn.back : words.value.goOn}
          </button>
        )}
      </div>
    </section>
  );
}

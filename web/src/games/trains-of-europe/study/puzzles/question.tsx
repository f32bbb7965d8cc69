// What is asked, who asks, and what came of it.

import { positionFacts } from './facts.ts';
import { signed } from '../../../../study/signed.ts';
import type { Names } from '../../play/tell/names.ts';
import { Badge } from '../../screens/parts/badge.tsx';
import { words } from '../messages/text.ts';
import { pointsText } from '../sentences.ts';
import { progress } from './progress.ts';
import type { Session } from './session.ts';
import { Why } from './why.tsx';

type OfSession = { readonly session: Session; readonly names: Names };

/** How it ended, the proof, and what it changed in the rating. */
export function Verdict({ session, names }: OfSession) {
  const say = words.value.puzzles;
  const { puzzle, ending, answer, change } = session;
  if (ending.value === undefined) return null;
  const next = Math.min(...puzzle.options.flatMap(({ behind }, at) => (at === answer ? [] : [behind])));
  const rating = Math.round(progress.value.rating.rating);
  return (
    <>
      <p class="tz-verdict" data-ending={ending.value} role="status">
        <b>{ending.value === 'solved' ? say.solved : say.failed}</b> {say.proof(puzzle.games, pointsText(names, next))}
        {change.value !== undefined && (
          <small>{say.rated(rating, signed(change.value), puzzle.rating, ending.value === 'solved')}</small>
        )}
      </p>
      <Why session={session} names={names} />
    </>
  );
}

export function Buttons({ session, next }: { readonly session: Session; readonly next: (() => void) | undefined }) {
  const say = words.value.puzzles;
  const ended = session.ending.value !== undefined;
  return (
    <div class="tz-buttons">
      {!ended && (
        <>
          <button type="button" class="button" onClick={session.giveUp}>
            {say.show}
          </button>
          <button
            type="button"
            class="button button-ink"
            disabled={session.option.value === undefined}
            onClick={session.check}
          >
            {say.check}
          </button>
        </>
      )}
      {ended && next && (
        <button type="button" class="button button-ink" onClick={next}>
          {say.next}
        </button>
      )}
    </div>
  );
}

export function Question({ session, names }: OfSession) {
  const say = words.value.puzzles;
  const { puzzle, view } = session;
  return (
    <section class="tz-question" aria-labelledby="tz-question">
      <header>
        <h2 id="tz-question">{say.title}</h2>
        <span>{say.level(puzzle.rating)}</span>
      </header>
      <p>
        <Badge seat={puzzle.seat} size={20} /> <b>{say.youAre(names.who(puzzle.seat).name)}</b>{' '}
        {positionFacts(names, view, puzzle.seat)}
      </p>
      <p>{say.about}</p>
    </section>
  );
}

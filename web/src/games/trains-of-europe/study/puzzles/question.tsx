// What is asked, who asks, and what came of it.

import { positionFacts } from './facts.ts';
import type { Names } from '../../play/tell/names.ts';
import { Badge } from '../../screens/parts/badge.tsx';
import { words } from '../messages/text.ts';
import { pointsText } from '../sentences.ts';
import type { Session } from './session.ts';

type OfSession = { readonly session: Session; readonly names: Names };

function Verdict({ session, names }: OfSession) {
  const say = words.value.puzzles;
  const { puzzle, ending, answer } = session;
  if (ending.value === undefined) return null;
  const next = Math.min(...puzzle.options.flatMap(({ behind }, at) => (at === answer ? [] : [behind])));
  return (
    <p class="tz-verdict" data-ending={ending.value} role="status">
      <b>{ending.value === 'solved' ? say.solved : say.failed}</b> {say.proof(puzzle.games, pointsText(names, next))}
    </p>
  );
}

export function Question({ session, names, next }: OfSession & { readonly next: (() => void) | undefined }) {
  const say = words.value.puzzles;
  const { puzzle, view, option, ending } = session;
  const ended = ending.value !== undefined;
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
      <Verdict session={session} names={names} />
      <div class="tz-buttons">
        {!ended && (
          <>
            <button type="button" class="button" onClick={session.giveUp}>
              {say.show}
            </button>
            <button
              type="button"
              class="button button-ink"
              disabled={option.value === undefined}
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
    </section>
  );
}

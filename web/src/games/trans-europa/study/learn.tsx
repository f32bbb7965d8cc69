// Learn from your mistakes, inside a review: each turning point is asked on the board before its answer is shown.

import { useEffect, useMemo } from 'preact/hooks';
import type { Config } from '@branchline/trans-europa';
import './puzzles/puzzles.css';
import { usePanels } from '../../../map/panels.ts';
import type { Insets } from '../../../map/types.ts';
import { percentText } from '../../../study/percent.ts';
import { BrandSign } from '../../../ui/brand.tsx';
import { IconButton } from '../../../ui/controls.tsx';
import { layout } from '../../../ui/layout.ts';
import type { Learning } from './learning.ts';
import { text, textLanguage } from './messages/text.ts';
import { PuzzleBoard } from './puzzles/puzzle-board.tsx';
import { usePuzzleKeys } from './puzzles/puzzle-keys.ts';
import { Question } from './puzzles/question.tsx';
import { placeOfTurn } from './sentences.ts';

type LearnProps = { readonly learning: Learning; readonly config: Config; readonly onClose: () => void };

const isNarrow = (): boolean => layout.value === 'phone' || layout.value === 'tablet-tall';

function useInsets(): Insets {
  const shape = layout.value;
  return useMemo(
    () =>
      isNarrow()
        ? { top: 64, right: 0, bottom: Math.round(innerHeight * 0.5), left: 0 }
        : { top: 0, right: 420, bottom: 0, left: 0 },
    [shape],
  );
}

/** What was done in the game, and what it cost: a better turn is asked for. */
function Was({ learning, config }: Pick<LearnProps, 'learning' | 'config'>) {
  const turn = learning.turn.value;
  if (!turn?.loss) return null;
  return (
    <p class="learn-was">
      {text.value.study.learn.was(placeOfTurn(config, turn.actions), percentText(turn.loss.value))}
    </p>
  );
}

function Panel({ learning, config, onClose }: LearnProps) {
  const { learn, puzzles } = text.value.study;
  const { session, over, asked, solved, next } = learning;
  const ended = over.value || session.value?.ending.value !== undefined;
  const onward = over.value ? onClose : next;
  usePuzzleKeys({ options: 0, ended, goOn: () => (ended ? onward() : session.value?.check()) });
  return (
    <section class="panel puzzle-question" aria-live="polite">
      {over.value ? (
        <p>{asked.value === 0 ? learn.none : learn.done(solved.value, asked.value)}</p>
      ) : session.value ? (
        <>
          <Was learning={learning} config={config} />
          <Question key={session.value.puzzle.id} session={session.value} />
        </>
      ) : (
        <p role="status">{learn.preparing}</p>
      )}
      {ended && (
        <div class="puzzle-buttons">
          <button type="button" class="button button-ink" data-onward onClick={onward}>
            {over.value ? learn.back : puzzles.goOn}
          </button>
        </div>
      )}
    </section>
  );
}

export function LearnScreen({ learning, config, onClose }: LearnProps) {
  const { common } = text.value;
  const { learn } = text.value.study;
  const shape = layout.value;
  const { session, number, count } = learning;
  const { ref, panels, room } = usePanels(`${shape} ${number.value} ${textLanguage.value}`);
  const insets = useInsets();
  useEffect(() => learning.close, [learning]);
  return (
    <main ref={ref} class={`table review puzzles table-${shape} c-plum`}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {learn.title}
      </h1>
      <div class="table-map">
        {session.value && (
          <PuzzleBoard key={session.value.puzzle.id} session={session.value} {...{ insets, panels, room }} />
        )}
      </div>
      <div class="table-panels">
        <div class="corner-top-left">
          <div class="panel title" data-covers="title">
            <BrandSign />
            <span class="title-brand">{learn.title}</span>
            <span class="title-table">
              {Math.min(number.value + 1, count)} / {count}
            </span>
          </div>
        </div>
        <div class={isNarrow() ? 'panel review-bottom puzzle-sheet' : 'rail review-rail'} data-covers="rail">
          <Panel learning={learning} config={config} onClose={onClose} />
        </div>
        <IconButton icon="close" label={common.close} onClick={onClose} class="panel review-close" />
      </div>
    </main>
  );
}

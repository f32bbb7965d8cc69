// At the end of a round: the turn that cost the only person at this device most, with the way into its review.

import { useEffect, useState } from 'preact/hooks';
import type { Costliest } from '@branchline/study/trans-europa';
import { hrefOf } from '../../../nav/router.ts';
import { percentText } from '../../../study/percent.ts';
import { text } from '../messages/more-text.ts';
import type { Table } from '../types.ts';
import { budgetOn, SEED } from './effort.ts';
import { openLine } from './line.ts';
import './round-lesson.css';

type LessonProps = { readonly table: Table; readonly seat: number };

/** Computed from what all viewers have seen, in a worker that ends with it. */
function useCostliest({ table, seat }: LessonProps): Costliest | undefined {
  const [turn, setTurn] = useState<Costliest>();
  const ended = table.stop.value?.sequence;
  useEffect(() => {
    const { config } = table.view.value;
    const line = openLine((answer) => {
      if (answer.say === 'opened')
        return line.ask({ ask: 'costliest', seat, budget: budgetOn(config.board), seed: SEED });
      if (answer.say === 'costliest') setTurn(answer.turn);
      line.end();
    });
    line.ask({ ask: 'open-seen', config, told: table.entries.value });
    return () => line.end();
  }, [ended, seat]);
  return turn;
}

export function RoundLesson({ table, seat }: LessonProps) {
  const { roundOver } = text.value;
  const turn = useCostliest({ table, seat });
  if (!turn) return null;
  return (
    <p class="round-lesson" role="status">
      {roundOver.costliest(percentText(turn.loss.value))}{' '}
      <a href={hrefOf({ screen: 'review', id: table.id, move: turn.first })}>{roundOver.lookAtIt}</a>
    </p>
  );
}

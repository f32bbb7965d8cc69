// What lies over the map: the tiles of a call, the screen of a phase, the year end, or the evaluation.

import { go } from '../../../../nav/router.ts';
import { createTable } from '../../../../table/create.ts';
import { GAME } from '../../game.ts';
import type { Play } from '../../state/play.ts';
import { Calling } from './calling.tsx';
import { EvaluationSheet, PhaseStage, YearEndSheet } from './late-parts.ts';
import { phasePropsOf } from './phase-props-of.ts';

/** Steps for which the map itself is the stage. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['setup', 'call', 'licences', 'year-end']);

/** Whether a phase brings a screen of its own now. */
export const hasStage = (play: Play): boolean =>
  !play.mapOnly.value && !ON_THE_MAP.has(play.stage.value.step) && play.stage.value.step !== 'over';

async function again({ table }: Play): Promise<void> {
  const answer = await createTable({ game: GAME, spec: table.spec, seats: table.seats.value });
  if ('id' in answer) go({ screen: 'table', id: answer.id });
}

export function StageSheet({ play }: { readonly play: Play }) {
  const { step, mine } = play.stage.value;
  const props = phasePropsOf(play);
  const turn = play.years.turn.value;
  if (play.table.stop.value !== undefined && turn)
    return <YearEndSheet {...props} {...turn} onContinue={play.table.goOn} />;
  if (step === 'over') return <EvaluationSheet {...props} onAgain={() => void again(play)} />;
  if (step === 'call') return mine && !play.mapOnly.value ? <Calling play={play} /> : null;
  return hasStage(play) ? <PhaseStage {...props} /> : null;
}

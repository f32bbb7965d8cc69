// A position of the quick start, for pictures: the real game after one of its steps.

import { trainsOfEurope, type View } from '@branchline/trains-of-europe';
import { movesOf, SCRIPT, YOU, type StepId } from './quick-start.ts';
import { startState } from './start-state.ts';

/** What you see after this step. */
export function sceneAfter(step: StepId): View {
  const end = SCRIPT.findIndex((item) => item.kind !== 'others' && item.step === step);
  const moves = SCRIPT.slice(0, end + 1).flatMap(movesOf);
  return trainsOfEurope.view(moves.reduce(trainsOfEurope.apply, startState()), YOU);
}

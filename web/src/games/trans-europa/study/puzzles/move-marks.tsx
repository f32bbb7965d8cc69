// A move being made on the map, then the move made beside the best one, and both played out.

import type { JunctionId } from '@branchline/boards';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import type { Choice } from '@branchline/study/trans-europa';
import { answerOf, type MovePuzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { percentText } from '../../../../study/percent.ts';
import type { BoardMarks, Tip } from '../../board/index.ts';
import type { PlanMark } from '../../board/types.ts';
import { cityMarks, laidMarks } from '../../play/marks.ts';
import type { text } from '../messages/text.ts';
import { glowOf } from './glow.ts';
import { choiceAt } from './move-state.ts';
import { besideBest, type Session } from './session.ts';

type Texts = (typeof text)['value'];

function positionMarks({ scene, seat }: MovePuzzle): BoardMarks {
  const view = transEuropa.view(courseOf(scene).states.at(-1)!, seat);
  return { ...laidMarks(view, seat), cities: cityMarks(view, seat, view.own?.hand ?? []) };
}

const kept = new WeakMap<MovePuzzle, BoardMarks>();

/** The position does not change while a player tries moves. */
function positionOf(puzzle: MovePuzzle): BoardMarks {
  let marks = kept.get(puzzle);
  if (!marks) kept.set(puzzle, (marks = positionMarks(puzzle)));
  return marks;
}

function plan({ scene }: MovePuzzle, lines: readonly number[]): readonly PlanMark[] {
  const { graph, tariffs } = gridOf(scene.board);
  return lines.map((line) => ({ line: graph.lineIds[line]!, cost: tariffs[0]!.cost[line]! }));
}

/** Tracks of later turns in the colours of those who built them, and the position with them. */
function playedOutMarks({ later }: Session, puzzle: MovePuzzle): BoardMarks | undefined {
  const shown = later?.shown.value;
  if (!shown) return undefined;
  const { graph } = gridOf(puzzle.scene.board);
  const marks = positionOf(puzzle);
  const turns = shown.out.turns.slice(0, shown.at);
  const laid = turns.flatMap(({ lines }) => lines.map((line) => ({ line: graph.lineIds[line]!, joined: true })));
  const changes = glowOf(turns.map(({ seat, lines }) => ({ seat, lines: lines.map((line) => graph.lineIds[line]!) })));
  return { ...marks, tracks: [...marks.tracks, ...laid], changes };
}

export function moveMarks(session: Session, puzzle: MovePuzzle): BoardMarks {
  const { graph, tariffs } = gridOf(puzzle.scene.board);
  const { move, ending } = session;
  const marks = positionOf(puzzle);
  if (ending.value === undefined) {
    const choice = move!.choice.value;
    const picked = choice && 'at' in choice ? { picked: graph.junctionIds[choice.at]! } : {};
    return {
      ...marks,
      plan: plan(puzzle, move!.lines.value),
      legal: move!.legalLines.value.map((line) => ({ line: graph.lineIds[line]!, cost: tariffs[0]!.cost[line]! })),
      legalJunctions: move!.legalPlaces.map((at) => graph.junctionIds[at]!),
      ...picked,
    };
  }
  const out = playedOutMarks(session, puzzle);
  if (out) return out;
  const [chosen, best] = bothOf(session, puzzle);
  const junction = chosen && 'at' in chosen ? { picked: graph.junctionIds[chosen.at]! } : {};
  return {
    ...marks,
    ...junction,
    plan: chosen && 'lines' in chosen ? plan(puzzle, chosen.lines) : [],
    routes: 'lines' in best ? [{ kind: 'better', lines: best.lines.map((line) => graph.lineIds[line]!) }] : [],
    legalJunctions: 'at' in best ? [graph.junctionIds[best.at]!] : [],
  };
}

/** The move made, or the most tempting wrong one; and the best. */
function bothOf({ chosen }: Session, puzzle: MovePuzzle): readonly [Choice, Choice] {
  return [besideBest(puzzle, chosen.value), choiceAt(puzzle, answerOf(puzzle))];
}

/** What each of the two leaves, beside it. */
export function moveTips(session: Session, puzzle: MovePuzzle, { study }: Texts): readonly Tip[] {
  const { ending, explanation, later } = session;
  if (ending.value === undefined || later?.shown.value) return [];
  const { graph } = gridOf(puzzle.scene.board);
  const [chosen, best] = bothOf(session, puzzle);
  const tip = (choice: Choice, look: string, words: string): readonly Tip[] => {
    const content = <span class={`review-pill review-${look}`}>{words}</span>;
    if ('at' in choice)
      return [{ place: { at: 'junction', junction: graph.junctionIds[choice.at]! }, tone: 'info', content }];
    const line = choice.lines.at(-1);
    return line === undefined ? [] : [{ place: { at: 'line', line: graph.lineIds[line]! }, tone: 'info', content }];
  };
  const told = explanation.value;
  return [
    ...tip(chosen, 'played', told ? percentText(told.chosen) : '…'),
    ...tip(best, 'better', study.betterAt(told ? percentText(told.best) : '…')),
  ];
}

/** Own cities, and where good moves are. */
export function movePlaces({ scene, seat, kind, options }: MovePuzzle): readonly JunctionId[] {
  const { graph } = gridOf(scene.board);
  const cities = scene.hands[seat]!.map((city) => graph.cityJunction[city]!);
  const lines = kind === 'turn' ? options.flat() : [];
  const ends = lines.flatMap((line) => [graph.lineA[line]!, graph.lineB[line]!]);
  return [...new Set(kind === 'turn' ? ends : cities)].map((at) => graph.junctionIds[at]!);
}

// The map of a puzzle: lines to choose for a net, or a position with the choices on it.

import type { LineId } from '@branchline/boards';
import { useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import { answerOf, type NetPuzzle, type Puzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import type { Box, Insets } from '../../../../map/types.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { layout } from '../../../../ui/layout.ts';
import { Board, type BoardMarks, type KeyCommand, type Tip } from '../../board/index.ts';
import { NO_MARKS } from '../../board/types.ts';
import { cityMarks, laidMarks } from '../../play/marks.ts';
import { boardTexts } from '../../play/names.ts';
import type { Net } from './net-state.ts';
import type { Session } from './session.ts';

export const letterOf = (option: number): string => String.fromCharCode(65 + option);

export const boardOf = (puzzle: Puzzle): string => (puzzle.kind === 'net' ? puzzle.board : puzzle.scene.board);

/** The best net nearest to the one built: lines that lie already cost nothing extra to keep. */
function bestNet({ board, cities }: NetPuzzle): readonly string[] {
  const { graph, solver, tariffs } = gridOf(board);
  const { lines } = solver.missingTree(
    tariffs[0]!.cost.slice(),
    -1,
    cities.map((city) => graph.cityJunction[city]!),
  );
  return lines.map((line) => graph.lineIds[line]!);
}

function netMarks(puzzle: NetPuzzle, net: Net, ended: boolean): BoardMarks {
  const { graph, tariffs } = gridOf(puzzle.board);
  const built = net.lines.value.map((line) => graph.lineIds[line]!);
  const best = ended && net.cost.value !== puzzle.best ? bestNet(puzzle) : [];
  return {
    ...NO_MARKS,
    plan: net.lines.value.map((line) => ({ line: graph.lineIds[line]!, cost: tariffs[0]!.cost[line]! })),
    routes: best.length > 0 ? [{ kind: 'better', lines: best.filter((line) => !built.includes(line)) }] : [],
    cities: puzzle.cities.map((city) => ({
      city: graph.cityIds[city]!,
      target: true,
      linked: net.lines.value.length > 0 && net.joined.value.has(city),
    })),
  };
}

type Chosen = Exclude<Puzzle, NetPuzzle>;

function chosenMarks(puzzle: Chosen, option: number | undefined, ended: boolean): BoardMarks {
  const state = courseOf(puzzle.scene).states.at(-1)!;
  const view = transEuropa.view(state, puzzle.seat);
  const { graph, tariffs } = gridOf(puzzle.scene.board);
  const hand = view.own?.hand ?? [];
  const marks = { ...laidMarks(view, puzzle.seat), cities: cityMarks(view, puzzle.seat, hand) };
  const answer = answerOf(puzzle);
  if (puzzle.kind === 'turn') {
    const lines = (place: number): readonly string[] => puzzle.options[place]!.map((line) => graph.lineIds[line]!);
    const others = puzzle.options.flatMap((_, place) =>
      place === option
        ? []
        : [{ kind: ended && place === answer ? ('better' as const) : ('preview' as const), lines: lines(place) }],
    );
    const plan = option === undefined ? [] : puzzle.options[option]!;
    return {
      ...marks,
      routes: others,
      plan: plan.map((line) => ({ line: graph.lineIds[line]!, cost: tariffs[0]!.cost[line]! })),
    };
  }
  if (puzzle.kind === 'start') {
    const places = puzzle.options.map((at) => graph.junctionIds[at]!);
    return {
      ...marks,
      legalJunctions: places,
      ...(option === undefined ? {} : { picked: places[option]! }),
    };
  }
  const city = graph.cityIds[puzzle.city]!;
  const holder = puzzle.options[answer]!;
  return {
    ...marks,
    cities: [
      ...marks.cities.filter((mark) => mark.city !== city),
      ended && holder >= 0 ? { city, holders: [colourOfSeat(holder)] } : { city, target: true, linked: false },
    ],
  };
}

/** The line at which each turn carries its letter: one of its own that no other letter has; shorter turns choose first. */
function letterLines(options: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  const order = [...options.keys()].sort((a, b) => options[a]!.length - options[b]!.length);
  for (const place of order) {
    const lines = options[place]!.toReversed();
    const line = lines.find((each) => ![...taken.values()].includes(each)) ?? lines[0];
    if (line !== undefined) taken.set(place, line);
  }
  return taken;
}

/** A letter at every choice. */
function tipsOf(puzzle: Puzzle, ended: boolean): readonly Tip[] {
  if (puzzle.kind === 'net' || puzzle.kind === 'whose') return [];
  const { graph } = gridOf(puzzle.scene.board);
  const answer = answerOf(puzzle);
  const lines = puzzle.kind === 'turn' ? letterLines(puzzle.options) : new Map<number, number>();
  return puzzle.options.flatMap((option, place): readonly Tip[] => {
    const look = ended && place === answer ? 'review-better' : 'puzzle-letter';
    const content = <span class={`review-pill ${look}`}>{letterOf(place)}</span>;
    if (typeof option === 'number')
      return [{ place: { at: 'junction', junction: graph.junctionIds[option]! }, tone: 'info', content }];
    const line = lines.get(place);
    return line === undefined ? [] : [{ place: { at: 'line', line: graph.lineIds[line]! }, tone: 'info', content }];
  });
}

type BoardProps = {
  readonly session: Session;
  readonly insets: Insets;
  readonly panels: readonly Box[];
  readonly room: readonly Box[];
};

export function PuzzleBoard({ session, insets, panels, room }: BoardProps) {
  const { puzzle, net, option, ending } = session;
  const { board, graph } = gridOf(boardOf(puzzle));
  const ended = ending.value !== undefined;
  const texts = useMemo(() => boardTexts.value(board), [boardTexts.value, board]);
  const marks = useMemo(
    () => (puzzle.kind === 'net' ? netMarks(puzzle, net!, ended) : chosenMarks(puzzle, option.value, ended)),
    [puzzle, net?.lines.value, option.value, ended],
  );
  const tips = useMemo(() => tipsOf(puzzle, ended), [puzzle, ended]);
  const first = puzzle.kind === 'net' ? graph.junctionIds[graph.cityJunction[puzzle.cities[0]!]!]! : undefined;
  const cursor = useSignal(first);
  const toggle = (line: LineId): void => {
    if (net && !ended) net.toggle(graph.lineIndex.get(line)!);
  };
  const onKey = (command: KeyCommand): void => {
    if (command.do === 'move' || command.do === 'plan') cursor.value = command.to;
    if (command.do === 'plan') toggle(command.line);
    if (command.do === 'drop-last') net?.undo();
    if (command.do === 'clear') net?.clear();
    if (command.do === 'confirm') session.check();
  };
  const phone = layout.value === 'phone';
  return (
    <Board
      board={board}
      marks={marks}
      me={puzzle.kind === 'net' ? 'plum' : colourOfSeat(puzzle.seat)}
      texts={texts}
      tips={tips}
      {...(cursor.value === undefined ? {} : { cursor: cursor.value })}
      onLine={(line) => toggle(line)}
      onJunction={(junction) => {
        if (puzzle.kind !== 'start' || ended) return;
        const place = puzzle.options.indexOf(graph.junctionIndex.get(junction)!);
        if (place >= 0) option.value = place;
      }}
      onKeyCommand={onKey}
      insets={insets}
      {...(layout.value === 'desktop' || layout.value === 'tablet' ? { room } : {})}
      panels={panels}
      fit={phone ? 'height' : 'all'}
      compact={phone}
      motion="off"
    />
  );
}

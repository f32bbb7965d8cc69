// The map of a puzzle: lines to choose for a net, a move to make in a position, or a round to step through.

import type { JunctionId, LineId } from '@branchline/boards';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { gridOf } from '@branchline/trans-europa';
import type { Puzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import type { Box, Insets } from '../../../../map/types.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { layout } from '../../../../ui/layout.ts';
import { Board, type BoardHandle, type KeyCommand } from '../../board/index.ts';
import { boardTexts } from '../../play/names.ts';
import { text } from '../messages/text.ts';
import { movePlaces, moveMarks, moveTips } from './move-marks.tsx';
import { netMarks } from './net-marks.ts';
import type { Session } from './session.ts';
import { whoseMarks, whosePlaces, whoseTips } from './whose-marks.tsx';

export const boardOf = (puzzle: Puzzle): string => (puzzle.kind === 'net' ? puzzle.board : puzzle.scene.board);

type BoardProps = {
  readonly session: Session;
  readonly insets: Insets;
  readonly panels: readonly Box[];
  readonly room: readonly Box[];
};

function marksOf(session: Session) {
  const { puzzle, net } = session;
  if (puzzle.kind === 'net') return netMarks(puzzle, net!, session.ending.value !== undefined);
  return puzzle.kind === 'whose' ? whoseMarks(session, puzzle) : moveMarks(session, puzzle);
}

/** Where the question is: a small screen shows this part of the map. */
function placesOf(puzzle: Puzzle): readonly JunctionId[] {
  const { graph } = gridOf(boardOf(puzzle));
  if (puzzle.kind === 'net') return puzzle.cities.map((city) => graph.junctionIds[graph.cityJunction[city]!]!);
  return puzzle.kind === 'whose' ? whosePlaces(puzzle) : movePlaces(puzzle);
}

/** In px per line. */
const PHONE_SCALE = 44;

function firstCursor(puzzle: Puzzle): JunctionId | undefined {
  const { graph } = gridOf(boardOf(puzzle));
  if (puzzle.kind === 'net') return graph.junctionIds[graph.cityJunction[puzzle.cities[0]!]!];
  const { scene, seat, kind } = puzzle;
  if (kind === 'whose') return undefined;
  const marker = courseOf(scene).states.at(-1)!.public.markers[seat];
  return graph.junctionIds[marker ?? graph.cityJunction[scene.hands[seat]![0]!]!];
}

export function PuzzleBoard({ session, insets, panels, room }: BoardProps) {
  const { puzzle, net, move, ending } = session;
  const { board, graph } = gridOf(boardOf(puzzle));
  const ended = ending.value !== undefined;
  const texts = useMemo(() => boardTexts.value(board), [boardTexts.value, board]);
  const marks = marksOf(session);
  const tips =
    puzzle.kind === 'net'
      ? []
      : puzzle.kind === 'whose'
        ? whoseTips(session, puzzle)
        : moveTips(session, puzzle, text.value);
  const begin = useMemo(() => firstCursor(puzzle), [puzzle]);
  const cursor = useSignal(begin);
  const toggle = (line: LineId): void => {
    if (ended) return;
    net?.toggle(graph.lineIndex.get(line)!);
    move?.toggle(graph.lineIndex.get(line)!);
  };
  const place = (junction: JunctionId): void => {
    if (!ended) move?.place(graph.junctionIndex.get(junction)!);
  };
  const onKey = (command: KeyCommand): void => {
    if (command.do === 'move' || command.do === 'plan') cursor.value = command.to;
    if (command.do === 'plan') toggle(command.line);
    if (command.do === 'choose') place(command.junction);
    if (command.do === 'drop-last') (net ?? move)?.undo();
    if (command.do === 'clear') (net ?? move)?.clear();
    if (command.do === 'confirm') session.check();
  };
  const phone = layout.value === 'phone';
  const handle = useRef<BoardHandle>(undefined);
  useEffect(() => {
    if (phone) handle.current?.zoomTo(placesOf(puzzle), { largest: PHONE_SCALE });
  }, [phone, puzzle]);
  return (
    <Board
      handle={(found) => {
        handle.current = found;
      }}
      board={board}
      marks={marks}
      me={puzzle.kind === 'net' ? 'plum' : colourOfSeat(puzzle.seat)}
      texts={texts}
      tips={tips}
      {...(cursor.value === undefined ? {} : { cursor: cursor.value })}
      onLine={(line) => toggle(line)}
      onJunction={place}
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

// The map of a review: the position before a turn, the turn played, the better one, and where a player's cities likely are.

import type { Seat } from '@branchline/core';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Board as BoardData } from '@branchline/boards';
import type { Lesson } from '@branchline/study/trans-europa';
import { gridOf, type Action, type View } from '@branchline/trans-europa';
import { likelyText, percentText } from '../../../study/percent.ts';
import type { Box, Insets } from '../../../map/types.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { layout } from '../../../ui/layout.ts';
import { Board, type BoardHandle, type BoardMarks, type PlanMark, type Tip } from '../board/index.ts';
import type { Geometry } from '../board/geometry.ts';
import { cityMarks, laidMarks } from '../play/marks.ts';
import { boardTexts } from '../play/names.ts';
import { endsOf } from '../play/places.ts';
import { handOf, likelihoods } from './known.tsx';
import { text } from './messages/text.ts';
import { lessonIn } from './figures.ts';
import { isJudged, turnsOfRound, type ReviewState, type ShownTurn } from './review-state.ts';

const laysIn = (actions: readonly Action[]) => actions.flatMap((action) => (action.do === 'lay' ? [action] : []));

const markerIn = (actions: readonly Action[]): string | undefined =>
  actions.flatMap((action) => (action.do === 'marker' ? [action.at] : []))[0];

export function turnNow({ bare, turns, round, at }: ReviewState): ShownTurn | undefined {
  return turns.value[turnsOfRound(bare.value, round.value)[at.value - 1] ?? -1];
}

/** The tracks played, as a plan in their player's colour. */
function playedMarks(view: View, turn: ShownTurn): readonly PlanMark[] {
  const { graph, ferryOf, tariffs } = gridOf(view.config.board);
  return laysIn(turn.actions).map(({ line, piece }) => {
    const index = graph.lineIndex.get(line)!;
    const ferry = ferryOf[index]!;
    const slot = ferry >= 0 && view.public.tracks.ferries[ferry]!.length > 0 ? (1 as const) : (0 as const);
    return {
      line,
      cost: tariffs[0]!.cost[index]!,
      ...(ferry >= 0 ? { slot } : {}),
      ...(piece === 'own' ? { own: true } : {}),
    };
  });
}

/** The turn beside the best one; nothing before it is known. */
const lessonNow = (state: ReviewState, turn: ShownTurn | undefined): Lesson | undefined =>
  isJudged(turn) ? lessonIn(state, turn) : undefined;

/** What would have been better; nothing where nothing was lost, or before that is known. */
const betterThan = (lesson: Lesson | undefined): readonly Action[] => (lesson?.loss ? lesson.best.actions : []);

function marksOf(view: View, turn: ShownTurn | undefined, lesson: Lesson | undefined): BoardMarks {
  const { own } = view;
  const marks = { ...laidMarks(view, own?.seat), cities: cityMarks(view, own?.seat, own?.hand ?? []) };
  if (!turn) return marks;
  const better = betterThan(lesson);
  const lines = laysIn(better).map(({ line }) => line);
  const start = markerIn(turn.actions);
  const place = markerIn(better);
  return {
    ...marks,
    plan: playedMarks(view, turn),
    routes: lines.length > 0 ? [{ kind: 'better', lines }] : [],
    ...(start === undefined ? {} : { lastMove: { colour: colourOfSeat(turn.seat), lines: [], junction: start } }),
    legalJunctions: place === undefined ? [] : [place],
  };
}

/** What each of the two leaves, beside it. */
function tipsOf(turn: ShownTurn | undefined, lesson: Lesson | undefined): readonly Tip[] {
  if (!turn) return [];
  const { study } = text.value;
  const tip = (actions: readonly Action[], look: string, words: string): readonly Tip[] => {
    const line = laysIn(actions).at(-1)?.line;
    const junction = markerIn(actions);
    const content = <span class={`review-pill review-${look}`}>{words}</span>;
    if (junction !== undefined) return [{ place: { at: 'junction', junction }, tone: 'info', content }];
    return line === undefined ? [] : [{ place: { at: 'line', line }, tone: 'info', content }];
  };
  // Before it has been judged nothing is said.
  if (!lesson) return [];
  const kept = study.playedAt(percentText(lesson.kept[turn.seat]!));
  if (!lesson.loss) return tip(turn.actions, 'fine', kept);
  const betterAt = study.betterAt(percentText(lesson.best.chance));
  return [...tip(turn.actions, 'played', kept), ...tip(lesson.best.actions, 'better', betterAt)];
}

/** Junctions of both turns. */
function placesOf(turn: ShownTurn, lesson: Lesson | undefined): readonly string[] {
  return [...turn.actions, ...betterThan(lesson)].flatMap((action) =>
    action.do === 'lay' ? endsOf(action.line) : action.do === 'marker' ? [action.at] : [],
  );
}

/** In px per line. */
const PHONE_SCALE = 30;

/** From here on a name carries its chance. */
const NAMED = 0.15;
const DRAWN = 0.02;

const nothing = (): null => null;

/** Discs behind the cities a player may hold, the larger the likelier. */
const likelyCities = (board: BoardData, seat: Seat, chances: readonly number[]) => (geometry: Geometry, u: number) => (
  <g class={`review-likely c-${colourOfSeat(seat)}`}>
    {board.cities.map(({ id, junction }, index) => {
      const chance = chances[index]!;
      const at = geometry.points.get(junction);
      if (chance < DRAWN || !at) return null;
      return (
        <circle key={id} cx={at.x} cy={at.y} r={(15 + 21 * Math.sqrt(chance)) * u} opacity={0.14 + 0.4 * chance} />
      );
    })}
  </g>
);

type BoardProps = {
  readonly state: ReviewState;
  /** Whose cities are shown as likely; undefined: nobody's. */
  readonly read: number | undefined;
  readonly insets: Insets;
  readonly panels: readonly Box[];
  readonly room: readonly Box[];
};

/** With all hands face up nothing is likely: a city is held or not. */
function heldBy(state: ReviewState, seat: Seat): readonly number[] | undefined {
  if (state.judgement.value !== 'open') return undefined;
  const { board } = gridOf(state.replay.view.value.config.board);
  const hand = handOf(state, seat);
  return board.cities.map((_, city) => (hand.includes(city) ? 1 : 0));
}

export function ReviewBoard({ state, read, insets, panels, room }: BoardProps) {
  const { replay } = state;
  const view = replay.view.value;
  const { board } = gridOf(view.config.board);
  const turn = turnNow(state);
  const lesson = lessonNow(state, turn);
  const marks = useMemo(() => marksOf(view, turn, lesson), [view, turn, lesson]);
  const tips = useMemo(() => tipsOf(turn, lesson), [turn, lesson, text.value]);
  const chances = read === undefined ? undefined : (likelihoods(state, read) ?? heldBy(state, read));
  const isOpen = state.judgement.value === 'open';
  const plain = useMemo(() => boardTexts.value(board), [boardTexts.value, board]);
  const texts = useMemo(() => {
    const chanceOf = new Map(board.cities.map(({ id }, index) => [id, chances?.[index] ?? 0]));
    return {
      ...plain,
      city: (id: string) =>
        !isOpen && (chanceOf.get(id) ?? 0) >= NAMED
          ? `${plain.city(id)} ${likelyText(chanceOf.get(id)!)}`
          : plain.city(id),
    };
  }, [plain, chances, board, isOpen]);
  const backdrop = useMemo(
    () => (read === undefined || !chances ? nothing : likelyCities(board, read, chances)),
    [read, chances, board],
  );
  const phone = layout.value === 'phone';
  const handle = useRef<BoardHandle>(undefined);
  // A phone shows a part of the map: the one where something happened.
  useEffect(() => {
    const places = turn ? placesOf(turn, lesson) : [];
    if (phone && places.length > 0) handle.current?.zoomTo(places, { largest: PHONE_SCALE });
  }, [phone, turn?.first, lesson?.loss === undefined]);
  return (
    <Board
      handle={(found) => {
        handle.current = found;
      }}
      board={board}
      marks={marks}
      me={colourOfSeat(turn?.seat ?? state.seat.value)}
      texts={texts}
      tips={tips}
      backdrop={backdrop}
      insets={insets}
      {...(layout.value === 'desktop' || layout.value === 'tablet' ? { room } : {})}
      panels={panels}
      fit={phone ? 'height' : 'all'}
      compact={phone}
      motion="off"
    />
  );
}

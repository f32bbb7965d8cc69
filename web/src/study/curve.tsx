// A curve over the turns of a game: one line per player, turning points, and a cursor that keys and pointers move.

import { useRef } from 'preact/hooks';
import type { PlayerColour } from '../ui/colours.ts';
import { DASHES } from '../ui/player-shape.tsx';
import { useSize, type Size } from './size.ts';
import './curve.css';

export type CurvePoint = {
  /** Number of the turn; 0 is the beginning. */
  readonly turn: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** Known at first look only; it looks so, and so does the line that leads to it. */
  readonly rough?: boolean;
  /** Nothing leads to it: a new round begins. */
  readonly begins?: boolean;
};

export type CurveLine = {
  readonly colour: PlayerColour;
  readonly own: boolean;
  readonly points: readonly CurvePoint[];
};

/** A turning point, by its number in the list beside the curve. */
export type CurveMark = Pick<CurvePoint, 'turn' | 'chance'> & { readonly number: number };

type CurveProps = {
  readonly lines: readonly CurveLine[];
  readonly turns: number;
  /** The chance that all begin with; drawn if it is meaningful. */
  readonly fair?: number;
  /** Parts of the axis with their own names, instead of numbered turns. */
  readonly sections?: readonly { readonly at: number; readonly name: string }[];
  readonly marks: readonly CurveMark[];
  /** Turns of the player whose line is drawn strongest. */
  readonly ownTurns: readonly number[];
  readonly ownColour: PlayerColour;
  readonly at: number;
  readonly label: string;
  /** The position of the cursor, in words. */
  readonly valueText: string;
  readonly percent: (chance: number) => string;
  readonly onPick: (turn: number) => void;
  /** To the next turning point, or the one before. */
  readonly onJump: (by: 1 | -1) => void;
};

/** In px, before it has been measured. */
const SIZE: Size = { width: 900, height: 150 };
const LEFT = 46;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 34;
const GRID = [0, 0.25, 0.5, 0.75, 1];
const STEPS = [1, 2, 5, 7, 10, 20];
/** For each number below the axis. */
const ROOM = 60;

type Frame = Size & {
  readonly x: (turn: number) => number;
  readonly y: (chance: number) => number;
};

function frameOf(turns: number, { width, height }: Size): Frame {
  return {
    width,
    height,
    x: (turn) => LEFT + ((width - LEFT - RIGHT) * turn) / Math.max(1, turns),
    y: (chance) => TOP + (height - TOP - BOTTOM) * (1 - chance),
  };
}

/** The points in pieces: where a round begins, and where what is sure begins or ends. */
function piecesOf(points: readonly CurvePoint[]): readonly (readonly CurvePoint[])[] {
  const pieces: CurvePoint[][] = [];
  for (const point of points) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    if (!piece || !last || point.begins) pieces.push([point]);
    else if (piece.length === 1 || isRough(piece) === Boolean(point.rough)) piece.push(point);
    else pieces.push([last, point]);
  }
  return pieces;
}

/** A piece of a line is as sure as the point that it leads to. */
const isRough = (piece: readonly CurvePoint[]): boolean => Boolean(piece.at(-1)!.rough);

const pathOf = (points: readonly CurvePoint[], { x, y }: Frame): string =>
  points.map(({ turn, chance }, i) => `${i === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(chance).toFixed(1)}`).join('');

type OfFrame = { readonly frame: Frame };

function Sections({ frame, sections }: OfFrame & Required<Pick<CurveProps, 'sections'>>) {
  const { height, x } = frame;
  return (
    <>
      {sections.map(({ at, name }) => (
        <g key={at}>
          <path d={`M${x(at)} ${TOP}V${height - BOTTOM + 4}`} class="curve-section" />
          <text x={x(at)} y={height - 3} text-anchor="middle">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

type AxesProps = OfFrame & Pick<CurveProps, 'turns' | 'fair' | 'at' | 'percent' | 'sections'>;

function Axes({ frame, turns, fair, at, percent, sections }: AxesProps) {
  const { width, height, x, y } = frame;
  const step = STEPS.find((value) => turns / value <= width / ROOM) ?? 50;
  const numbers = Array.from({ length: sections ? 0 : turns + 1 }, (_, turn) => turn).filter(
    (turn) => turn > 0 && (turn % step === 0 || turn === turns) && Math.abs(turn - at) >= step / 2,
  );
  return (
    <g class="curve-axes">
      {GRID.map((chance) => (
        <path key={chance} d={`M${LEFT} ${y(chance)}H${width - RIGHT}`} class="curve-grid" />
      ))}
      {[0, 0.5, 1].map((chance) => (
        <text key={chance} x={LEFT - 8} y={y(chance) + 4.5} text-anchor="end">
          {percent(chance)}
        </text>
      ))}
      {fair !== undefined && <path d={`M${LEFT} ${y(fair)}H${width - RIGHT}`} class="curve-fair" />}
      {sections && <Sections frame={frame} sections={sections} />}
      {numbers.map((turn) => (
        <text key={turn} x={x(turn)} y={height - 3} text-anchor="middle">
          {turn}
        </text>
      ))}
    </g>
  );
}

function Lines({ frame, lines }: OfFrame & Pick<CurveProps, 'lines'>) {
  const order = [...lines].sort((a, b) => Number(a.own) - Number(b.own));
  return (
    <>
      {order.map(({ colour, own, points }) => (
        <g key={colour} class={`c-${colour}`}>
          {piecesOf(points).map((piece) => {
            const d = pathOf(piece, frame);
            return (
              <g key={piece[0]!.turn} class="curve-piece" data-rough={isRough(piece) || undefined}>
                {own && <path d={d} class="curve-casing" />}
                <path
                  d={d}
                  class={own ? 'curve-line curve-own' : 'curve-line'}
                  {...(own ? {} : { 'stroke-dasharray': DASHES[colour].map((value) => value * 0.7).join(' ') })}
                />
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}

function Marks({ frame, marks, at }: OfFrame & Pick<CurveProps, 'marks' | 'at'>) {
  return (
    <>
      {marks.map(({ turn, chance, number }) => (
        <g
          key={number}
          class="curve-mark"
          transform={`translate(${frame.x(turn)} ${frame.y(chance)})`}
          data-at={turn === at || undefined}
        >
          <circle r={turn === at ? 10 : 8.5} />
          <text y={4.2} text-anchor="middle">
            {number}
          </text>
        </g>
      ))}
    </>
  );
}

/** The turn under a pointer. */
function turnAt(
  svg: SVGSVGElement,
  clientX: number,
  { width: whole, turns }: { width: number; turns: number },
): number {
  const { left, width } = svg.getBoundingClientRect();
  const x = ((clientX - left) / Math.max(1, width)) * whole;
  return Math.max(0, Math.min(turns, Math.round(((x - LEFT) / (whole - LEFT - RIGHT)) * turns)));
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Arrows go turn by turn, with Shift from mark to mark. */
const byKeys =
  ({ turns, at, onPick, onJump }: CurveProps) =>
  (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    if (by !== undefined && event.shiftKey) onJump(by);
    else if (by !== undefined) onPick(Math.max(0, Math.min(turns, at + by)));
    else if (event.key === 'Home') onPick(0);
    else if (event.key === 'End') onPick(turns);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

export function Curve(props: CurveProps) {
  const { lines, turns, marks, ownTurns, ownColour, at, label, valueText, onPick } = props;
  const [svg, size] = useSize<SVGSVGElement>(SIZE);
  const { width, height } = size;
  const frame = frameOf(turns, size);
  const dragging = useRef(false);
  const pick = (event: PointerEvent): void => {
    if (svg.current) onPick(turnAt(svg.current, event.clientX, { width, turns }));
  };
  const x = frame.x(at);
  return (
    <svg
      ref={svg}
      class="curve"
      viewBox={`0 0 ${width} ${height}`}
      role="slider"
      tabindex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={turns}
      aria-valuenow={at}
      aria-valuetext={valueText}
      onKeyDown={byKeys(props)}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        pick(event);
      }}
      onPointerMove={(event) => dragging.current && pick(event)}
      onPointerUp={() => {
        dragging.current = false;
      }}
    >
      <Axes frame={frame} {...props} />
      <path d={`M${x} ${TOP - 8}V${height - BOTTOM + 12}`} class="curve-cursor" />
      <Lines frame={frame} lines={lines} />
      <g class={`curve-own-turns c-${ownColour}`}>
        {ownTurns.map((turn) => (
          <path key={turn} d={`M${frame.x(turn) - 5} ${height - BOTTOM + 8}h10`} />
        ))}
      </g>
      <Marks frame={frame} marks={marks} at={at} />
      <circle cx={x} cy={height - BOTTOM + 8} r={5.5} class="curve-knob" />
      {!props.sections && (
        <text x={x} y={height - 3} text-anchor="middle" class="curve-now">
          {at}
        </text>
      )}
    </svg>
  );
}

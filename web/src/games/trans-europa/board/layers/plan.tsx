// The plan: tracks to be laid, in the player's own colour, each with its cost.
import type { Point } from '../../../../map/types.ts';
import { Paths } from '../cells.tsx';
import { pointAlong } from '../geometry.ts';
import type { Geometry, PlacedLine } from '../geometry.ts';
import type { JunctionId, PlanMark } from '../types.ts';
import type { PlayerColour } from '../../../../ui/colours.ts';
import { FERRY_OFFSET } from './lattice.tsx';
import { railPaths, Rails, slotTrack } from './tracks.tsx';

/** Half the width of a badge, with its ring. */
export const COST_BADGE = 12.2;

type BadgeProps = { readonly at: Point; readonly cost: number; readonly me: PlayerColour; readonly u: number };

export function CostBadge({ at, cost, me, u }: BadgeProps) {
  return (
    <g class={`b-badge c-${me}`} transform={`translate(${at.x} ${at.y}) scale(${u})`}>
      <circle r={COST_BADGE} class="b-badge-ring" />
      <circle r={10.5} class="b-badge-disc" />
      <text y={5} class="b-badge-text">
        {cost}
      </text>
    </g>
  );
}

type PlanProps = {
  readonly geometry: Geometry;
  readonly plan: readonly PlanMark[];
  readonly breaks: ReadonlySet<JunctionId>;
  readonly me: PlayerColour;
  readonly u: number;
  /** Planned for a turn that has not come: a ghost of it. */
  readonly ahead: boolean;
};

const placed = (g: Geometry, plan: readonly PlanMark[]): { readonly mark: PlanMark; readonly line: PlacedLine }[] =>
  plan.flatMap((mark) => {
    const line = g.lines.get(mark.line);
    return line === undefined ? [] : [{ mark, line }];
  });

const isFerry = (line: PlacedLine): boolean => line.kind === 'ferry';
const slotSide = (mark: PlanMark): number => (mark.slot === 1 ? 1 : -1);

export function Plan({ geometry, plan, breaks, me, u, ahead }: PlanProps) {
  const all = placed(geometry, plan);
  const tracks = all.filter(({ line }) => !isFerry(line)).map(({ line }) => line.id);
  const paths = railPaths(geometry, tracks, breaks, u);
  const slots = all.filter(({ line }) => isFerry(line));
  return (
    <g class={`b-plan c-${me}`} data-ahead={ahead || undefined} aria-hidden="true">
      <Paths paths={paths.beds} look="b-plan-glow" />
      <Rails paths={paths} look="b-planned" />
      {slots.map(({ mark, line }) => {
        const slot = slotTrack(line, mark.slot ?? 0, u);
        return (
          <g key={line.id} class="b-slot">
            <Paths paths={slot.beds} look="b-plan-glow" />
            <Rails paths={slot} look={mark.own === true ? 'b-planned' : 'b-planned b-planned-black'} />
          </g>
        );
      })}
    </g>
  );
}

/** Where each planned track has its badge. */
export const badgesOf = (
  geometry: Geometry,
  plan: readonly PlanMark[],
  u: number,
): { readonly at: Point; readonly mark: PlanMark }[] =>
  placed(geometry, plan).map(({ mark, line }) => ({
    at: pointAlong(line, 0.5, isFerry(line) ? slotSide(mark) * FERRY_OFFSET * u : 0),
    mark,
  }));

export function PlanCosts({ geometry, plan, me, u, ahead }: Omit<PlanProps, 'breaks'>) {
  return (
    <g class="b-costs" data-ahead={ahead || undefined} aria-hidden="true">
      {badgesOf(geometry, plan, u).map(({ at, mark: { line, cost } }) => (
        <CostBadge key={line} at={at} cost={cost} me={me} u={u} />
      ))}
    </g>
  );
}

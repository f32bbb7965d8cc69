// The score line of one player: from the engine house to the red buffer, a locomotive on it.

import type { PlayerColour } from '../../../../ui/colours.ts';

type ScoreLineProps = {
  readonly colour: PlayerColour;
  /** Steps from the engine house. */
  readonly at: number;
  /** Where the locomotive stood before; leaves a trail. */
  readonly from?: number;
  readonly steps: number;
  readonly label: string;
};

const WIDTH = 260;
const BUFFER = WIDTH - 4;
/** The middle of the locomotive on the first and on the last step. */
const FIRST = 15;
const LAST = BUFFER - 16;
/** Milliseconds the locomotive takes for one step. */
const STEP_TIME = 160;

/** A locomotive in the colour around it, its wheels on a height of 17. */
export function Locomotive() {
  return (
    <>
      <path class="loco-body" d="M-12 15V8.5a3 3 0 0 1 3-3H6.5c3.5 0 6 3 6 6.5v3z" />
      <path class="loco-windows" d="M-9.5 8h4v3.2h-4zM-4 8h4v3.2h-4zM1.5 8h4v3.2h-4zM7 8.2c1.8.4 2.9 1.5 3.3 3H7z" />
      <path class="loco-wheels" d="M-9 16.2h0M-4.5 16.2h0M4.5 16.2h0M9 16.2h0" />
    </>
  );
}

export function ScoreLine({ colour, at, from, steps, label }: ScoreLineProps) {
  const x = (step: number): number => FIRST + ((LAST - FIRST) * Math.min(Math.max(step, 0), steps)) / steps;
  return (
    <svg class={`score-line c-${colour}`} viewBox={`0 0 ${WIDTH} 24`} role="img" aria-label={label}>
      <path class="score-house" d="M3 20v-9l5-5 5 5v9" />
      <path class="score-rails" d={`M3 17.5H${BUFFER}M3 20.5H${BUFFER}`} />
      <path class="score-steps" d={Array.from({ length: steps + 1 }, (_, step) => `M${x(step)} 15v7`).join('')} />
      <path class="score-buffer" d={`M${BUFFER} 12v10`} />
      {from !== undefined && from !== at && (
        <>
          <rect class="score-trail" x={x(from)} y={9} width={Math.max(0, x(at) - x(from))} height={8} rx={2} />
          <path class="score-dots" d={`M${x(from) + 3} 13H${x(at)}`} />
        </>
      )}
      <g
        class="score-loco"
        style={{
          transform: `translateX(${x(at)}px)`,
          transitionDuration: `${STEP_TIME * Math.abs(at - (from ?? at))}ms`,
        }}
      >
        <Locomotive />
      </g>
    </svg>
  );
}

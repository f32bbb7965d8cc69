// What all drawings share: wheels, bogies, buffers and windows. A drawing is 160 wide and 54 high, the rail head at y = 51.

export const Rail = () => <path d="M3 52h154" class="v-rail" />;

function Wheel({ x }: { readonly x: number }) {
  return (
    <g>
      <circle cx={x} cy={46.4} r={4.6} class="v-wheel" />
      <circle cx={x} cy={46.4} r={1.7} class="v-hub" />
    </g>
  );
}

/** Two axles under a frame, around x. */
export function Bogie({ x, apart = 8.5 }: { readonly x: number; readonly apart?: number }) {
  return (
    <g>
      <path d={`M${x - apart - 4} 42.5h${2 * apart + 8}l-2.5 4h${-(2 * apart + 3)}z`} class="v-frame" />
      <Wheel x={x - apart} />
      <Wheel x={x + apart} />
    </g>
  );
}

/** Couplings at both ends of a frame from x to x. */
export function Buffers({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <g class="v-frame">
      <path d={`M${from - 6} 38.6h${to - from + 12}v3.2h${-(to - from + 12)}z`} />
      <path d={`M${from - 8} 36.4h2.4v7.2h-2.4zM${to + 5.6} 36.4h2.4v7.2h-2.4z`} />
    </g>
  );
}

type WindowsProps = {
  readonly from: number;
  readonly count: number;
  readonly step: number;
  readonly width: number;
  readonly y?: number;
  readonly height?: number;
};

export function Windows({ from, count, step, width, y = 22, height = 8.5 }: WindowsProps) {
  return (
    <g class="v-glass">
      {Array.from({ length: count }, (_, at) => (
        <rect key={at} x={from + at * step} y={y} width={width} height={height} rx={1.4} />
      ))}
    </g>
  );
}

/** Vents, ribs or slats: short upright strokes. */
export function Ribs({
  xs,
  y,
  height,
}: {
  readonly xs: readonly number[];
  readonly y: number;
  readonly height: number;
}) {
  return <path d={xs.map((x) => `M${x} ${y}v${height}`).join('')} class="v-rib" />;
}

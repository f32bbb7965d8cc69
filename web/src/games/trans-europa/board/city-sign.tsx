// Cities as discs in the colour of their region with its compass sign.
import type { Sign } from './types.ts';

/** The compass sign around the origin for a disc of radius `r`. */
export const signPath = (sign: Sign, r: number): string => {
  const s = r * 0.54;
  const triangle = (turn: number): string =>
    `M${[270, 30, 150]
      .map((angle) => {
        const a = ((angle + turn) * Math.PI) / 180;
        return `${(s * 1.02 * Math.cos(a)).toFixed(2)} ${(s * 1.02 * Math.sin(a)).toFixed(2)}`;
      })
      .join('L')}Z`;
  switch (sign) {
    case 'north':
      return triangle(0);
    case 'east':
      return triangle(90);
    case 'south':
      return triangle(180);
    case 'west':
      return triangle(270);
    case 'centre': {
      const d = r * 0.33;
      return `M${-d} 0A${d} ${d} 0 1 1 ${d} 0A${d} ${d} 0 1 1 ${-d} 0Z`;
    }
  }
};

type SignProps = { readonly region: string; readonly sign: Sign; readonly size?: number };

/** A region's disc as a separate small picture, for tickets and lists. Decorative. */
export function RegionDisc({ region, sign, size = 18 }: SignProps) {
  return (
    <svg class={`b-region-disc r-${region}`} width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true">
      <circle r={8.6} class="b-region-fill" />
      <path d={signPath(sign, 8.6)} class="b-region-sign" />
    </svg>
  );
}

/** The bare sign in the current text colour. Decorative. */
export function RegionSign({ sign, size = 12 }: Omit<SignProps, 'region'>) {
  return (
    <svg width={size} height={size} viewBox="-6 -6 12 12" aria-hidden="true">
      <path d={signPath(sign, sign === 'centre' ? 9 : 9.6)} fill="currentColor" />
    </svg>
  );
}

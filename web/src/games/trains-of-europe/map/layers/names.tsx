// City names with their halos.
import type { DrawnName } from '../name-boxes.ts';

export function Names({ names }: { readonly names: readonly DrawnName[] }) {
  return (
    <g class="t-names">
      {names.map(({ city, text, x, y, size, strong }) => (
        <text key={city.id} x={x} y={y} font-size={size} class={strong ? 't-name t-name-strong' : 't-name'}>
          {text}
        </text>
      ))}
    </g>
  );
}

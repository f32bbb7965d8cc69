// A link as a picture for cameras: dark squares on white, in every theme.

import { encodeQR } from 'qr';
import { text } from '../messages/text.ts';

/** In modules; cameras need this much white around it. */
const QUIET = 3;

/** One path for all dark squares, row by row in runs. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return runs.join('');
}

export function QrCode({ value }: { readonly value: string }) {
  const rows = encodeQR(value, 'raw', { border: QUIET });
  return (
    <svg class="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={text.value.invite.qr}>
      <path d={pathOf(rows)} />
    </svg>
  );
}

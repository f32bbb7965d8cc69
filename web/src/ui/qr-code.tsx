// A text as a picture for cameras: dark squares on white, in every theme.

import { encodeQR } from 'qr';
import './qr-code.css';

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

type QrCodeProps = {
  readonly value: string;
  readonly label: string;
  /** A long text has room for little that repairs what the camera misses. */
  readonly repair?: 'low' | 'medium';
};

export function QrCode({ value, label, repair = 'medium' }: QrCodeProps) {
  const rows = encodeQR(value, 'raw', { border: QUIET, ecc: repair });
  return (
    <svg class="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={pathOf(rows)} />
    </svg>
  );
}

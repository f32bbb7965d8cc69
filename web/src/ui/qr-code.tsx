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

/** In CSS pixels. A camera reads no smaller squares from a screen. */
const SMALLEST_SQUARE = 4;
/** As wide as a dialog with a picture may be, and what it needs around the picture; see game-qr.css. */
const WIDEST = 620;
const AROUND = 48;

/** Whether the picture of a long text has squares that a camera can read, where it fills the screen at hand. */
export function fitsScreen(value: string): boolean {
  const room = Math.min(Math.min(WIDEST, 0.96 * innerWidth) - AROUND, 0.66 * innerHeight);
  try {
    return room / encodeQR(value, 'raw', { border: QUIET, ecc: 'low' }).length >= SMALLEST_SQUARE;
  } catch {
    return false; // longer than any picture holds
  }
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

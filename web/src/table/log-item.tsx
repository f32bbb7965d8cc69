// One line of a log: the number of the move, the mover's sign, what happened.

import type { Seat } from '@branchline/core';
import './log-item.css';
import { colourOfSeat } from '../ui/colours.ts';
import { PlayerToken } from '../ui/player-shape.tsx';
import { Rich } from '../ui/rich.tsx';

export type LogLine = {
  readonly key: string;
  /** Number of the move it ends with. */
  readonly sequence: number;
  readonly seat?: Seat;
  /** With bold words between asterisks. */
  readonly text: string;
  readonly weight: 'plain' | 'quiet' | 'strong';
};

/** With `onJump` the number leads to that move. */
export function LogItem({ line, onJump }: { readonly line: LogLine; readonly onJump?: (sequence: number) => void }) {
  const { seat, sequence, text, weight } = line;
  return (
    <li class="log-line" data-weight={weight}>
      {onJump ? (
        <button type="button" class="log-number log-jump" onClick={() => onJump(sequence)}>
          {sequence}
        </button>
      ) : (
        <span class="log-number">{sequence}</span>
      )}
      {seat === undefined ? <span class="log-dot" /> : <PlayerToken colour={colourOfSeat(seat)} size={17} />}
      <span class="log-text">
        <Rich text={text} />
      </span>
    </li>
  );
}

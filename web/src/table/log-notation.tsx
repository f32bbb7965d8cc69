// The log in notation, newest first, and the switch that leads to it.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameTypes, SeatInfo } from '@branchline/core';
import { formatSeat, type Notation } from '@branchline/core/notation';
import { text } from '../messages/more-text.ts';
import { change, settings } from '../prefs/settings.ts';
import { isolated } from '../ui/isolated.ts';
import { notationLines } from './notation-lines.ts';
import type { Told } from './table-types.ts';

export type LogNotationProps = {
  readonly load: () => Promise<Notation<GameTypes>>;
  readonly entries: readonly Told[];
  readonly view: unknown;
  readonly seats: readonly SeatInfo[];
  /** Leads to a move of a replay. */
  readonly onJump?: (sequence: number) => void;
};

const SHOWN = 150;

function useNotation(load: LogNotationProps['load'], wanted: boolean): Notation<GameTypes> | undefined {
  const [notation, setNotation] = useState<{ readonly found: Notation<GameTypes> }>();
  useEffect(() => {
    if (wanted) void load().then((found) => setNotation({ found }));
  }, [load, wanted]);
  return notation?.found;
}

type WrittenProps = LogNotationProps & { readonly notation: Notation<GameTypes> };

function NotationLog({ notation, entries, view, seats, onJump }: WrittenProps) {
  const lines = useMemo(
    () => notationLines(notation, entries, view).toReversed().slice(0, SHOWN),
    [notation, entries, view],
  );
  const { logForm: words } = text.value;
  return (
    <>
      <p class="notation-players" aria-label={words.players}>
        {seats.map(({ name }, seat) => `${formatSeat(seat)} ${isolated(name)}`).join(' · ')}
      </p>
      <ol class="notation-log" reversed tabIndex={0} aria-label={words.notation}>
        {lines.map(({ sequence, mover, words: moves }) => (
          <li key={sequence} class="log-line">
            {onJump ? (
              <button type="button" class="log-number log-jump" onClick={() => onJump(sequence)}>
                {sequence}
              </button>
            ) : (
              <span class="log-number">{sequence}</span>
            )}
            <b>{mover}</b>
            <code translate={false}>{moves.join(' ')}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

export function LogNotation(props: LogNotationProps) {
  const { logForm: words } = text.value;
  const on = settings.value.notation;
  const notation = useNotation(props.load, on);
  return (
    <>
      <button type="button" class="quiet-button log-form-switch" onClick={() => change({ notation: !on })}>
        {on ? words.sentences : words.notation}
      </button>
      {on && notation && <NotationLog {...props} notation={notation} />}
    </>
  );
}

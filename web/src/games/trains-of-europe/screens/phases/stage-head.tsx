// The head of a phase: what it is, what may be done, and whose turn it is.

import type { Seat } from '@branchline/core';
import type { PhaseProps } from '../phase-props.ts';
import { stepHelp, stepTitle } from '../../play/tell/turn-words.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { Undo } from '../parts/undo.tsx';
import { turnsOf } from './turns.ts';

type HeadProps = Pick<PhaseProps, 'view' | 'stage' | 'names' | 'seat'> & {
  readonly title: string;
  readonly help?: string;
  /** Said under a company's name instead of its state. */
  readonly note?: (seat: Seat) => string | undefined;
};

export function Turns({ view, stage, names, seat: me, note }: Omit<HeadProps, 'title' | 'help'>) {
  const { screens } = names.text;
  return (
    <ol class="toe-turns" aria-label={screens.order}>
      {turnsOf(view, stage).map(({ seat, state }) => (
        <li
          key={seat}
          class={`toe-turn is-${state} co-${colourOf(seat)} ${seat === me ? 'me' : ''}`}
          {...(state === 'acting' ? { 'aria-current': 'step' as const } : {})}
        >
          <Badge seat={seat} size={24} />
          <span>
            <b>{names.who(seat).you ? screens.you : names.who(seat).name}</b>
            <small>{note?.(seat) ?? screens.turnStates[state]}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function StageHead(props: HeadProps) {
  const { title, help, names, stage } = props;
  return (
    <header class="toe-stage-head">
      <div>
        <h1>{title}</h1>
        <p>{help ?? stepHelp(names, stage)}</p>
      </div>
      <Turns {...props} />
    </header>
  );
}

type AskProps = Pick<PhaseProps, 'stage' | 'names'> & {
  /** Whose company it is, where something can be planned for it. */
  readonly seat?: PhaseProps['seat'];
};

/** The one sentence of the moment: what is asked of me, or for whom I wait. */
export function Ask({ stage, names, seat }: AskProps) {
  const { turn, list, screens } = names.text;
  if (stage.mine) return <b class="toe-ask">{stepTitle(names, stage)}</b>;
  const mayPlan = seat !== undefined && names.who(seat).you;
  const waiting = stage.waitingFor.map((seat) => names.who(seat).name);
  return (
    <span class="toe-ask is-waiting">
      <b>{waiting.length > 0 ? screens.choosing(list(waiting), waiting.length) : turn.nobody}</b>
      {stage.out ? <small>{turn.out}</small> : mayPlan && <small>{turn.planMeanwhile}</small>}
    </span>
  );
}

/** Bars for what is used up of a limit. */
export function LimitBars({ stage, names, undo }: Pick<PhaseProps, 'stage' | 'names' | 'undo'>) {
  const { limit } = stage;
  if (!limit) return null;
  const left = Math.max(0, limit.of - limit.used);
  return (
    <span class="toe-limit">
      <span class="toe-limit-bars" aria-hidden="true">
        {Array.from({ length: limit.of }, (_, at) => (
          <span key={at} class={at < limit.used ? 'used' : ''} />
        ))}
      </span>
      {names.text.turn.left(left)}
      <Undo undo={undo} />
    </span>
  );
}

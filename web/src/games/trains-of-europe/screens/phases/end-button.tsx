// The button that ends assigning. Where the yard holds what a contract has a place for, it says what ending loses, and offers
// to assign it.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { leftInYard } from '../../play/left-in-yard.ts';
import type { PhaseProps } from '../phase-props.ts';
import { Sign } from '../parts/sign.tsx';
import type { Assigning } from './use-assigning.tsx';

type YardProps = Pick<PhaseProps, 'view' | 'seat' | 'names'> & { readonly assigning: Assigning };

/** What is left in the yard, while no move is on its way. */
function useLeft({ view, seat, assigning }: YardProps) {
  const left = useMemo(() => leftInYard(view, seat), [view, seat]);
  const isLeft = left.moves.length > 0 && !assigning.busy;
  return { ...left, isLeft, loses: isLeft && left.gain > 0 };
}

/** What the vehicles left in the yard could do. */
export function LeftNote(props: YardProps) {
  const { names } = props;
  const { gain, earning, waiting, isLeft, loses } = useLeft(props);
  const { screens, money, year } = names.text;
  if (!isLeft) return null;
  return (
    <p class={`toe-note ${loses ? 'warn' : ''}`} role="status">
      <Sign name={loses ? 'warning' : 'yard'} size={18} />
      {loses
        ? screens.leftInYard(names.models(earning), year.each(money.signed(gain)), earning.length)
        : screens.fitsFreePlace(names.models(waiting), waiting.length)}
    </p>
  );
}

/** Puts all of them where they earn most; if nothing is left, its replacement. */
export function AssignLeft(props: YardProps & { readonly children?: ComponentChildren }) {
  const { names, assigning, children } = props;
  const { moves, earning, waiting, isLeft } = useLeft(props);
  if (!isLeft) return children;
  return (
    <button type="button" class="button button-me" onClick={() => assigning.run(moves)}>
      {names.text.screens.assignThem(earning.length + waiting.length)}
    </button>
  );
}

type EndProps = YardProps &
  Pick<PhaseProps, 'act'> & {
    /** How the button looks where nothing is left. */
    readonly class: string;
    readonly children: ComponentChildren;
  };

export function EndButton(props: EndProps) {
  const { names, act, assigning, class: look, children } = props;
  const { gain, isLeft, loses } = useLeft(props);
  const { screens, money } = names.text;
  return (
    <button
      type="button"
      class={`button ${isLeft ? 'toe-plain' : look}`}
      disabled={assigning.busy}
      onClick={() => act({ do: 'done' })}
    >
      {children}
      {loses && <small>{screens.losesAYear(money.cash(gain))}</small>}
    </button>
  );
}

// The way from a replay or a review into a branch of the game: from any position at which somebody is asked.

import './play-on.css';
import { text } from '../messages/more-text.ts';
import { go, hrefOf, route } from '../nav/router.ts';

type PlayOnProps = {
  readonly id: string;
  readonly move: number;
  /** The move that the way back leads to, where it is another one. */
  readonly back?: number;
  readonly class?: string;
};

export function PlayOn({ id, move, back = move, class: extra = 'chip-button' }: PlayOnProps) {
  const leave = (): void => {
    const here = route.peek();
    if (here.screen === 'replay' || here.screen === 'review') go({ ...here, move: back }, 'replace');
  };
  return (
    <a class={`play-on ${extra}`} href={hrefOf({ screen: 'explore', id, move })} onClick={leave}>
      {text.value.replay.playOn}
    </a>
  );
}

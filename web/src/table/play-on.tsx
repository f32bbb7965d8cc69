// The way from a replay or a review into a branch of the game: from any position at which a player is to move.

import { signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import './play-on.css';
import { text } from '../messages/more-text.ts';
import { go, hrefOf, route } from '../nav/router.ts';

type PlayOnProps = {
  readonly id: string;
  readonly move: number;
  /** The move that the way back leads to, where it is another one. */
  readonly back?: number;
  readonly class?: string;
  readonly label?: string;
};

type Action = { readonly do: string };

/** A player's action at this position, and what else could have been done. */
export type OtherChoice = {
  readonly id: string;
  readonly at: number;
  readonly seat: Seat;
  readonly played: readonly Action[];
  readonly other: readonly Action[];
};

/** The choice that bots are to play out in a branch; taken once, by the next game that is opened for exploring. */
export const toPlayOut = signal<OtherChoice | undefined>(undefined);

/** Returning to this replay or review shows this move. */
function leaveAt(move: number): void {
  const here = route.peek();
  if (here.screen === 'replay' || here.screen === 'review') go({ ...here, move }, 'replace');
}

export function PlayOn({ id, move, back = move, class: extra = 'chip-button', label }: PlayOnProps) {
  return (
    <a class={`play-on ${extra}`} href={hrefOf({ screen: 'explore', id, move })} onClick={() => leaveAt(back)}>
      {label ?? text.value.replay.playOn}
    </a>
  );
}

type BothChoicesProps = {
  readonly choice: OtherChoice;
  /** The move that the way back leads to. */
  readonly back: number;
  readonly words: { readonly playOnPlayed: string; readonly playOutBetter: string };
};

/** The two ways on from a costly decision: the game as it went on, and the better choice in a branch. */
export function BothChoices({ choice, back, words }: BothChoicesProps) {
  const { id, at, played } = choice;
  const playOut = (): void => {
    toPlayOut.value = choice;
    leaveAt(back);
    go({ screen: 'explore', id, move: at });
  };
  return (
    <div class="both-choices">
      <PlayOn id={id} move={at + played.length} back={back} label={words.playOnPlayed} />
      <button type="button" class="chip-button play-on" onClick={playOut}>
        {words.playOutBetter}
      </button>
    </div>
  );
}

// Moving through a review: step by step, to both ends, and from one turning point to the next.

import { IconButton } from '../ui/controls.tsx';

type StepsProps = {
  readonly at: number;
  readonly last: number;
  readonly step: (by: 1 | -1) => void;
  readonly toEnd: (end: 'first' | 'last') => void;
  readonly words: { readonly first: string; readonly back: string; readonly forward: string; readonly last: string };
};

export function StepButtons({ at, last, step, toEnd, words }: StepsProps) {
  return (
    <>
      <IconButton icon="first" label={words.first} onClick={() => toEnd('first')} />
      <IconButton icon="left" label={words.back} disabled={at <= 0} onClick={() => step(-1)} />
      <IconButton icon="right" label={words.forward} disabled={at >= last} onClick={() => step(1)} />
      <IconButton icon="last" label={words.last} onClick={() => toEnd('last')} />
    </>
  );
}

type PointsProps = {
  /** Its number, at a turning point. */
  readonly here: number | undefined;
  readonly count: number;
  readonly has: (by: 1 | -1) => boolean;
  readonly jump: (by: 1 | -1) => void;
  readonly words: {
    readonly pointBefore: string;
    readonly pointAfter: string;
    readonly noPoint: string;
    readonly pointOf: (number: number, all: number) => string;
  };
  readonly class: string;
};

export function PointButtons({ here, count, has, jump, words, class: look }: PointsProps) {
  return (
    <span class={look}>
      <IconButton icon="left" label={words.pointBefore} disabled={!has(-1)} onClick={() => jump(-1)} />
      <b>{here === undefined ? words.noPoint : words.pointOf(here, count)}</b>
      <IconButton icon="right" label={words.pointAfter} disabled={!has(1)} onClick={() => jump(1)} />
    </span>
  );
}

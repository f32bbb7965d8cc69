// What decided the game or a part of it, in one line, and below it what there is to say about the place looked at.

import './review-line.css';

type ReviewLineProps = {
  /** Undefined as long as it is being worked out. */
  readonly line: string | undefined;
  readonly waiting: string;
  readonly more?: readonly string[];
};

export function ReviewLine({ line, waiting, more = [] }: ReviewLineProps) {
  const shown = more.filter((text) => text !== '');
  return (
    <section class="panel review-line" data-covers="line" data-waiting={line === undefined || undefined}>
      <b>{line ?? waiting}</b>
      {shown.length > 0 && <p>{shown.join(' ')}</p>}
    </section>
  );
}

// How far the work on a review is; it can be stopped, taken up again and, once done, saved.

import './work-line.css';
import { IconButton } from '../ui/controls.tsx';
import type { AnyReview } from './review-work.ts';

type Words = { readonly stop: string; readonly goOn: string; readonly save: string };

type WorkLineProps = {
  readonly review: Pick<AnyReview<unknown, unknown>, 'stop' | 'goOn' | 'review'>;
  /** The game's name on this device. */
  readonly game: string;
  readonly download: (file: Blob, name: string) => void;
  /** What is being done, or that nothing is. */
  readonly now: { readonly state: string; readonly text: string; readonly share: number; readonly working: boolean };
  readonly words: Words;
};

export function WorkLine({ review, game, download, now, words }: WorkLineProps) {
  /** The figures as the page has them, for other programs. */
  const save = (): void => {
    const figures = new Blob([`${JSON.stringify(review.review.value)}\n`], { type: 'application/json' });
    download(figures, `branchline-${game}-review.json`);
  };
  return (
    <div class="work-line" role="group" aria-label={now.text} title={now.text} data-state={now.state}>
      <span class="work-progress" aria-hidden="true">
        <i style={{ width: `${100 * now.share}%` }} data-state={now.state} />
      </span>
      <span class="work-text">{now.text}</span>
      {now.working && (
        <button type="button" class="button work-button" onClick={review.stop}>
          {words.stop}
        </button>
      )}
      {now.state === 'stopped' && (
        <button type="button" class="button work-button" onClick={review.goOn}>
          {words.goOn}
        </button>
      )}
      {now.state === 'done' && <IconButton icon="download" label={words.save} onClick={save} />}
    </div>
  );
}

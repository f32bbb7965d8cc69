// A whole in shares: one bar, and its parts in words with their percentages.

import { percentText, wholePercents } from './percent.ts';
import './figures.css';

export type Share = {
  readonly name: string;
  readonly count: number;
  readonly look: 'full' | 'striped' | 'open';
};

export function Shares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  const all = Math.max(
    1,
    shares.reduce((sum, { count }) => sum + count, 0),
  );
  const whole = wholePercents(shares.map(({ count }) => count / all));
  return (
    <div class="shares">
      <h3>{title}</h3>
      <span class="shares-bar" aria-hidden="true">
        {shares.map(({ name, count, look }) => (
          <i key={name} class={`share-${look}`} style={{ width: `${(100 * count) / all}%` }} />
        ))}
      </span>
      <ul>
        {shares.map(({ name, look }, place) => (
          <li key={name}>
            <i class={`share-${look}`} aria-hidden="true" />
            {name} <b>{percentText(whole[place]! / 100)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

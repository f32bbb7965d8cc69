// What chance gave a company and took from it: the draws whose luck is beyond doubt.

import type { DrawReview } from '@branchline/study/trains-of-europe';
import { isLuck } from '@branchline/study/trains-of-europe/findings';
import { percentText, signedPercent } from '../../../study/percent.ts';
import type { OfReview } from './stations.ts';
import { words } from './messages/text.ts';

export const drawText = ({ outcome }: DrawReview): string => words.value.draws.kinds[outcome.do];

export function Luck({ state, names }: OfReview) {
  const { draws, seat, work } = state;
  const say = words.value.draws;
  const own = draws.value.flatMap((draw) => {
    const luck = draw.luck[seat.value]!;
    return isLuck(luck) ? [{ draw, luck }] : [];
  });
  if (work.value.state !== 'done' && own.length === 0) return null;
  return (
    <section class="tv-luck" aria-labelledby="tv-luck">
      <h2 id="tv-luck">{say.title}</h2>
      {own.length === 0 ? (
        <p class="tv-quiet">{say.none}</p>
      ) : (
        <ul class="tv-points">
          {own.map(({ draw, luck }) => (
            <li key={draw.sequence}>
              <button type="button" class="tv-point" onClick={() => state.lookAt(draw.sequence, seat.value)}>
                <span class="tv-what">
                  <b>{names.text.year.number(draw.year)}</b> {drawText(draw)}
                </span>
                <span class={`tv-loss ${luck.value > 0 ? 'pos' : 'neg'}`}>
                  {signedPercent(luck.value)}
                  <small>± {percentText(luck.doubt)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="tv-quiet">{say.about}</p>
    </section>
  );
}

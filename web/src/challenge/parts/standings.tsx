// Rounds and players in one table: who did how much better than the others with the same cards.

import { withoutDirections, type Seat } from '@branchline/core';
import type { DealResult } from '@branchline/protocol/challenge';
import { isolated } from '../../ui/isolated.ts';
import { text } from '../messages/text.ts';
import { scored, type Entrant, type Scored } from '../score.ts';
import { countedOf, type KeptChallenge } from '../state/kept.ts';
import { pointsText, signed } from './words.ts';

type Row = Entrant & {
  readonly key: string;
  readonly name: string;
  readonly look: 'you' | 'bot' | 'other';
  /** Per round: there is a result, but it is not for this viewpoint yet. */
  readonly hidden: readonly boolean[];
};

/** The person first, then the bot, then all others. Nothing of a round is seen before it is played. */
export function rowsOf(kept: KeptChallenge, names: { readonly you: string; readonly bot: string }): readonly Row[] {
  const own = kept.attempts.map(countedOf);
  const open = (deals: readonly (DealResult | undefined)[]) =>
    deals.map((result, deal) => (own[deal] ? result : undefined));
  const none = own.map(() => false);
  return [
    { key: 'you', name: names.you, look: 'you', deals: own, hidden: none },
    { key: 'bot', name: names.bot, look: 'bot', deals: kept.pars.map((par) => par?.result), hidden: none },
    ...kept.others.map(({ name, tag, deals }): Row => ({
      key: tag,
      name: isolated(name),
      look: 'other',
      deals: open(deals),
      hidden: own.map((result) => result === undefined),
    })),
  ];
}

function Cell({
  result,
  score,
  seat,
}: {
  readonly result: DealResult;
  readonly score: number | undefined;
  readonly seat: Seat;
}) {
  const { standings: words } = text.value.challenge;
  return (
    <td data-better={score !== undefined && score > 0 ? true : undefined}>
      <b>{score === undefined ? '–' : signed(score)}</b>
      <small>{words.points(pointsText(result.points[seat]!))}</small>
      {result.again && <small class="challenge-mark">↻ {words.again}</small>}
      {result.finished && <small class="challenge-mark">⚑ {words.finished}</small>}
    </td>
  );
}

type PlayerRowProps = { readonly row: Row; readonly scores: Scored; readonly seat: Seat };

function PlayerRow({ row, scores, seat }: PlayerRowProps) {
  const { standings: words } = text.value.challenge;
  return (
    <tr data-look={row.look}>
      <th scope="row">{withoutDirections(row.name)}</th>
      {row.deals.map((result, deal) => {
        if (result) return <Cell key={deal} result={result} score={scores.scores[deal]} seat={seat} />;
        return <td key={deal}>{row.hidden[deal] ? <small>{words.hidden}</small> : '–'}</td>;
      })}
      <td class="challenge-total">
        <b>{scores.total === undefined ? '–' : signed(scores.total)}</b>
      </td>
    </tr>
  );
}

type StandingsProps = { readonly kept: KeptChallenge; readonly bot: string };

export function Standings({ kept, bot }: StandingsProps) {
  const { standings: words, rounds } = text.value.challenge;
  const { seat, deals } = kept.setup;
  const rows = rowsOf(kept, { you: words.you, bot });
  const all = scored(rows, seat, deals);
  const isHiding = kept.others.length > 0 && kept.attempts.some((attempts) => countedOf(attempts) === undefined);
  return (
    <>
      <div class="challenge-scroll" role="region" tabIndex={0} aria-labelledby="challenge-standings">
        <table class="challenge-table">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {Array.from({ length: deals }, (_, deal) => (
                <th key={deal} scope="col" aria-label={rounds.round(deal + 1)}>
                  {deal + 1}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <PlayerRow key={row.key} row={row} scores={all[at]!} seat={seat} />
            ))}
          </tbody>
        </table>
      </div>
      {isHiding && <p class="section-help">{words.hiddenAbout}</p>}
    </>
  );
}

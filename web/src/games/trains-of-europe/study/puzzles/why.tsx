// Why one contract pays: the sum beside that of the one that was taken or tempts most, and what that one hides.

import { contentOf } from '@branchline/trains-of-europe';
import type { ContractOption } from '@branchline/study/trains-of-europe/puzzle';
import { percentText } from '../../../../study/percent.ts';
import { ifTaken, type IfTaken } from '../../play/if-taken.ts';
import type { Names } from '../../play/tell/names.ts';
import { words } from '../messages/text.ts';
import { pointsText, signedPoints } from '../sentences.ts';
import type { Session } from './session.ts';

type OfSession = { readonly session: Session; readonly names: Names };

/** The one that the answer is held against. */
const otherOf = ({ taken, answer, puzzle }: Session): number =>
  taken.value === undefined || taken.value === answer ? puzzle.tempting : taken.value;

/** So much less often completed, or so many points less on a line of the evaluation, is worth a sentence. */
const LESS_OFTEN = 0.15;
const LESS = 0.25;
const MOST_LINES = 2;

type Item = keyof ContractOption['items'];

/** Lines of the final evaluation on which the answer had more, the most first. */
function gains(
  answer: ContractOption,
  other: ContractOption,
): readonly { readonly item: Item; readonly points: number }[] {
  const items = [...new Set([...Object.keys(answer.items), ...Object.keys(other.items)])] as Item[];
  return items
    .map((item) => ({ item, points: (answer.items[item] ?? 0) - (other.items[item] ?? 0) }))
    .filter(({ points }) => points >= LESS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_LINES);
}

type Side = { readonly option: ContractOption; readonly taken: IfTaken };

/** What is not seen at once: closed ways, dear licences, a tax that is not borne, and what came of it in the games. */
function hidden(names: Names, cash: number, { option, taken }: Side, best: Side): readonly string[] {
  const say = words.value.puzzles.hides;
  const { money } = names.text;
  const contract = names.contract(option.contract);
  const facts = [
    ...(taken.toPay ? [] : [say.closed(contract)]),
    ...(taken.risk === 'none' ? [] : [say.loss(contract, money.signed(taken.profit.after))]),
    ...(taken.toPay && taken.short > 0 ? [say.dear(contract, money.cash(taken.toPay.licences), money.cash(cash))] : []),
  ];
  const often =
    option.completed <= best.option.completed - LESS_OFTEN
      ? [say.completed(contract, percentText(option.completed), percentText(best.option.completed))]
      : [];
  return [...facts.slice(0, 2), ...often];
}

const Row = ({ name, cells }: { readonly name: string; readonly cells: readonly string[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, at) => (
      <td key={at}>{cell}</td>
    ))}
  </tr>
);

/** What both cost and bring, line by line; pressing a contract shows its way on the map. */
function Sums({
  session,
  names,
  sides,
}: OfSession & { readonly sides: readonly (Side & { readonly place: number })[] }) {
  const { rows, sum, what, closed, years } = words.value.puzzles;
  const { money } = names.text;
  const cells = (of: (side: Side) => string): readonly string[] => sides.map(of);
  const paid = (of: NonNullable<IfTaken['toPay']> | undefined, part: 'licences' | 'listPrice'): string =>
    of ? money.cash(of[part]) : closed;
  return (
    <table>
      <caption>{sum}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{what}</span>
          </th>
          {sides.map(({ option, place }) => (
            <th key={place} scope="col">
              <button type="button" class="tv-jump" onClick={() => session.look(place)}>
                {place === session.answer ? '✓ ' : ''}
                {names.contract(option.contract)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={rows.licences} cells={cells(({ taken }) => paid(taken.toPay, 'licences'))} />
        <Row name={rows.vehicles} cells={cells(({ taken }) => paid(taken.toPay, 'listPrice'))} />
        <Row name={rows.yearly} cells={cells(({ taken }) => money.signed(taken.standing.max))} />
        <Row
          name={rows.payback}
          cells={cells(({ taken: { payback } }) =>
            payback === undefined ? '–' : years(Math.round(10 * payback) / 10),
          )}
        />
        <Row name={rows.completed} cells={cells(({ option }) => percentText(option.completed))} />
        <Row name={rows.points} cells={cells(({ option }) => pointsText(names, option.points))} />
      </tbody>
    </table>
  );
}

export function Why({ session, names }: OfSession) {
  const { puzzle, view, answer } = session;
  const { item: itemText, items } = words.value.reasons;
  const index = contentOf(view.config);
  const sideOf = (place: number) => {
    const option = puzzle.options[place]!;
    return { place, option, taken: ifTaken(view, puzzle.seat, index.contractIndex.get(option.contract)!) };
  };
  const [best, worse] = [sideOf(answer), sideOf(otherOf(session))];
  const cash = view.companies[puzzle.seat]?.cash ?? 0;
  return (
    <div class="tz-why">
      <Sums session={session} names={names} sides={[best, worse]} />
      <ul>
        {hidden(names, cash, worse, best).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {gains(best.option, worse.option).map(({ item, points }) => (
          <li key={item}>{itemText(signedPoints(names, points), items[item])}</li>
        ))}
      </ul>
    </div>
  );
}

// Game and branch side by side: part by part as far as both have played it, and what came of each.

import { useEffect, useState } from 'preact/hooks';
import type { Figure, Part } from '../games/game-ui.ts';
import { isolated } from '../ui/isolated.ts';
import { figuresAt, partsOf } from './figures.ts';
import { text } from './messages/text.ts';
import type { BranchTable } from './state/branch-table.ts';

type Both<T> = { readonly game: readonly T[]; readonly branch: readonly T[] };

/** The branch that is shown, or the latest one while the game is. */
const branchOf = (table: BranchTable): string | undefined => table.place.value.line ?? table.lines.value.at(-1)?.id;

type Ends = { readonly parts?: Both<Part>; readonly figures?: Both<Figure> };

/** How both ended: in parts where the game has some, else in figures. */
function useEnds(table: BranchTable): Ends | undefined {
  const [ends, setEnds] = useState<Ends>();
  const line = branchOf(table);
  useEffect(() => {
    let wanted = true;
    const branch = line === undefined ? {} : { line };
    const look = async (): Promise<Ends> => {
      const [played, other] = await Promise.all([partsOf(table, {}), partsOf(table, branch)]);
      if (played && other) return { parts: { game: played, branch: other } };
      const [game, own] = await Promise.all([
        figuresAt(table, { at: Infinity }),
        figuresAt(table, { ...branch, at: Infinity }),
      ]);
      return { figures: { game, branch: own } };
    };
    void look().then((found) => wanted && setEnds(found));
    return () => {
      wanted = false;
    };
  }, [line, table.lines.value]);
  return ends;
}

function Figures({ table, both }: { readonly table: BranchTable; readonly both: Both<Figure> }) {
  const { compare } = text.value;
  return (
    <table class="explore-figures">
      <caption>{compare.atEnd}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {compare.player}
          </th>
          {both.game.map(({ name }) => (
            <th key={name} scope="colgroup" colSpan={2}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {both.game.flatMap(({ name }) => [
            <th key={`${name} game`} scope="col">
              {compare.game}
            </th>,
            <th key={`${name} branch`} scope="col">
              {compare.branch}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {table.seats.value.map(({ name: player }, seat) => (
          <tr key={seat}>
            <th scope="row">{isolated(player)}</th>
            {both.game.flatMap(({ name, bySeat }, index) => {
              const own = both.branch[index]?.bySeat[seat];
              return [
                <td key={`${name} game`}>{bySeat[seat]}</td>,
                <td key={`${name} branch`} data-differs={own !== bySeat[seat] || undefined}>
                  {own}
                </td>,
              ];
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sameParts = (one: Part | undefined, other: Part | undefined): boolean =>
  one !== undefined && other !== undefined && one.bySeat.every((figure, seat) => figure === other.bySeat[seat]);

type RowProps = {
  readonly title: string;
  readonly part: Part | undefined;
  readonly other: Part | undefined;
  readonly seats: number;
};

/** One part as it went in the game or in the branch. */
function PartRow({ title, part, other, seats }: RowProps) {
  const { compare } = text.value;
  return (
    <tr>
      <th scope="row">{title}</th>
      {part ? (
        part.bySeat.map((figure, seat) => (
          <td
            key={seat}
            data-wins={part.winners.includes(seat) || undefined}
            data-differs={(other && other.bySeat[seat] !== figure) || undefined}
          >
            {figure}
            {part.winners.includes(seat) && (
              <>
                {' '}
                ★<span class="visually-hidden"> ({compare.wins})</span>
              </>
            )}
          </td>
        ))
      ) : (
        <td colSpan={seats}>{compare.notPlayed}</td>
      )}
    </tr>
  );
}

/** From the first part that is different; those before it are the same. */
function Parts({ table, both }: { readonly table: BranchTable; readonly both: Both<Part> }) {
  const { compare } = text.value;
  const { game, branch } = both;
  const names = [...new Set([...game, ...branch].map(({ name }) => name))];
  const named = (parts: readonly Part[], name: string): Part | undefined => parts.find((part) => part.name === name);
  const from = names.findIndex((name) => !sameParts(named(game, name), named(branch, name)));
  const seats = table.seats.value;
  return (
    <table class="explore-figures">
      <caption>{compare.title}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ name }, seat) => (
            <th key={seat} scope="col">
              {isolated(name)}
            </th>
          ))}
        </tr>
      </thead>
      {names.slice(Math.max(0, from)).map((name) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={1 + seats.length} class="explore-part">
              {name}
            </th>
          </tr>
          <PartRow title={compare.game} part={named(game, name)} other={named(branch, name)} seats={seats.length} />
          <PartRow title={compare.branch} part={named(branch, name)} other={named(game, name)} seats={seats.length} />
        </tbody>
      ))}
    </table>
  );
}

export function Compare({ table }: { readonly table: BranchTable }) {
  const { compare } = text.value;
  const ends = useEnds(table);
  if (!ends || ends.figures?.game.length === 0) return null;
  return (
    <div class="explore-compare" tabIndex={0} role="group" aria-label={compare.title}>
      {ends.parts && <Parts table={table} both={ends.parts} />}
      {ends.figures && <Figures table={table} both={ends.figures} />}
    </div>
  );
}

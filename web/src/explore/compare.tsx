// Game and branch side by side: the same figures at the same move, and at the end of each.

import { useEffect, useState } from 'preact/hooks';
import type { Figure } from '../games/game-ui.ts';
import { isolated } from '../ui/isolated.ts';
import { figuresAt } from './figures.ts';
import { text } from './messages/text.ts';
import type { BranchTable } from './state/branch-table.ts';

type Both = { readonly game: readonly Figure[]; readonly branch: readonly Figure[] };

/** The branch that is shown, or the latest one while the game is. */
const branchOf = (table: BranchTable): string | undefined => table.place.value.line ?? table.lines.value.at(-1)?.id;

function useFigures(table: BranchTable): { readonly now: Both; readonly end: Both } | undefined {
  const [both, setBoth] = useState<{ readonly now: Both; readonly end: Both }>();
  const line = branchOf(table);
  const { at } = table.place.value;
  useEffect(() => {
    let wanted = true;
    const branch = line === undefined ? {} : { line };
    const asked = [{ at }, { ...branch, at }, { at: Infinity }, { ...branch, at: Infinity }];
    void Promise.all(asked.map((place) => figuresAt(table, place))).then(([game, own, gameEnd, ownEnd]) => {
      if (wanted) setBoth({ now: { game: game!, branch: own! }, end: { game: gameEnd!, branch: ownEnd! } });
    });
    return () => {
      wanted = false;
    };
  }, [line, at, table.lines.value]);
  return both;
}

function Figures({ table, title, both }: { readonly table: BranchTable; readonly title: string; readonly both: Both }) {
  const { compare } = text.value;
  return (
    <table class="explore-figures">
      <caption>{title}</caption>
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

export function Compare({ table }: { readonly table: BranchTable }) {
  const { compare } = text.value;
  const both = useFigures(table);
  if (!both || both.now.game.length === 0) return null;
  return (
    <div class="explore-compare" tabIndex={0} role="group" aria-label={compare.title(table.sequence.value)}>
      <Figures table={table} title={compare.title(table.sequence.value)} both={both.now} />
      <Figures table={table} title={compare.atEnd} both={both.end} />
    </div>
  );
}

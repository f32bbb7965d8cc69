// Figures in rows, each with a bar: a chart that is its own table.

import type { ComponentChildren } from 'preact';
import './figures.css';

export type FigureRow = {
  readonly key: string;
  readonly name: ComponentChildren;
  /** From 0 to 1: how long the bar is. */
  readonly bar: number;
  readonly cells: readonly ComponentChildren[];
  /** A class that gives the bar its colour. */
  readonly look?: string;
  /** Below the name, over the whole width. */
  readonly below?: ComponentChildren;
};

type FigureTableProps = {
  readonly label: string;
  /** Titles of all columns, that of the names first. */
  readonly head: readonly string[];
  readonly rows: readonly FigureRow[];
};

export function FigureTable({ label, head, rows }: FigureTableProps) {
  return (
    <div class="figures" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, bar, cells, look, below }) => (
            <tr key={key} class={look}>
              <th scope="row">
                <span class="figures-name">{name}</span>
                <span class="figures-bar" aria-hidden="true">
                  <i style={{ width: `${100 * Math.max(0, Math.min(1, bar))}%` }} />
                </span>
                {below}
              </th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

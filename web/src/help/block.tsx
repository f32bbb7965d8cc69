// One piece of a section: a paragraph, an aside, a list or a table.

import { Rich } from '../ui/rich.tsx';
import type { HelpBlock } from './types.ts';

type TableBlock = Extract<HelpBlock, { readonly kind: 'table' }>;

const Table = ({ head, rows }: TableBlock) => (
  <div class="rules-table">
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <Rich text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, index) => (
              <td key={index}>
                <Rich text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export function Block({ block }: { readonly block: HelpBlock }) {
  switch (block.kind) {
    case 'list':
      return (
        <ul class="rules-items">
          {block.items.map((item) => (
            <li key={item}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
    default:
      return (
        <p class={block.kind === 'note' ? 'rules-note' : undefined}>
          <Rich text={block.text} />
        </p>
      );
  }
}

// The head of a contract card: line, title and number, and what it brings.

import type { ContractId, View } from '@branchline/trains-of-europe';
import type { ComponentChildren } from 'preact';
import type { Names } from '../../play/tell/names.ts';
import { cardOf, LineTile } from './line-tile.tsx';

type HeadProps = {
  readonly view: View;
  readonly names: Names;
  readonly contract: ContractId;
  readonly children?: ComponentChildren;
};

export function ContractHead({ view, names, contract, children }: HeadProps) {
  const { line, no, launch } = cardOf(view, contract);
  const { lines, contract: words, screens } = names.text;
  return (
    <header class="toe-card-head">
      <LineTile line={line} />
      <div class="toe-card-title">
        <h3>{names.contract(contract)}</h3>
        <p class="toe-caps">
          {launch ? `${screens.launch} · ` : ''}
          {lines[line]} · {words.number(no)}
        </p>
      </div>
      {children}
    </header>
  );
}

// The tile of a contract's line: colour and icon always together.

import { contentOf, type ContractId, type View } from '@branchline/trains-of-europe';
import { px } from './px.ts';
import { Sign } from './sign.tsx';

export type LineName = 'day' | 'hs' | 'night' | 'general' | 'liquid' | 'bulky';

/** The printed card of a contract. */
export const cardOf = (view: View, contract: ContractId) => {
  const index = contentOf(view.config);
  return index.content.contracts[index.contractIndex.get(contract)!]!;
};

export function LineTile({ line, size = 28 }: { readonly line: LineName; readonly size?: number }) {
  return (
    <span class={`toe-line-tile line-${line}`} style={{ width: px(size), height: px(size) }} aria-hidden="true">
      <Sign name={line} size={Math.round(size * 0.68)} />
    </span>
  );
}

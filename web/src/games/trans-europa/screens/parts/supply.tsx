// The black tracks that are left.

import { text } from '../../messages/text.ts';

export function SupplySign() {
  return (
    <svg class="supply-sign" width="30" height="16" viewBox="0 0 30 16" aria-hidden="true">
      <path class="supply-sleepers" d="M4 2v12M9.500 2v12M15 2v12M20.500 2v12M26 2v12" />
      <path class="supply-rails" d="M1 5h28M1 11h28" />
    </svg>
  );
}

export function Supply({ left }: { readonly left: number }) {
  return (
    <>
      <SupplySign />
      <b>{left}</b> <span>{text.value.table.tracksLeft}</span>
    </>
  );
}

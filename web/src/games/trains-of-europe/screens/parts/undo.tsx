// Takes the latest purchase of the own turn back, beside what is left of it.

import { Icon } from '../../../../ui/icons.tsx';
import { words } from '../../messages/frame-text.ts';

export function Undo({ undo }: { readonly undo: (() => void) | undefined }) {
  if (!undo) return null;
  return (
    <button type="button" class="toe-undo" onClick={undo}>
      <Icon name="undo" size={16} /> {words.value.undo}
    </button>
  );
}

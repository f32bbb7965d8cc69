// Lines of a table's menu that every game has.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { text } from '../messages/more-text.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { saveGame } from './files.ts';

type ItemProps = { readonly icon: IconName; readonly onClick: () => void; readonly children: ComponentChildren };

export const MenuItem = ({ icon, onClick, children }: ItemProps) => (
  <li>
    <button type="button" onClick={onClick}>
      <Icon name={icon} /> {children}
    </button>
  </li>
);

type SaveItemProps = {
  readonly id: string;
  readonly isOver: boolean;
  readonly words: { readonly save: string; readonly ask: string };
  readonly onSaved: () => void;
};

/** While a game runs its file would show what is secret, so it is saved only after a question. */
export function SaveItem({ id, isOver, words, onSaved }: SaveItemProps) {
  const { common } = text.value;
  const [asking, setAsking] = useState(false);
  const save = (): void => void saveGame(id).then(onSaved);
  return (
    <li>
      <button type="button" aria-expanded={asking} onClick={isOver ? save : () => setAsking(!asking)}>
        <Icon name="download" /> {words.save}
      </button>
      {asking && (
        <div class="menu-ask">
          <p>{words.ask}</p>
          <button type="button" class="chip-button" onClick={() => setAsking(false)}>
            {common.cancel}
          </button>
          <button type="button" class="chip-button" onClick={save}>
            {common.yes}
          </button>
        </div>
      )}
    </li>
  );
}

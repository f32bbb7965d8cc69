// What opens above the table: the menu and the list of keys.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { text as shell } from '../../../../messages/more-text.ts';
import { go } from '../../../../nav/router.ts';
import { Dialog } from '../../../../table/dialog.tsx';
import { saveGame } from '../../../../table/files.ts';
import { Icon, type IconName } from '../../../../ui/icons.tsx';
import { GAME } from '../../game.ts';
import { words } from '../../messages/frame-text.ts';
import { learnText } from '../../messages/learn-text.ts';
import type { Play } from '../../state/play.ts';
import { KEYS } from '../../state/keys.ts';
import { PhaseReference } from '../rules/phase-reference.tsx';

type MenuProps = { readonly play: Play; readonly onClose: () => void; readonly onKeys: () => void };

type ItemProps = { readonly icon: IconName; readonly onClick: () => void; readonly children: ComponentChildren };

const Item = ({ icon, onClick, children }: ItemProps) => (
  <li>
    <button type="button" onClick={onClick}>
      <Icon name={icon} /> {children}
    </button>
  </li>
);

/** While a game runs its file would show what is secret, so it is saved only after a question. */
function SaveItem({ play, onClose }: Omit<MenuProps, 'onKeys'>) {
  const { common } = shell.value;
  const { menu } = words.value;
  const [asking, setAsking] = useState(false);
  const over = play.stage.value.step === 'over';
  const save = (): void => void saveGame(play.table.id).then(onClose);
  return (
    <li>
      <button type="button" aria-expanded={asking} onClick={over ? save : () => setAsking(!asking)}>
        <Icon name="download" /> {menu.save}
      </button>
      {asking && (
        <div class="menu-ask">
          <p>{menu.saveRunning}</p>
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

export function TableMenu({ play, onClose, onKeys }: MenuProps) {
  const { common, pages } = shell.value;
  const { menu } = words.value;
  const { id } = play.table;
  const [phases, setPhases] = useState(false);
  if (phases) return <PhaseReference onClose={onClose} />;
  return (
    <Dialog title={common.menu} onClose={onClose} class="menu">
      <ul class="menu-list">
        <Item icon="home" onClick={() => go({ screen: 'home' })}>
          {menu.leave} <small>{menu.leaveAbout}</small>
        </Item>
        <Item icon="replay" onClick={() => go({ screen: 'replay', id })}>
          {menu.replay}
        </Item>
        <SaveItem play={play} onClose={onClose} />
        <Item icon="menu" onClick={() => setPhases(true)}>
          {learnText.value.phaseReference.title}
        </Item>
        <Item icon="help" onClick={() => go({ screen: 'rules', game: GAME })}>
          {common.help}
        </Item>
        <Item icon="keyboard" onClick={onKeys}>
          {menu.keys}
        </Item>
        <Item icon="gear" onClick={() => go({ screen: 'settings' })}>
          {pages.settings}
        </Item>
      </ul>
    </Dialog>
  );
}

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { menu, keys } = words.value;
  return (
    <Dialog title={menu.keys} onClose={onClose} class="keys-dialog">
      <dl class="tt-keys">
        {KEYS.map(({ key, does }) => (
          <div key={does}>
            <dt>
              <kbd>{key ?? shell.value.common.enter}</kbd>
            </dt>
            <dd>{keys[does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

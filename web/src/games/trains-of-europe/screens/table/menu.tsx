// What opens above the table: the menu and the list of keys.

import { useState } from 'preact/hooks';
import { text as shell } from '../../../../messages/more-text.ts';
import { go } from '../../../../nav/router.ts';
import { Dialog } from '../../../../table/dialog.tsx';
import { MoreItems } from '../../../../table/around.tsx';
import { MenuItem, SaveItem } from '../../../../table/menu-items.tsx';
import { RulingItems } from '../../../../table/ruling-items.tsx';
import { GAME } from '../../game.ts';
import { words } from '../../messages/frame-text.ts';
import { learnText } from '../../messages/learn-text.ts';
import type { Play } from '../../state/play.ts';
import { KEYS } from '../../state/keys.ts';
import { PhaseReference } from '../rules/phase-reference.tsx';

type MenuProps = { readonly play: Play; readonly onClose: () => void; readonly onKeys: () => void };

export function TableMenu({ play, onClose, onKeys }: MenuProps) {
  const { common, pages } = shell.value;
  const { menu } = words.value;
  const { id, conceded } = play.table;
  const isOver = play.stage.value.step === 'over';
  const [phases, setPhases] = useState(false);
  if (phases) return <PhaseReference onClose={onClose} />;
  return (
    <Dialog title={common.menu} onClose={onClose} class="menu">
      <ul class="menu-list">
        <MenuItem icon="home" onClick={() => go({ screen: 'home' })}>
          {menu.leave} <small>{menu.leaveAbout}</small>
        </MenuItem>
        <MenuItem icon="replay" onClick={() => go({ screen: 'replay', id })}>
          {menu.replay}
        </MenuItem>
        <SaveItem
          id={id}
          isOver={isOver || conceded.value !== undefined}
          words={{ save: menu.save, ask: menu.saveRunning }}
          onSaved={onClose}
        />
        <RulingItems table={play.table} isOver={isOver} onDone={onClose} />
        <MoreItems id={id} />
        <MenuItem icon="menu" onClick={() => setPhases(true)}>
          {learnText.value.phaseReference.title}
        </MenuItem>
        <MenuItem icon="help" onClick={() => go({ screen: 'rules', game: GAME })}>
          {common.help}
        </MenuItem>
        <MenuItem icon="keyboard" onClick={onKeys}>
          {menu.keys}
        </MenuItem>
        <MenuItem icon="gear" onClick={() => go({ screen: 'settings' })}>
          {pages.settings}
        </MenuItem>
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

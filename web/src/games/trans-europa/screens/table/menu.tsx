// What opens above the table: the menu, the list of keys, scores and log.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../../../../nav/router.ts';
import { Dialog } from '../../../../table/dialog.tsx';
import { saveGame } from '../../../../table/files.ts';
import { KeyList } from '../../../../table/key-list.tsx';
import { Icon, type IconName } from '../../../../ui/icons.tsx';
import { GAME } from '../../game.ts';
import { text } from '../../messages/more-text.ts';
import type { Play } from '../../state/play.ts';
import { LogList } from './log-panel.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { keyNotes, namedKeys } from '../parts/key-words.ts';

type MenuProps = { readonly play: Play; readonly onClose: () => void; readonly onKeys: () => void };

type ItemProps = { readonly icon: IconName; readonly onClick: () => void; readonly children: ComponentChildren };

const Item = ({ icon, onClick, children }: ItemProps) => (
  <li>
    <button type="button" onClick={onClick}>
      <Icon name={icon} /> {children}
    </button>
  </li>
);

/** While a game runs its file would show all hands, so it is saved only after a question. */
function SaveItem({ play, onClose }: Omit<MenuProps, 'onKeys'>) {
  const { menu: words, common } = text.value;
  const [asking, setAsking] = useState(false);
  const over = play.table.view.value.public.stage.kind === 'over';
  const save = (): void => void saveGame(play.table.id).then(onClose);
  return (
    <li>
      <button type="button" aria-expanded={asking} onClick={over ? save : () => setAsking(!asking)}>
        <Icon name="download" /> {words.export}
      </button>
      {asking && (
        <div class="menu-ask">
          <p>{words.exportRunning}</p>
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
  const { menu: words, common, pages } = text.value;
  const { id, view } = play.table;
  return (
    <Dialog title={common.menu} onClose={onClose} class="menu">
      <ul class="menu-list">
        <Item icon="home" onClick={() => go({ screen: 'home' })}>
          {words.leave} <small>{words.leaveAbout}</small>
        </Item>
        <Item icon="replay" onClick={() => go({ screen: 'replay', id })}>
          {words.replay}
        </Item>
        <SaveItem play={play} onClose={onClose} />
        <Item icon="help" onClick={() => go({ screen: 'rules', game: GAME, edition: view.value.config.edition })}>
          {common.help}
        </Item>
        <Item icon="keyboard" onClick={onKeys}>
          {words.keys}
        </Item>
        <Item icon="gear" onClick={() => go({ screen: 'settings' })}>
          {pages.settings}
        </Item>
      </ul>
    </Dialog>
  );
}

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text.value.settings.keys} onClose={onClose} class="keys-dialog">
      <KeyList keys={namedKeys()} notes={keyNotes()} />
    </Dialog>
  );
}

/** Everybody's standing and the log, where the table has no room for them. */
export function ScoresDialog({ play, onClose }: { readonly play: Play; readonly onClose: () => void }) {
  return (
    <Dialog title={text.value.table.scores} onClose={onClose} class="scores-dialog">
      <PlayersPanel table={play.table} />
      <LogList play={play} />
    </Dialog>
  );
}

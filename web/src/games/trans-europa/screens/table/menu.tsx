// What opens above the table: the menu, the list of keys, scores and log.

import { go } from '../../../../nav/router.ts';
import { Dialog } from '../../../../table/dialog.tsx';
import { KeyList } from '../../../../table/key-list.tsx';
import { MoreItems } from '../../../../table/around.tsx';
import { MenuItem, SaveItem } from '../../../../table/menu-items.tsx';
import { RulingItems } from '../../../../table/ruling-items.tsx';
import { text } from '../../messages/more-text.ts';
import { rulesRoute } from '../../play/rules-route.ts';
import type { Play } from '../../state/play.ts';
import { LogList } from './log-panel.tsx';
import { Worth } from './missing-about.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { keyNotes, namedKeys } from '../parts/key-words.ts';

type MenuProps = { readonly play: Play; readonly onClose: () => void; readonly onKeys: () => void };

export function TableMenu({ play, onClose, onKeys }: MenuProps) {
  const { menu: words, common, pages } = text.value;
  const { id, view, conceded } = play.table;
  const isOver = view.value.public.stage.kind === 'over';
  return (
    <Dialog title={common.menu} onClose={onClose} class="menu">
      <ul class="menu-list">
        <MenuItem icon="home" onClick={() => go({ screen: 'home' })}>
          {words.leave} <small>{words.leaveAbout}</small>
        </MenuItem>
        <MenuItem icon="replay" onClick={() => go({ screen: 'replay', id })}>
          {words.replay}
        </MenuItem>
        <SaveItem
          id={id}
          isOver={isOver || conceded.value !== undefined}
          words={{ save: words.export, ask: words.exportRunning }}
          onSaved={onClose}
        />
        <RulingItems
          table={play.table}
          isOver={isOver}
          finish={{ name: words.finish, about: words.finishAbout }}
          onDone={onClose}
        />
        <MoreItems id={id} />
        <MenuItem icon="help" onClick={() => go(rulesRoute(view.value.config))}>
          {common.help}
        </MenuItem>
        <MenuItem icon="keyboard" onClick={onKeys}>
          {words.keys}
        </MenuItem>
        <MenuItem icon="gear" onClick={() => go({ screen: 'settings' })}>
          {pages.settings}
        </MenuItem>
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

/** All scores and the log, if the table has no space for them. */
export function ScoresDialog({ play, onClose }: { readonly play: Play; readonly onClose: () => void }) {
  return (
    <Dialog title={text.value.table.scores} onClose={onClose} class="scores-dialog">
      <PlayersPanel table={play.table} />
      <div class="scores-worth">
        <Worth table={play.table} missing={play.site.value && play.targets.value?.missing} />
      </div>
      <LogList play={play} />
    </Dialog>
  );
}

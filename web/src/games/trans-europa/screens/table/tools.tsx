// Tools at the top of the map and the menu behind them.

import { useState } from 'preact/hooks';
import { text } from '../../../../messages/text.ts';
import { go } from '../../../../nav/router.ts';
import { change, settings } from '../../../../prefs/settings.ts';
import { isDark } from '../../../../prefs/theme.ts';
import type { Play } from '../../state/play.ts';
import { saveGame } from '../../../../table/files.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { KeyList } from '../../../../table/key-list.tsx';

export function SoundButton() {
  const on = settings.value.sound;
  return (
    <IconButton
      icon={on ? 'sound' : 'mute'}
      label={text.value.table.sound(on)}
      pressed={on}
      onClick={() => change({ sound: !on })}
    />
  );
}

export function ThemeButton() {
  const dark = isDark.value;
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={text.value.table.theme}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    />
  );
}

export function TableMenu({
  play,
  onClose,
  onKeys,
}: {
  readonly play: Play;
  readonly onClose: () => void;
  readonly onKeys: () => void;
}) {
  const { table: words, common, settings: settingWords } = text.value;
  const [asking, setAsking] = useState(false);
  const over = play.table.view.value.public.stage.kind === 'over';
  const save = (): void => void saveGame(play.table.id).then(onClose);
  return (
    <Dialog title={common.menu} onClose={onClose} class="menu">
      <ul class="menu-list">
        <li>
          <button type="button" onClick={() => go({ screen: 'home' })}>
            <Icon name="home" /> {words.leave} <small>{words.leaveAbout}</small>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => go({ screen: 'replay', id: play.table.id })}>
            <Icon name="replay" /> {words.replay}
          </button>
        </li>
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
        <li>
          <button type="button" onClick={() => go({ screen: 'rules', edition: play.table.view.value.config.edition })}>
            <Icon name="help" /> {common.help}
          </button>
        </li>
        <li>
          <button type="button" onClick={onKeys}>
            <Icon name="keyboard" /> {words.keys}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => go({ screen: 'settings' })}>
            <Icon name="gear" /> {settingWords.title}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}

export function Tools({ play, onKeys }: { readonly play: Play; readonly onKeys: () => void }) {
  const { table: words, common } = text.value;
  const [menu, setMenu] = useState(false);
  const edition = play.table.view.value.config.edition;
  return (
    <>
      <nav class="panel tools" data-covers aria-label={words.tools}>
        {play.table.humans.value.size > 0 && (
          <IconButton
            icon="bulb"
            label={words.hint}
            disabled={play.table.acting.value === undefined}
            onClick={() => void play.hints.askHint()}
          />
        )}
        <SoundButton />
        <ThemeButton />
        <IconButton
          icon="help"
          label={common.help}
          onClick={() => go({ screen: 'rules', edition })}
          class="tools-help"
        />
        <IconButton icon="menu" label={common.menu} expanded={menu} onClick={() => setMenu(true)} />
      </nav>
      {menu && (
        <TableMenu
          play={play}
          onClose={() => setMenu(false)}
          onKeys={() => {
            setMenu(false);
            onKeys();
          }}
        />
      )}
    </>
  );
}

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text.value.settings.keys} onClose={onClose} class="keys-dialog">
      <KeyList />
    </Dialog>
  );
}

export function ZoomTools({ play }: { readonly play: Play }) {
  const { table: words } = text.value;
  const locate = (): void => {
    const junction = play.cursor.value;
    const seat = play.seat.value;
    const marker = seat === undefined ? null : (play.table.view.value.public.markers[seat] ?? null);
    const at = marker === null ? junction : play.board.junctions[marker]?.id;
    if (at !== undefined) play.handle.value?.zoomTo([at], 72);
  };
  return (
    <div class="panel zoom" data-covers>
      <IconButton icon="plus" label={words.zoomIn} onClick={() => play.handle.value?.zoomBy(1.35)} />
      <IconButton icon="minus" label={words.zoomOut} onClick={() => play.handle.value?.zoomBy(1 / 1.35)} />
      <IconButton icon="fit" label={words.fit} onClick={() => play.handle.value?.fit()} />
      <IconButton icon="locate" label={words.locate} onClick={locate} />
    </div>
  );
}

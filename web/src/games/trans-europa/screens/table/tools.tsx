// Tools at the top of the map, and those that move it.

import { useState } from 'preact/hooks';
import { go } from '../../../../nav/router.ts';
import { SoundButton, ThemeButton } from '../../../../table/preference-buttons.tsx';
import { IconButton } from '../../../../ui/controls.tsx';
import { text } from '../../messages/text.ts';
import { tellsProgress } from '../../play/claims.ts';
import { rulesRoute } from '../../play/rules-route.ts';
import type { Play } from '../../state/play.ts';
import { TableMenu } from './late-parts.ts';
import { NetworkButton } from './show-network.tsx';

export function Tools({ play, onKeys }: { readonly play: Play; readonly onKeys: () => void }) {
  const { table: words, common } = text.value;
  const [menu, setMenu] = useState(false);
  return (
    <>
      <nav class="panel tools" data-covers="tools" aria-label={words.tools}>
        <HintButton play={play} />
        <SoundButton />
        <ThemeButton />
        <IconButton
          icon="help"
          label={common.help}
          onClick={() => go(rulesRoute(play.table.view.value.config))}
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

function HintButton({ play }: { readonly play: Play }) {
  const { humans, challenge, view } = play.table;
  if (humans.value.size === 0 || challenge || !tellsProgress(view.value)) return null;
  return (
    <IconButton
      icon="bulb"
      label={text.value.table.hint}
      disabled={play.table.acting.value === undefined}
      onClick={() => void play.hints.askHint()}
    />
  );
}

/** `hint` where no other row has room for it. */
export function ZoomTools({ play, hint = false }: { readonly play: Play; readonly hint?: boolean }) {
  const { table: words } = text.value;
  return (
    <div class="panel zoom" data-covers="zoom">
      {hint && <HintButton play={play} />}
      <IconButton icon="plus" label={words.zoomIn} onClick={() => play.handle.value?.zoomBy(1.35)} />
      <IconButton icon="minus" label={words.zoomOut} onClick={() => play.handle.value?.zoomBy(1 / 1.35)} />
      <IconButton icon="fit" label={words.fit} onClick={() => play.handle.value?.fit()} />
      <NetworkButton play={play} />
      {/* Its room is kept before there is a network, so that it moves no board when it comes. */}
      {!play.site.value && <span class="zoom-room" data-covers="network" />}
    </div>
  );
}

// Tools at the edges of the table: hint, menu, zoom, and what the free rows of the map mean.

import { useState } from 'preact/hooks';
import { text as shell } from '../../../../messages/text.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { words } from '../../messages/frame-text.ts';
import { hurrying, maySkip, skip } from '../../state/hurry.ts';
import type { Play } from '../../state/play.ts';
import { layout } from '../../../../ui/layout.ts';
import { Sign } from '../parts/sign.tsx';
import { News } from './news.tsx';
import { hasStage } from './stage.tsx';
import { ComparisonDialog, FindCity, TableMenu } from './late-parts.ts';

/** Books are the players' own work: there is no hint for them. */
const UNADVISED: ReadonlySet<string> = new Set(['books', 'audits']);

export function Tools({ play, onKeys }: { readonly play: Play; readonly onKeys: () => void }) {
  const [menu, setMenu] = useState(false);
  const { stage, hints, mapOnly, covered } = play;
  const aside = covered.value || hasStage(play) || mapOnly.value;
  return (
    <div class="tt-tools">
      {aside && (
        <IconButton
          icon="eye"
          label={mapOnly.value ? words.value.backToPhase : play.names.value.text.actions.lookAtMap}
          pressed={mapOnly.value}
          onClick={() => {
            mapOnly.value = !mapOnly.value;
          }}
        />
      )}
      {hasStage(play) && maySkip(play) && (
        <IconButton icon="last" label={words.value.skip} pressed={hurrying.value} onClick={skip} />
      )}
      <News play={play} />
      <Compare play={play} />
      {stage.value.mine && !UNADVISED.has(stage.value.step) && (
        <IconButton icon="bulb" label={words.value.hint} onClick={() => void hints.askHint()} />
      )}
      <IconButton icon="menu" label={shell.value.common.menu} expanded={menu} onClick={() => setMenu(true)} />
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
    </div>
  );
}

/** All companies side by side; on a phone they have a separate place. */
function Compare({ play }: { readonly play: Play }) {
  const [open, setOpen] = useState(false);
  const label = words.value.compare;
  if (layout.value === 'phone' || play.stage.value.step === 'over') return null;
  return (
    <>
      <button
        type="button"
        class="icon-button"
        title={label}
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Sign name="compare" size={22} />
      </button>
      {open && <ComparisonDialog play={play} onClose={() => setOpen(false)} />}
    </>
  );
}

export function ZoomTools({ play }: { readonly play: Play }) {
  const frame = words.value;
  const { lookup } = play;
  return (
    <>
      <div class="tt-sheet tt-zoom" data-covers>
        <IconButton icon="plus" label={frame.zoomIn} onClick={() => play.handle.value?.zoomBy(1.35)} />
        <IconButton icon="minus" label={frame.zoomOut} onClick={() => play.handle.value?.zoomBy(1 / 1.35)} />
        <IconButton icon="fit" label={frame.fit} onClick={() => play.handle.value?.fit()} />
        <IconButton
          icon="search"
          label={frame.find.open}
          expanded={lookup.value !== undefined}
          onClick={() => {
            lookup.value = lookup.value === undefined ? { typing: true } : undefined;
          }}
        />
      </div>
      {lookup.value !== undefined && <FindCity play={play} />}
    </>
  );
}

export function Legend() {
  const { legend } = words.value;
  return (
    <p class="tt-sheet tt-legend" data-covers aria-hidden="true">
      <span data-kind="free">{legend.affordable}</span>
      <span data-kind="dear">{legend.dear}</span>
      <span data-kind="way">{legend.way}</span>
    </p>
  );
}

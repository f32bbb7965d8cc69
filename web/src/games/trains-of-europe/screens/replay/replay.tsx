// Looking back at a game: the table at any position, its moments, the log, and why each move was made.

import { computed, type ReadonlySignal } from '@preact/signals';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import '../table/table.css';
import './replay.css';
import { usePanels } from '../../../../map/panels.ts';
import { text as shell } from '../../../../messages/more-text.ts';
import { goBack, hrefOf } from '../../../../nav/router.ts';
import { ReplayControls } from '../../../../table/replay-controls.tsx';
import { useReplayKeys } from '../../../../table/replay-keys.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { layout } from '../../../../ui/layout.ts';
import { words } from '../../messages/frame-text.ts';
import { loadNotation } from '../../play/notation.ts';
import { displayAt } from '../../state/display.ts';
import { playAt, type Play } from '../../state/play.ts';
import { tableOfReplay } from '../../state/replay-table.ts';
import type { MapMarks } from '../../map/index.ts';
import type { Replay } from '../../types.ts';
import { colourOf } from '../parts/colour.ts';
import { SumPopover } from '../parts/index.ts';
import { Companies } from '../table/companies.tsx';
import { LogList } from '../table/log-list.tsx';
import { MapArea } from '../table/map-area.tsx';
import { ProfitTrack } from '../table/profit-track.tsx';
import { SideContent } from '../table/side-panel.tsx';
import { StageSheet } from '../table/stage.tsx';
import { YearLine } from '../table/year-line.tsx';
import { Moments } from './moments.tsx';
import { Why } from './why.tsx';
import { yearAt, yearStarts } from './years.ts';

type ReplayProps = { readonly replay: Replay };
type Shown = ReplayProps & { readonly play: Play };

const SIDES = ['moments', 'log', 'contracts'] as const;
type Side = (typeof SIDES)[number];

function Controls({ replay, play }: Shown) {
  const starts = useMemo(() => yearStarts(replay.course), [replay]);
  const { replay: say } = words.value;
  return (
    <ReplayControls
      replay={replay}
      notation={loadNotation}
      everybody={say.everybody}
      chapters={{
        label: say.years,
        starts,
        name: (index) => play.names.value.text.year.number(index + 1),
        now: yearAt(starts, replay.at.value) - 1,
      }}
    />
  );
}

type SideProps = Shown & { readonly phone?: boolean };

function SideOf({ replay, play, phone = false }: SideProps) {
  const [side, setSide] = useState<Side>('moments');
  const names = {
    moments: words.value.replay.moments,
    log: words.value.tabs.log,
    contracts: words.value.tabs.contracts,
  };
  return (
    <div class="tt-side">
      <div class="tt-tabs" role="tablist" aria-label={words.value.tabsLabel}>
        {SIDES.map((each) => (
          <button key={each} type="button" role="tab" aria-selected={side === each} onClick={() => setSide(each)}>
            {names[each]}
          </button>
        ))}
      </div>
      <div class="tt-side-body" role="tabpanel" tabIndex={0} aria-label={names[side]}>
        {side === 'moments' && <Moments replay={replay} names={play.names.value} />}
        {side === 'log' && <LogList play={play} />}
        {side === 'contracts' && <SideContent play={play} tab="contracts" phone={phone} />}
      </div>
    </div>
  );
}

/** The company shown follows the viewpoint; with all hands open it follows the mover. */
function usePlay(replay: Replay): Play {
  const play = useMemo(() => playAt(tableOfReplay(replay)), [replay]);
  useEffect(() => play.close, [play]);
  return play;
}

/** No sheet of a phase covers the map here, only the evaluation. */
function uncovered(play: Play): ReadonlySignal<MapMarks> {
  const shown = displayAt(play);
  return computed(() => ({ ...shown.value, dimmed: play.stage.value.step === 'over' }));
}

type HeadProps = ReplayProps & { readonly play: Play; readonly small: boolean };

function Head({ replay: { opened }, play, small }: HeadProps) {
  const { common, pages } = shell.value;
  return (
    <header class="tt-head">
      {!small && <YearLine play={play} />}
      {small && <b class="tr-title">{pages.replay}</b>}
      <div class="tt-tools">
        {opened.over && (
          <a class="button tr-review" href={hrefOf({ screen: 'review', id: opened.id })}>
            {pages.review}
          </a>
        )}
        <IconButton icon="close" label={common.close} onClick={() => goBack({ screen: 'games' })} />
      </div>
    </header>
  );
}

/** The sum behind a number that was pressed. */
function SumOf({ play }: { readonly play: Play }) {
  const sum = play.sum.value;
  const close = (): void => {
    play.sum.value = undefined;
  };
  return sum ? <SumPopover {...sum} names={play.names.value} onClose={close} /> : null;
}

export function ReplayView({ replay }: ReplayProps) {
  const play = usePlay(replay);
  const marks = useMemo(() => uncovered(play), [play]);
  const { ref, panels } = usePanels();
  const listId = useId();
  useReplayKeys(replay);
  const shape = layout.value;
  const small = shape === 'phone' || shape === 'tablet-tall';
  const { pages } = shell.value;
  const over = play.stage.value.step === 'over';
  return (
    <main
      class={`tt tr tt-${shape} co-${colourOf(play.shownSeat.value)}`}
      data-at={replay.at.value}
      data-step={play.stage.value.step}
    >
      <h1 class="visually-hidden" tabIndex={-1}>
        {pages.replay}
      </h1>
      <div class="tt-frame">
        <Head replay={replay} play={play} small={small} />
        {!small && <ProfitTrack play={play} />}
        <div class="tt-middle">
          <div class="tt-map" ref={ref}>
            <MapArea
              play={play}
              marks={marks}
              insets={{
                top: shape === 'tablet-tall' ? 70 : 6,
                right: 6,
                bottom: small ? 150 : 120,
                left: small ? 6 : 196,
              }}
              panels={panels}
              describedBy={listId}
            />
          </div>
          {shape !== 'phone' && !over && <Companies play={play} />}
          <p id={listId} class="visually-hidden">
            {words.value.map}
          </p>
          <div class="tr-bottom" data-covers>
            <Why replay={replay} names={play.names.value} />
            <Controls replay={replay} play={play} />
          </div>
        </div>
        <SideOf replay={replay} play={play} phone={small} />
        {over && (
          <div class="tt-place tr-over">
            <div class="tt-place-stage">
              <StageSheet play={play} looking />
            </div>
          </div>
        )}
      </div>
      <SumOf play={play} />
    </main>
  );
}

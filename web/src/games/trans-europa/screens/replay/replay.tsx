// Looking back at a game: the board at any position, all scores, the log and the hands that may be seen.

import type { Box, Insets } from '../../../../map/types.ts';
import { useMemo } from 'preact/hooks';
import { gridOf } from '@branchline/trans-europa';
import './replay.css';
import { usePanels } from '../../../../map/panels.ts';
import { goBack, hrefOf } from '../../../../nav/router.ts';
import { isStill } from '../../../../prefs/theme.ts';
import { ReplayControls } from '../../../../table/replay-controls.tsx';
import { useReplayKeys } from '../../../../table/replay-keys.ts';
import { BrandSign } from '../../../../ui/brand.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { layout, lying, lyingWide } from '../../../../ui/layout.ts';
import { Board } from '../../board/index.ts';
import { text, textLanguage } from '../../messages/more-text.ts';
import { loadNotation } from '../../play/notation.ts';
import { boardName, boardTexts } from '../../play/names.ts';
import type { Replay } from '../../types.ts';
import { handsShown, ReplayHands } from './hands.tsx';
import { ReplayLog } from './log.tsx';
import { useReplayMarks } from './marks.ts';
import { ReplayPlayers } from './players.tsx';
import { roundAt, roundStarts } from './rounds.ts';

type ReplayProps = { readonly replay: Replay };

/** The viewer's colour; with all hands open it is the first. */
const colourOf = ({ eyes }: Replay) => colourOfSeat(typeof eyes.value === 'number' ? eyes.value : 0);

/** Space under panels at the edges of the map. */
function useInsets(replay: Replay): Insets {
  const shape = layout.value;
  const hands = handsShown(replay).length;
  return useMemo(() => {
    if (lying.value) return { top: 0, right: 360, bottom: 0, left: 0 };
    if (shape === 'phone') return { top: 64, right: 0, bottom: 158 + hands * 25, left: 0 };
    if (shape === 'tablet-tall') return { top: 72, right: 0, bottom: 240, left: 0 };
    return { top: 0, right: 332, bottom: 0, left: 0 };
  }, [shape, hands, lying.value]);
}

type ReplayBoardProps = ReplayProps & { readonly panels: readonly Box[]; readonly room: readonly Box[] };

function ReplayBoard({ replay, panels, room }: ReplayBoardProps) {
  const { board } = gridOf(replay.view.value.config.board);
  const texts = useMemo(() => boardTexts.value(board), [boardTexts.value, board]);
  const { marks, laid } = useReplayMarks(replay);
  const insets = useInsets(replay);
  const phone = layout.value === 'phone';
  const isWhole = phone ? lyingWide.value : layout.value !== 'tablet-tall';
  return (
    <Board
      board={board}
      marks={marks.value}
      laid={laid.value}
      me={colourOf(replay)}
      texts={texts}
      insets={insets}
      {...(isWhole ? { room } : {})}
      panels={panels}
      fit={phone && !isWhole ? 'height' : 'all'}
      compact={phone}
      motion={replay.playing.value && replay.speed.value <= 2 && !isStill.value ? 'on' : 'off'}
    />
  );
}

function Title({ replay }: ReplayProps) {
  const { editions, pages } = text.value;
  const { config } = replay.view.value;
  return (
    <div class="corner-top-left">
      <a class="panel title" data-covers="title" href={hrefOf({ screen: 'home' })}>
        <BrandSign />
        <span class="title-brand">{pages.replay}</span>
        <span class="title-table">
          {boardName(gridOf(config.board).board)} · {editions[config.edition]}
        </span>
      </a>
    </div>
  );
}

function Controls({ replay }: ReplayProps) {
  const { lookBack } = text.value;
  const starts = useMemo(() => roundStarts(replay.course), [replay]);
  return (
    <ReplayControls
      replay={replay}
      notation={loadNotation}
      everybody={lookBack.everybody}
      chapters={{
        label: lookBack.rounds,
        starts,
        name: (index) => lookBack.round(index + 1),
        now: roundAt(starts, replay.at.value) - 1,
      }}
    />
  );
}

export function ReplayView({ replay }: ReplayProps) {
  const { ref, panels, room } = usePanels(`${layout.value} ${textLanguage.value}`);
  useReplayKeys(replay);
  const shape = layout.value;
  const { common, pages } = text.value;
  return (
    <main ref={ref} class={`table replay table-${shape} c-${colourOf(replay)}`}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {pages.replay}
      </h1>
      <div class="table-map">
        <ReplayBoard replay={replay} panels={panels} room={room} />
      </div>
      <div class="table-panels">
        <Title replay={replay} />
        {shape !== 'phone' && shape !== 'tablet-tall' && (
          <div class="rail" data-covers="rail">
            <ReplayPlayers replay={replay} />
            <ReplayLog replay={replay} />
          </div>
        )}
        <div class="replay-bottom">
          <ReplayHands replay={replay} />
          <Controls replay={replay} />
        </div>
        {replay.opened.over && (
          <a
            class="panel button replay-review"
            data-covers="review"
            href={hrefOf({ screen: 'review', id: replay.opened.id })}
          >
            {pages.review}
          </a>
        )}
        <IconButton
          icon="close"
          label={common.close}
          onClick={() => goBack({ screen: 'games' })}
          class="panel replay-close"
        />
      </div>
    </main>
  );
}

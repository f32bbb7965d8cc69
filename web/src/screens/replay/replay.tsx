// Looking back at a game: scrub, step, play, jump to a round, borrow any player's eyes.

import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { gridOf } from '@branchline/trans-europa';
import './replay.css';
import { text } from '../../app/language.ts';
import { boardName, boardTexts } from '../../app/names.ts';
import { goBack, hrefOf } from '../../app/router.ts';
import { isStill } from '../../app/theme.ts';
import { Board } from '../../board/index.ts';
import { colourOfSeat } from '../../play/colours.ts';
import { openReplay, type ReplayDesk } from '../../store/replay.ts';
import type { OpenProblem } from '../../worker/protocol.ts';
import { BrandSign } from '../../ui/brand.tsx';
import { IconButton } from '../../ui/controls.tsx';
import { layout } from '../../ui/layout.ts';
import { usePanels } from '../../ui/panels.ts';
import { OpenTrouble } from '../trouble.tsx';
import { ReplayControls } from './controls.tsx';
import { handsShown, ReplayHands } from './hands.tsx';
import { ReplayLog } from './log.tsx';
import { replayMarks } from './marks.ts';
import { ReplayPlayers } from './players.tsx';

type ReplayProps = { readonly id: string; readonly move: number | undefined };

export function Replay({ id, move }: ReplayProps) {
  const [desk, setDesk] = useState<ReplayDesk | OpenProblem>();
  useEffect(() => {
    let wanted = true;
    let opened: ReplayDesk | undefined;
    void openReplay(id, move).then((found) => {
      if (!wanted) return;
      if (!('problem' in found)) opened = found;
      setDesk(found);
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [id]);
  if (!desk) return <main class="waiting" aria-busy="true" aria-label={text.value.common.loading} />;
  if ('problem' in desk) return <OpenTrouble id={id} problem={desk} />;
  return <ReplayView desk={desk} />;
}

function ReplayView({ desk }: { readonly desk: ReplayDesk }) {
  const { common, editions, replay } = text.value;
  const { ref, panels } = usePanels();
  const view = desk.view.value;
  const { board } = gridOf(view.config.board);
  const texts = useMemo(() => boardTexts.value(board), [boardTexts.value, board]);
  const marks = replayMarks(desk);
  const phone = layout.value === 'phone';
  const tall = layout.value === 'tablet-tall';
  const hands = handsShown(desk).length;
  const lying = phone && innerWidth > innerHeight;
  const insets = useMemo(
    () =>
      lying
        ? { top: 0, right: 360, bottom: 0, left: 0 }
        : phone
          ? { top: 64, right: 0, bottom: 158 + hands * 25, left: 0 }
          : tall
            ? { top: 72, right: 0, bottom: 240, left: 0 }
            : { top: 48, right: 332, bottom: 132, left: 0 },
    [phone, tall, hands, lying],
  );
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, button, a')) return;
      if (event.key === 'ArrowRight') desk.step(1);
      else if (event.key === 'ArrowLeft') desk.step(-1);
      else if (event.key === ' ') {
        event.preventDefault();
        if (desk.playing.value) desk.pause();
        else desk.play();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
  const eyes = desk.eyes.value;
  return (
    <main ref={ref} class={`table replay table-${layout.value} c-${colourOfSeat(typeof eyes === 'number' ? eyes : 0)}`}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {replay.title}
      </h1>
      <div class="table-map">
        <Board
          board={board}
          marks={marks.value}
          me={colourOfSeat(typeof eyes === 'number' ? eyes : 0)}
          texts={texts}
          insets={insets}
          panels={panels}
          fit={phone ? 'height' : 'all'}
          compact={phone}
          motion={desk.playing.value && desk.speed.value <= 2 && !isStill.value ? 'on' : 'off'}
        />
      </div>
      <div class="table-panels">
        <div class="corner-top-left">
          <a class="panel title" data-covers href={hrefOf({ screen: 'home' })}>
            <BrandSign />
            <span class="title-brand">{replay.title}</span>
            <span class="title-table">
              {boardName(board)} · {editions[view.config.edition].name}
            </span>
          </a>
        </div>
        {!phone && !tall && (
          <div class="rail" data-covers>
            <ReplayPlayers desk={desk} />
            <ReplayLog desk={desk} />
          </div>
        )}
        <div class="replay-bottom">
          <ReplayHands desk={desk} />
          <ReplayControls desk={desk} />
        </div>
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

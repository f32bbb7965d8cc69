// The panels above the map: on a wide window, on a tablet held upright, on a phone.

import { useState } from 'preact/hooks';
import { hrefOf } from '../../../../nav/router.ts';
import { BrandSign } from '../../../../ui/brand.tsx';
import { layout } from '../../../../ui/layout.ts';
import { text } from '../../messages/text.ts';
import { boardName } from '../../play/names.ts';
import type { Display } from '../../state/display.ts';
import type { Play } from '../../state/play.ts';
import { Hand } from './hand.tsx';
import { GameOver, MissingLegend, RoundEndPanel, SpecialCards, WatchBar } from './late-parts.ts';
import { LogPanel } from './log-panel.tsx';
import { PhoneFacts, PlayerStrip, Sheet } from './phone.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { Tools, ZoomTools } from './tools.tsx';
import { TurnPanel } from './turn-panel.tsx';

type PanelsProps = { readonly play: Play; readonly display: Display; readonly onKeys: () => void };

const isEnded = ({ table }: Play): boolean => table.stop.value !== undefined;
const isOver = (play: Play): boolean => play.table.view.value.public.stage.kind === 'over' && !isEnded(play);
const hasCards = ({ table }: Play): boolean => table.view.value.public.cards.length > 0;
/** Nobody plays at this device. */
const isWatched = ({ table }: Play): boolean => table.humans.value.size === 0;

function Title({ play }: { readonly play: Play }) {
  const { editions, common } = text.value;
  const { edition } = play.table.view.value.config;
  return (
    <a class="panel title" data-covers="title" href={hrefOf({ screen: 'home' })}>
      <BrandSign />
      <span class="title-brand">{common.brand}</span>
      <span class="title-table">
        {boardName(play.board)} · {editions[edition]}
      </span>
    </a>
  );
}

function Rail({ play, display }: Omit<PanelsProps, 'onKeys'>) {
  const [logOpen, setLogOpen] = useState(layout.value === 'desktop');
  const { table } = play;
  return (
    <div class="rail" data-covers="rail">
      {isEnded(play) ? (
        <RoundEndPanel play={play} display={display} />
      ) : isOver(play) ? (
        <GameOver play={play} />
      ) : (
        <>
          <PlayersPanel table={table} />
          <LogPanel play={play} open={logOpen} onToggle={() => setLogOpen(!logOpen)} />
          <TurnPanel play={play} />
        </>
      )}
    </div>
  );
}

export function WidePanels({ play, display, onKeys }: PanelsProps) {
  const ended = isEnded(play);
  return (
    <>
      <div class="corner-top-left">
        <Title play={play} />
        {hasCards(play) && <SpecialCards table={play.table} />}
      </div>
      {!ended && <Tools play={play} onKeys={onKeys} />}
      {!ended && <ZoomTools play={play} />}
      {!ended && !isOver(play) && play.seat.value !== undefined && <Hand play={play} />}
      {isWatched(play) && !ended && !isOver(play) && <WatchBar table={play.table} />}
      <Rail play={play} display={display} />
      {ended && <MissingLegend play={play} />}
    </>
  );
}

/** A tablet held upright: players on top, hand and turn side by side at the bottom. */
export function TallPanels({ play, display, onKeys }: PanelsProps) {
  const over = isOver(play);
  return (
    <>
      <PlayerStrip play={play} onKeys={onKeys} />
      {hasCards(play) && <SpecialCards table={play.table} />}
      {isEnded(play) || over ? (
        <div class="phone-end">{over ? <GameOver play={play} /> : <RoundEndPanel play={play} display={display} />}</div>
      ) : (
        <>
          <ZoomTools play={play} hint />
          <div class="tall-bar">
            {play.seat.value !== undefined && <Hand play={play} />}
            {isWatched(play) && <WatchBar table={play.table} />}
            <TurnPanel play={play} />
          </div>
        </>
      )}
    </>
  );
}

export function PhonePanels({ play, display, onKeys }: PanelsProps) {
  return (
    <>
      <PlayerStrip play={play} onKeys={onKeys} />
      {!isEnded(play) && !isOver(play) && <PhoneFacts play={play} display={display} />}
      {isEnded(play) ? (
        <div class="phone-end">
          <RoundEndPanel play={play} display={display} />
        </div>
      ) : isOver(play) ? (
        <div class="phone-end">
          <GameOver play={play} />
        </div>
      ) : (
        <div class="phone-bottom" data-covers="bottom">
          {isWatched(play) && (
            <div class="phone-floats">
              <WatchBar table={play.table} />
            </div>
          )}
          <Sheet play={play} />
        </div>
      )}
    </>
  );
}

// The table: opens a game of this device and shows it in the layout that fits the window.

import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import './table.css';
import './players.css';
import './turn.css';
import './small.css';
import { text } from '../../app/language.ts';
import { boardName } from '../../app/names.ts';
import { later } from '../../app/later.tsx';
import { hrefOf } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { colourOfSeat } from '../../play/colours.ts';
import { announceAt } from '../../store/announce.ts';
import { boardDesk, type BoardDesk } from '../../store/board-marks.ts';
import { keyDesk } from '../../store/keys.ts';
import { playAt, type Play } from '../../store/play.ts';
import { openTable } from '../../store/table.ts';
import type { OpenProblem } from '../../worker/protocol.ts';
import { BrandSign } from '../../ui/brand.tsx';
import { layout, type Layout } from '../../ui/layout.ts';
import { usePanels } from '../../ui/panels.ts';
import type { Insets } from '../../board/index.ts';
import { OpenTrouble } from '../trouble.tsx';
import { BoardArea } from './board-area.tsx';
import { Changes } from './changes.tsx';
import { Curtain } from './curtain.tsx';
import { useFocusKept } from './focus.ts';
import { Hand } from './hand.tsx';
import { LegalList } from './legal-list.tsx';
import { LogPanel } from './log-panel.tsx';
import { Notices } from './notices.tsx';
import { Overview, PlayerStrip, Sheet } from './phone.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { whoIs } from './seats.ts';
import { showMissing } from './show-missing.ts';
import { SpecialCards } from './special-cards.tsx';
import { KeysDialog, Tools, ZoomTools } from './tools.tsx';
import { TurnPanel } from './turn-panel.tsx';
import { WatchBar } from './watch-bar.tsx';

/** What ends a round is not needed before one ends. */
const ending = () => import('./ending.tsx');
const nothing = (): null => null;
const RoundEndPanel = later(async () => (await ending()).RoundEndPanel, nothing);
const MissingLegend = later(async () => (await ending()).MissingLegend, nothing);
const GameOver = later(async () => (await ending()).GameOver, nothing);
/** Milliseconds after which it is fetched all the same. */
const ENDING_AHEAD = 4000;

/** Space under panels at the edges of the map. */
function insetsFor(shape: Layout, { width, height }: { width: number; height: number }, ended: boolean): Insets {
  if (shape === 'phone' && width > height) return { top: 72, right: 360, bottom: 0, left: 0 };
  if (shape === 'phone') return { top: 72, right: 0, bottom: ended ? Math.min(height * 0.5, 440) : 214, left: 0 };
  if (shape === 'tablet-tall') return { top: 96, right: 8, bottom: ended ? height * 0.44 : 250, left: 8 };
  if (shape === 'tablet') return { top: 28, right: (ended ? 348 : 264) + 20, bottom: 60, left: 0 };
  const rail = width >= 1800 ? 360 : ended ? 396 : 300;
  return { top: ended ? 40 : 56, right: rail + 32, bottom: 46, left: 0 };
}

export function TableScreen({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Play | OpenProblem>();
  useEffect(() => {
    let wanted = true;
    let play: Play | undefined;
    void openTable(id).then((table) => {
      if ('problem' in table) {
        if (wanted) setOpened(table);
        return;
      }
      if (!wanted) {
        table.close();
        return;
      }
      play = playAt(table);
      setOpened(play);
    });
    return () => {
      wanted = false;
      play?.close();
      play?.table.close();
    };
  }, [id]);
  if (!opened) return <main class="waiting" aria-busy="true" aria-label={text.value.common.loading} />;
  if ('problem' in opened) return <OpenTrouble id={id} problem={opened} />;
  return <Table key={id} play={opened} />;
}

function Table({ play }: { readonly play: Play }) {
  const [keysShown, setKeysShown] = useState(false);
  const desk = useMemo(() => boardDesk(play), [play]);
  const keys = useMemo(() => keyDesk(play, whoIs(play.table), () => setKeysShown(true)), [play]);
  useEffect(() => announceAt(play, whoIs(play.table)), [play]);
  useFocusKept(play);
  // Sounds come when they are first asked for.
  const loud = settings.value.sound;
  useEffect(() => {
    if (!loud) return undefined;
    let stop = (): void => {};
    let left = false;
    void import('../../store/sounds.ts').then(({ soundsAt }) => {
      if (!left) stop = soundsAt(play.table);
    });
    return () => {
      left = true;
      stop();
    };
  }, [play, loud]);
  useEffect(() => {
    const timer = setTimeout(() => void ending(), ENDING_AHEAD);
    return () => clearTimeout(timer);
  }, []);
  const { ref, panels } = usePanels();
  const listId = useId();
  const { table } = play;
  const shape = layout.value;
  const Panels = shape === 'phone' ? PhonePanels : shape === 'tablet-tall' ? TallPanels : WidePanels;
  const ended = table.roundEnd.value !== undefined;
  const insets = useMemo(() => insetsFor(shape, { width: innerWidth, height: innerHeight }, ended), [shape, ended]);
  const me = colourOfSeat(play.seat.value ?? 0);
  const hidden = table.curtain.value !== undefined;

  // The panel of the round's end is larger: the board moves over and back. A phone has room for the missing tracks only.
  useLayoutEffect(() => {
    if (ended && shape === 'phone') showMissing(play, play.seat.value);
    else play.handle.value?.fit();
  }, [ended]);

  // At the end of a round any key skips the show, and Enter goes on wherever the focus is.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!table.roundEnd.value) return;
      if (play.reveal.stage.value !== 'score') {
        play.reveal.skip();
        return;
      }
      if (event.key !== 'Enter') return;
      if (event.target instanceof HTMLElement && event.target.closest('button, a, input, dialog')) return;
      table.nextRound();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);

  return (
    <main
      ref={ref}
      class={`table c-${me} table-${shape}`}
      data-ended={ended || undefined}
      data-stage={table.view.value.public.stage.kind}
      data-acting={table.acting.value}
      data-sequence={table.sequence.value}
      data-sending={play.sending.value || undefined}
    >
      <h1 class="visually-hidden">
        {boardName(play.board)} · {text.value.editions[table.view.value.config.edition].name}
      </h1>
      <div class="table-map" inert={hidden}>
        <BoardArea play={play} desk={desk} keys={keys} insets={insets} panels={panels} describedBy={listId} />
      </div>
      <div class="table-panels" inert={hidden}>
        <Panels play={play} desk={desk} onKeys={() => setKeysShown(true)} />
        <LegalList id={listId} play={play} />
      </div>
      <Notices table={table} />
      <Curtain table={table} />
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </main>
  );
}

type PanelsProps = { readonly play: Play; readonly desk: BoardDesk; readonly onKeys: () => void };

function Title({ play }: { readonly play: Play }) {
  const { editions, common } = text.value;
  const { edition } = play.table.view.value.config;
  return (
    <a class="panel title" data-covers href={hrefOf({ screen: 'home' })}>
      <BrandSign />
      <span class="title-brand">{common.brand}</span>
      <span class="title-table">
        {boardName(play.board)} · {editions[edition].name}
      </span>
    </a>
  );
}

function WidePanels({ play, desk, onKeys }: PanelsProps) {
  const { table } = play;
  const [logOpen, setLogOpen] = useState(layout.value === 'desktop');
  const ended = table.roundEnd.value !== undefined;
  const over = table.view.value.public.stage.kind === 'over' && !ended;
  return (
    <>
      <div class="corner-top-left">
        <Title play={play} />
        <SpecialCards table={table} />
      </div>
      {!ended && <Tools play={play} onKeys={onKeys} />}
      {!ended && <ZoomTools play={play} />}
      {!ended && !over && play.seat.value !== undefined && <Hand play={play} />}
      {table.humans.value.size === 0 && !ended && <WatchBar table={table} />}
      {ended ? (
        <div class="rail" data-covers>
          <RoundEndPanel play={play} desk={desk} />
        </div>
      ) : over ? (
        <div class="rail" data-covers>
          <GameOver play={play} />
        </div>
      ) : (
        <div class="rail" data-covers>
          <PlayersPanel table={table} />
          {!play.hints.hint.value && <LogPanel play={play} open={logOpen} onToggle={() => setLogOpen(!logOpen)} />}
          <TurnPanel play={play} />
        </div>
      )}
      <MissingLegend play={play} />
    </>
  );
}

/** A tablet held upright: players on top, hand and turn side by side at the bottom. */
function TallPanels({ play, desk, onKeys }: PanelsProps) {
  const { table } = play;
  const ended = table.roundEnd.value !== undefined;
  const over = table.view.value.public.stage.kind === 'over' && !ended;
  return (
    <>
      <PlayerStrip play={play} onKeys={onKeys} />
      <SpecialCards table={table} />
      {ended ? (
        <div class="phone-end">
          <RoundEndPanel play={play} desk={desk} />
        </div>
      ) : (
        <>
          <ZoomTools play={play} />
          <div class="tall-bar">
            {!over && play.seat.value !== undefined && <Hand play={play} />}
            {table.humans.value.size === 0 && <WatchBar table={table} />}
            {over ? <GameOver play={play} /> : <TurnPanel play={play} />}
          </div>
        </>
      )}
    </>
  );
}

function PhonePanels({ play, desk, onKeys }: PanelsProps) {
  const { table } = play;
  const ended = table.roundEnd.value !== undefined;
  const over = table.view.value.public.stage.kind === 'over' && !ended;
  return (
    <>
      <PlayerStrip play={play} onKeys={onKeys} />
      <SpecialCards table={table} />
      {ended ? (
        <div class="phone-end">
          <RoundEndPanel play={play} desk={desk} />
        </div>
      ) : over ? (
        <div class="phone-end">
          <GameOver play={play} />
        </div>
      ) : (
        <div class="phone-bottom">
          <div class="phone-floats">
            {!play.hints.hint.value && <Overview play={play} desk={desk} />}
            {table.humans.value.size === 0 ? <WatchBar table={table} /> : <Changes play={play} />}
          </div>
          <Sheet play={play} />
        </div>
      )}
    </>
  );
}

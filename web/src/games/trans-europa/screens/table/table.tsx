// The table of Trans Europa, in the layout that fits the window.

import type { Insets } from '../../../../map/types.ts';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import './table.css';
import './players.css';
import './turn.css';
import './small.css';
import { usePanels, type Panels as Covering } from '../../../../map/panels.ts';
import { settings } from '../../../../prefs/settings.ts';
import { useFocusKept } from '../../../../table/focus.ts';
import { Notices } from '../../../../table/notices.tsx';
import { whoIs } from '../../../../table/people.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { layout, lying, lyingWide, type Layout } from '../../../../ui/layout.ts';
import { text, textLanguage } from '../../messages/text.ts';
import { boardName } from '../../play/names.ts';
import { prefer, preferences } from '../../settings.ts';
import { displayAt, type Display } from '../../state/display.ts';
import { keysAt } from '../../state/keys.ts';
import { playAt, type Play } from '../../state/play.ts';
import type { Table } from '../../types.ts';
import { BoardArea } from './board-area.tsx';
import { mayKnow } from './hand.tsx';
import { levelName } from './levels.ts';
import { PhonePanels, TallPanels, WidePanels } from './panels.tsx';
import { ClaimDialog, Curtain, fetchLateParts, KeysDialog, LegalList } from './late-parts.ts';

/** Milliseconds after which what will be needed later is fetched. */
const FETCH_AHEAD = 4000;

type Seen = {
  readonly shape: Layout;
  readonly ended: boolean;
  readonly cards: boolean;
  readonly seats: number;
};

/** Space under panels at the edges of the map, where they go from one side to the other. */
function insetsFor({ shape, ended, cards, seats }: Seen, { width, height }: { width: number; height: number }): Insets {
  if (lying.value) return { top: 0, right: Math.min(292, width * 0.4) + 16, bottom: 0, left: 0 };
  if (shape === 'phone' && ended) return { top: 0, right: 0, bottom: height * 0.56, left: 0 };
  if (shape === 'phone') return { top: 120, right: 0, bottom: 262, left: 0 };
  if (shape === 'tablet-tall')
    return {
      top: 84 + (cards ? 56 : 0),
      right: 40,
      bottom: ended ? height * (seats > 4 ? 0.54 : 0.44) : Math.min(330, height * 0.4),
      left: 8,
    };
  if (shape === 'tablet') return { top: 0, right: (ended ? 348 : 264) + 20, bottom: 0, left: 0 };
  const rail = ended ? 396 : width >= 1800 ? 360 : 300;
  return { top: 0, right: rail + 32, bottom: 0, left: 0 };
}

function usePlay(table: Table): Play {
  const play = useMemo(() => playAt(table), [table]);
  useEffect(() => play.close, [play]);
  return play;
}

/** Sounds come when they are first asked for. */
function useSounds(table: Table): void {
  const loud = settings.value.sound;
  useEffect(() => {
    if (!loud) return undefined;
    let stop = (): void => {};
    let left = false;
    void import('../../state/sounds.ts').then(({ soundsAt }) => {
      if (!left) stop = soundsAt(table);
    });
    return () => {
      left = true;
      stop();
    };
  }, [table, loud]);
}

/** At the end of a round any key skips the show, and Enter goes on wherever the focus is. */
function useEndKeys({ table, reveal }: Play): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!table.stop.value) return;
      if (reveal.stage.value !== 'score') {
        reveal.skip();
        return;
      }
      if (event.key !== 'Enter') return;
      if (event.target instanceof HTMLElement && event.target.closest('button, a, input, dialog')) return;
      table.goOn();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}

/** Enter does what the main button says also when the focus has nowhere to be, as after a button that went away. */
function useEnter({ table, proceed }: Play): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || event.target !== document.body) return;
      if (table.stop.value === undefined && table.curtain.value === undefined) void proceed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}

/** The panel of the round's end is larger: the board moves over and back. A phone shows what is missing instead. */
function useRoomForEnd(play: Play, ended: boolean): void {
  useLayoutEffect(() => {
    if (!ended || layout.value !== 'phone') play.handle.value?.fit();
  }, [ended]);
}

/** A player who has seen the end of a round knows the goal. */
function useGoalTold(ended: boolean): void {
  useEffect(() => {
    if (ended && !preferences.peek().goalTold) prefer({ goalTold: true });
  }, [ended]);
}

function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetchLateParts(), FETCH_AHEAD);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Panels that the board waits for, so that it does not move when they come: the hand, which is dealt first, and what comes
 * in separate files.
 */
function expectedAt({ table, seat }: Play): readonly string[] {
  const { stage, cards } = table.view.value.public;
  if (table.stop.value || stage.kind === 'over') return [];
  if (layout.value === 'phone') return cards.length > 0 ? ['bottom', 'cards'] : ['bottom'];
  if (stage.kind === 'deal' || stage.kind === 'special-card') return ['dealt'];
  const hand = seat.value === undefined ? [] : ['tickets', ...(mayKnow(table) ? ['known'] : [])];
  return cards.length > 0 ? ['cards', ...hand] : hand;
}

type MapProps = {
  readonly play: Play;
  readonly display: Display;
  readonly covering: Omit<Covering, 'ref'>;
  readonly describedBy: string;
  readonly onHelp: () => void;
};

function TableMap({ play, display, covering, describedBy, onHelp }: MapProps) {
  const shape = layout.value;
  const ended = play.table.stop.value !== undefined;
  const { cards } = play.table.view.value.public;
  const [width, height] = [innerWidth, innerHeight];
  const over = play.table.view.value.public.stage.kind === 'over';
  const seen: Seen = {
    shape,
    ended: ended || (over && shape === 'tablet-tall'),
    cards: cards.length > 0,
    seats: play.table.seats.value.length,
  };
  const insets = useMemo(
    () => insetsFor(seen, { width, height }),
    [shape, seen.ended, seen.cards, seen.seats, width, height],
  );
  const { panels, ...room } = covering;
  const isWhole = shape === 'phone' ? lyingWide.value : shape !== 'tablet-tall';
  const onKey = useMemo(() => keysAt({ play, who: whoIs(play.table), help: onHelp }), [play]);
  return (
    <BoardArea
      play={play}
      marks={display.marks}
      laid={display.laid}
      onKey={onKey}
      insets={insets}
      fit={shape === 'phone' && !isWhole ? 'height' : 'all'}
      {...(isWhole ? room : {})}
      panels={panels}
      describedBy={describedBy}
    />
  );
}

const PANELS = { phone: PhonePanels, 'tablet-tall': TallPanels, tablet: WidePanels, desktop: WidePanels } as const;

export function TableView({ table }: { readonly table: Table }) {
  const play = usePlay(table);
  const [keysShown, setKeysShown] = useState(false);
  const display = useMemo(() => displayAt(play), [play]);
  const ended = table.stop.value !== undefined;
  useFocusKept({ table, sending: play.sending, focusBoard: () => play.handle.value?.focus() });
  useSounds(table);
  useFetchAhead();
  useRoomForEnd(play, ended);
  useGoalTold(ended);
  useEndKeys(play);
  useEnter(play);
  const { public: position, config } = table.view.value;
  const occasion = [layout.value, ended, position.cards, textLanguage.value].join(' ');
  const { ref, ...covering } = usePanels(occasion, expectedAt(play));
  const listId = useId();
  const shape = layout.value;
  const Panels = PANELS[shape];
  const hidden = table.curtain.value !== undefined;
  const showKeys = (): void => setKeysShown(true);
  return (
    <main
      ref={ref}
      class={`table c-${colourOfSeat(play.seat.value ?? 0)} table-${shape}`}
      data-ended={ended || undefined}
      data-stage={position.stage.kind}
      data-acting={table.acting.value}
      data-sequence={table.sequence.value}
      data-sending={play.sending.value || undefined}
    >
      <h1 class="visually-hidden">
        {boardName(play.board)} · {text.value.editions[config.edition]}
      </h1>
      <div class="table-map" inert={hidden}>
        <TableMap play={play} display={display} covering={covering} describedBy={listId} onHelp={showKeys} />
      </div>
      <div class="table-panels" inert={hidden}>
        <Panels play={play} display={display} onKeys={showKeys} />
        <LegalList id={listId} play={play} />
      </div>
      <Notices table={table} botName={levelName} />
      {table.humans.value.size > 1 && (
        <Curtain table={table} secret={['drop', 'pass', 'chain'].includes(position.stage.kind)} />
      )}
      {play.claiming.value && play.canClaim.value && <ClaimDialog play={play} />}
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </main>
  );
}

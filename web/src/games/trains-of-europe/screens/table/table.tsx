// The table of Trains of Europe, in the layout that fits the window.

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import './table.css';
import type { Insets } from '../../../../map/types.ts';
import { usePanels } from '../../../../map/panels.ts';
import { labelled } from '../../../../messages/labelled.ts';
import { Curtain } from '../../../../table/curtain.tsx';
import { useFocusKept } from '../../../../table/focus.ts';
import { Notices } from '../../../../table/notices.tsx';
import { layout } from '../../../../ui/layout.ts';
import { words } from '../../messages/frame-text.ts';
import { levelName } from '../../messages/levels.ts';
import { text } from '../../messages/text.ts';
import { standingsOf } from '../../play/contract/standing.ts';
import type { PlanItem } from '../../play/plan.ts';
import { displayAt } from '../../state/display.ts';
import { listenForKeys } from '../../state/keys.ts';
import { playAt, type Play } from '../../state/play.ts';
import type { Table } from '../../types.ts';
import { colourOf } from '../parts/colour.ts';
import { SumPopover } from '../parts/index.ts';
import { fetchLateParts, KeysDialog } from './late-parts.ts';
import { MapArea } from './map-area.tsx';
import { Opening } from './opening.tsx';
import { PhoneFrame } from './phone.tsx';
import { usePlaces } from './places.ts';
import { hasStage } from './stage.tsx';
import { WideFrame } from './wide.tsx';

/** Milliseconds after which what will be needed later is fetched. */
const FETCH_AHEAD = 2500;

/** Steps in which several choose at once, each in secret. */
const SECRET: ReadonlySet<string> = new Set(['offers', 'vote', 'books']);

type TableProps = {
  readonly table: Table;
  /** What a lesson plans for the player. */
  readonly planned?: readonly PlanItem[] | undefined;
};

function usePlay({ table, planned }: TableProps): Play {
  const play = useMemo(() => playAt(table), [table]);
  useEffect(() => play.close, [play]);
  useEffect(() => {
    if (planned) play.setPlan({ version: 1, items: planned });
  }, [play, planned]);
  return play;
}

function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetchLateParts(), FETCH_AHEAD);
    return () => clearTimeout(timer);
  }, []);
}

/** Space the sheets take from the map's cell; the Atlantic is kept free for them. */
const INSETS: Readonly<Record<string, Insets>> = {
  // The key to the free rows covers its foot.
  desktop: { top: 6, right: 6, bottom: 30, left: 196 },
  tablet: { top: 6, right: 6, bottom: 6, left: 190 },
  // The companies lie in a row over its top, the action sheet over its foot.
  'tablet-tall': { top: 74, right: 6, bottom: 172, left: 6 },
  // The sheet with the decision covers its foot, the buttons of the map over its right edge.
  phone: { top: 6, right: 58, bottom: 170, left: 6 },
};

/** The strip of contracts covers the south, on a tall tablet with the question above it. */
const STRIP = { desktop: 168, tablet: 168, 'tablet-tall': 236, phone: 0 } as const;

/** The zoom at which a whole contract is looked at. */
const NEAR = 1;

function useInsets(play: Play): Insets {
  const shape = layout.value;
  const strip = play.stage.value.step === 'contracts' && shape !== 'phone';
  return useMemo(() => ({ ...INSETS[shape]!, ...(strip ? { top: 6, bottom: STRIP[shape] } : {}) }), [shape, strip]);
}

/** What a phase shows on the map is brought into sight. */
function useSight(play: Play): void {
  const { stops = [], glow = [], near = false } = play.shown.value ?? {};
  const cities = stops.map(({ city }) => city).join(' ');
  const wasNear = useRef(false);
  useEffect(() => {
    const handle = play.handle.value;
    const what = { cities: cities.split(' '), sections: glow };
    if (handle && cities !== '' && near) handle.show(what, NEAR);
    // A glance moves nothing while the whole map is in sight.
    else if (handle && cities !== '' && !handle.isWhole()) handle.show(what, Math.min(NEAR, handle.zoom()));
    else if (wasNear.current) handle?.fit();
    wasNear.current = near;
  }, [cities, near]);
}

/** Once the strip of contracts has gone and the map is seen again, all of it is there. */
function useWholeAfterStrip(play: Play): void {
  const strip = play.stage.value.step === 'contracts' && layout.value !== 'phone';
  const seen = !strip && !play.covered.value;
  const due = useRef(strip);
  useEffect(() => {
    if (due.current && seen) play.handle.value?.fit();
    due.current = strip || (due.current && !seen);
  }, [strip, seen]);
}

/** A small map begins where licences are needed: at the cities of the open routes. */
function useWantedInSight(play: Play): void {
  const { step, mine } = play.stage.value;
  const handle = play.handle.value;
  const wanted = layout.value === 'phone' && mine && step === 'licences' && handle !== undefined;
  useEffect(() => {
    if (!wanted) return;
    const { contracts } = standingsOf(play.table.view.peek(), play.shownSeat.peek());
    const open = contracts.flatMap(({ routes }) => routes.filter(({ state }) => state === 'missing'));
    const cities = open.flatMap(({ from, to }) => [from, to]);
    if (cities.length > 0) handle.show({ cities }, 1);
  }, [wanted]);
}

function Sum({ play }: { readonly play: Play }) {
  const shown = play.sum.value;
  if (!shown) return null;
  return (
    <SumPopover
      {...shown}
      names={play.names.value}
      onClose={() => {
        play.sum.value = undefined;
      }}
    />
  );
}

export function TableView(props: TableProps) {
  const { table } = props;
  const play = usePlay(props);
  const marks = useMemo(() => displayAt(play), [play]);
  const places = usePlaces(play);
  const placesNow = useRef(places);
  placesNow.current = places;
  const [keysShown, setKeysShown] = useState(false);
  const { ref, panels } = usePanels();
  const listId = useId();
  const insets = useInsets(play);
  useSight(play);
  useWholeAfterStrip(play);
  useWantedInSight(play);
  useFetchAhead();
  useFocusKept({ table, sending: play.sending, focusBoard: () => play.handle.value?.focus() });
  useLayoutEffect(
    () =>
      listenForKeys(play, {
        open: (tab) => placesNow.current.openByKey(tab),
        map: () => placesNow.current.map(),
        help: () => setKeysShown(true),
      }),
    [play],
  );
  const shape = layout.value;
  const hidden = table.curtain.value !== undefined;
  const { step } = play.stage.value;
  const Frame = shape === 'phone' ? PhoneFrame : WideFrame;
  return (
    <main
      class={`tt co-${colourOf(play.shownSeat.value)} tt-${shape}`}
      data-step={step}
      data-acting={table.acting.value}
      data-sequence={table.sequence.value}
      data-settled={table.settled.value || undefined}
      data-sending={play.sending.value || undefined}
    >
      <h1 class="visually-hidden">{text.value.game}</h1>
      <Opening play={play} />
      <Frame play={play} places={places} onKeys={() => setKeysShown(true)} hidden={hidden}>
        <div class="tt-map" ref={ref} inert={play.covered.value || (shape === 'phone' && hasStage(play))}>
          <MapArea play={play} marks={marks} insets={insets} panels={panels} describedBy={listId} />
        </div>
      </Frame>
      {/* The map is also a list: the description says where. */}
      <p id={listId} class="visually-hidden">
        {labelled(words.value.keys.sections, 'S')}
      </p>
      <Sum play={play} />
      <Notices table={table} botName={levelName} />
      <Curtain table={table} secret={SECRET.has(step)} help={words.value.curtain} />
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </main>
  );
}

// The review of a finished game of companies: map, curve, costly decisions, what everything returned, and the auctions.

import { computed, useComputed, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import { useCallback, useEffect, useId, useMemo, useState } from 'preact/hooks';
import { contentOf, licenceFee, type SectionId } from '@branchline/trains-of-europe';
import '../screens/parts/parts.css';
import '../screens/table/table.css';
import './review.css';
import { usePanels } from '../../../map/panels.ts';
import { text as shell } from '../../../messages/more-text.ts';
import { goBack, hrefOf } from '../../../nav/router.ts';
import { useReviewKeys } from '../../../study/review-keys.ts';
import { useReview } from '../../../study/use-review.ts';
import { Waiting } from '../../../table/waiting.tsx';
import { IconButton } from '../../../ui/controls.tsx';
import { layout } from '../../../ui/layout.ts';
import type { MapMarks } from '../map/index.ts';
import type { Names } from '../play/tell/names.ts';
import { words as frame } from '../messages/frame-text.ts';
import { marketOf, officeOf } from '../play/office.ts';
import { ifTaken } from '../play/if-taken.ts';
import { colourOf } from '../screens/parts/colour.ts';
import { marksOf as wayMarks } from '../screens/parts/marks-of.ts';
import { MapArea } from '../screens/table/map-area.tsx';
import { ProfitTrack } from '../screens/table/profit-track.tsx';
import { YearLine } from '../screens/table/year-line.tsx';
import { displayAt } from '../state/display.ts';
import { playAt, type Play } from '../state/play.ts';
import { tableOfReplay } from '../state/replay-table.ts';
import type { Replay } from '../types.ts';
import { Auctions } from './auctions.tsx';
import { Chart } from './chart.tsx';
import { Costly, DecisionWords } from './costly.tsx';
import { FirstLine } from './first-line.tsx';
import { Learn } from './learn.tsx';
import { decisionsToLearn, newLearning, type Learning } from './learning.ts';
import { Luck } from './luck.tsx';
import { words } from './messages/text.ts';
import { Returns } from './returns.tsx';
import { openReview, type ReviewState } from './review-state.ts';
import { isStacked } from './stacked.ts';
import { Points, ReviewWorkLine, Steps } from './steps.tsx';
import { jump } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };
type Shown = OfReview & { readonly play: Play };

/** The decision looked at: the licence bought glows; the better licence is planned, or the way of the better contract. */
function marksOf({ decisions, chosen, replay }: ReviewState): Partial<MapMarks> {
  const decision = decisions.value.find(({ sequence }) => sequence === chosen.value);
  if (!decision) return {};
  const { action, better, seat } = decision;
  const view = replay.view.value;
  const { sectionIndex, contractIndex } = contentOf(view.config);
  const priced = (section: SectionId) => {
    const no = sectionIndex.get(section);
    return { section, price: no === undefined ? 0 : licenceFee(marketOf(officeOf(view, seat)), no) };
  };
  return {
    ...(better.do === 'take'
      ? wayMarks(view, seat, ifTaken(view, seat, contractIndex.get(better.contract)!).standing)
      : {}),
    ...(action.do === 'licence' ? { selected: priced(action.section) } : {}),
    ...(better.do === 'licence' ? { plan: [priced(better.section)] } : {}),
  };
}

function usePlay(replay: Replay): Play {
  const play = useMemo(() => playAt(tableOfReplay(replay)), [replay]);
  useEffect(() => play.close, [play]);
  return play;
}

const TABS = ['decisions', 'returns', 'auctions'] as const;
type Tab = (typeof TABS)[number];

type Learns = { readonly learning: Signal<Learning | undefined> };

/** Asks the own turning points, once all of them are known. */
function LearnButton({ state, learning }: OfReview & Learns) {
  const decisions = state.review.value ? decisionsToLearn(state) : [];
  if (decisions.length === 0) return null;
  return (
    <button
      type="button"
      class="button tv-learn-button"
      onClick={() => (learning.value = newLearning(state, decisions))}
    >
      {words.value.learn.open(decisions.length)}
    </button>
  );
}

function Side({ state, play, learning }: Shown & Learns) {
  const [tab, setTab] = useState<Tab>('decisions');
  const { tabs } = words.value;
  const names = play.names.value;
  if (learning.value)
    return (
      <div class="tt-side">
        <div class="tt-side-body">
          <Learn learning={learning.value} names={names} onClose={() => (learning.value = undefined)} />
        </div>
      </div>
    );
  return (
    <div class="tt-side">
      <div class="tt-tabs" role="tablist" aria-label={tabs.label}>
        {TABS.map((each) => (
          <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => setTab(each)}>
            {tabs[each]}
          </button>
        ))}
      </div>
      <div class="tt-side-body" role="tabpanel" tabIndex={0} aria-label={tabs[tab]}>
        {tab === 'decisions' && (
          <>
            <Costly state={state} names={names} />
            <LearnButton state={state} learning={learning} />
            <Luck state={state} names={names} />
          </>
        )}
        {tab === 'returns' && <Returns state={state} names={names} />}
        {tab === 'auctions' && <Auctions state={state} names={names} />}
      </div>
    </div>
  );
}

function Head({ state, play, small }: Shown & { readonly small: boolean }) {
  const { common, pages } = shell.value;
  const { id } = state.replay.opened;
  return (
    <header class="tt-head">
      {small ? <b class="tr-title">{pages.review}</b> : <YearLine play={play} />}
      <div class="tt-tools">
        <a class="button tv-small" href={hrefOf({ screen: 'replay', id })}>
          {pages.replay}
        </a>
        <IconButton icon="close" label={common.close} onClick={() => goBack({ screen: 'replay', id })} />
      </div>
    </header>
  );
}

/** Where the map is small it turns to the decision looked at. */
function useFraming(play: Play, marks: ReadonlySignal<MapMarks>): void {
  const { plan, selected, stops, glow } = marks.value;
  const handle = play.handle.value;
  useEffect(() => {
    if (!handle || !isStacked()) return;
    const sections = [...plan.map(({ section }) => section), ...(selected ? [selected.section] : []), ...glow];
    const cities = stops.map(({ city }) => city);
    if (sections.length + cities.length > 0) handle.show({ sections, cities }, 1);
    else handle.fit();
  }, [handle, plan, selected, stops, glow]);
}

/** Small: right below the map, what there is to say about the place looked at. */
function Now({ state, names, learning }: OfReview & Learns & { readonly names: Names }) {
  if (learning.value)
    return (
      <div class="tv-now">
        <Learn learning={learning.value} names={names} onClose={() => (learning.value = undefined)} />
      </div>
    );
  return (
    <div class="tv-now">
      <Points state={state} />
      {state.chosen.value === undefined ? (
        <FirstLine state={state} names={names} />
      ) : (
        <DecisionWords state={state} names={names} />
      )}
    </div>
  );
}

function ReviewScreen({ state }: OfReview) {
  const play = usePlay(state.replay);
  const marks = useMemo(() => {
    const shown = displayAt(play);
    return computed<MapMarks>(() => ({ ...shown.value, dimmed: false, ...marksOf(state) }));
  }, [play, state]);
  useFraming(play, marks);
  const learning = useSignal<Learning | undefined>(undefined);
  const work = useComputed(() => state.work.value.state); // and not with every step of it
  const { ref, panels } = usePanels();
  const listId = useId();
  useReviewKeys({
    step: useCallback((by) => state.goTo(state.at.value + by), [state]),
    jump: useCallback((by) => jump(state, by), [state]),
  });
  const shape = layout.value;
  const stacked = isStacked();
  const names = play.names.value;
  return (
    <main
      class={`tt tr tv tt-${shape} co-${colourOf(state.seat.value)}`}
      data-work={work.value}
      data-at={state.replay.at.value}
    >
      <h1 class="visually-hidden" tabIndex={-1}>
        {shell.value.pages.review}
      </h1>
      <div class="tt-frame">
        <Head state={state} play={play} small={stacked} />
        {!stacked && <ProfitTrack play={play} />}
        <div class="tt-middle">
          <div class="tt-map" ref={ref}>
            <MapArea
              play={play}
              marks={marks}
              insets={{ top: 6, right: 6, bottom: 6, left: 6 }}
              panels={panels}
              describedBy={listId}
            />
          </div>
          <p id={listId} class="visually-hidden">
            {frame.value.map}
          </p>
          {!stacked && !learning.value && <FirstLine state={state} names={names} />}
        </div>
        {stacked && <Now state={state} names={names} learning={learning} />}
        <section class="tv-bottom" data-covers aria-label={words.value.chart}>
          <Chart state={state} names={names} />
          <Steps state={state} names={names} />
          <ReviewWorkLine state={state} />
        </section>
        {!(stacked && learning.value) && <Side state={state} play={play} learning={learning} />}
      </div>
    </main>
  );
}

export function ReviewView({ replay }: { readonly replay: Replay }) {
  const state = useReview(replay, openReview);
  return state ? <ReviewScreen state={state} /> : <Waiting />;
}

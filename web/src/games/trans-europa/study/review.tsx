// The review of a finished game: map, curve, costly turns, luck and skill, and what could be known.

import { useCallback, useMemo } from 'preact/hooks';
import { useComputed, useSignal, type Signal } from '@preact/signals';
import { gridOf } from '@branchline/trans-europa';
import './review.css';
import { usePanels } from '../../../map/panels.ts';
import type { Insets } from '../../../map/types.ts';
import { goBack, hrefOf } from '../../../nav/router.ts';
import { useAfterPaint } from '../../../study/after-paint.ts';
import { percentText } from '../../../study/percent.ts';
import { useReviewKeys } from '../../../study/review-keys.ts';
import { ReviewLine } from '../../../study/review-line.tsx';
import { useReview } from '../../../study/use-review.ts';
import { Waiting } from '../../../table/waiting.tsx';
import { BrandSign } from '../../../ui/brand.tsx';
import { colourOfSeat } from '../../../ui/colours.ts';
import { Choices, IconButton } from '../../../ui/controls.tsx';
import { layout } from '../../../ui/layout.ts';
import { boardName } from '../play/names.ts';
import type { Replay } from '../types.ts';
import { Chart } from './chart.tsx';
import { Costly } from './costly.tsx';
import { lessonIn } from './figures.ts';
import { Known, opponentOf } from './known.tsx';
import { LearnScreen } from './learn.tsx';
import { newLearning, turnsToLearn, type Learning } from './learning.ts';
import { Ledger } from './ledger.tsx';
import { text, textLanguage } from './messages/text.ts';
import { ReviewBoard, turnNow } from './review-board.tsx';
import { isJudged, openReview, type ReviewState } from './review-state.ts';
import { lessonText } from './sentences.ts';
import { Steps } from './steps.tsx';
import { storyLine } from './story-line.ts';
import { jump, pointHere } from './turning-points.ts';

type OfReview = { readonly state: ReviewState };

function Title({ state }: OfReview) {
  const { pages, editions, study } = text.value;
  const { config } = state.replay.view.value;
  const rounds = (state.bare.value.at(-1)?.round ?? 0) + 1;
  return (
    <div class="corner-top-left">
      <a
        class="panel title"
        data-covers="title"
        href={hrefOf({ screen: 'replay', id: state.replay.opened.id })}
        title={study.replay}
      >
        <BrandSign />
        <span class="title-brand">{pages.review}</span>
        <span class="title-table">
          {layout.value === 'phone' ? '' : `${boardName(gridOf(config.board).board)} · ${editions[config.edition]} · `}
          {study.round(state.round.value + 1, rounds)}
        </span>
      </a>
    </div>
  );
}

/** What the marks on the map mean. */
function Legend({ state, read }: OfReview & { readonly read: number | undefined }) {
  const { study } = text.value;
  const turn = turnNow(state);
  const hasBetter = isJudged(turn) && lessonIn(state, turn).loss !== undefined;
  const isOpen = state.judgement.value === 'open';
  return (
    <ul class="panel review-legend" data-covers="legend">
      {turn && (
        <li class={`c-${colourOfSeat(turn.seat)}`}>
          <i class="legend-played" />
          {study.played}
        </li>
      )}
      {hasBetter && (
        <li>
          <i class="legend-better" />
          {study.better}
        </li>
      )}
      {read !== undefined && (
        <li class={`c-${colourOfSeat(read)}`}>
          <i class="legend-likely" />
          {(isOpen ? study.holds : study.likely)(state.replay.opened.seats[read]!.name)}
        </li>
      )}
    </ul>
  );
}

/** The first line; on a turning point a small screen says there what it is about. */
function Line({ state }: OfReview) {
  const { study } = text.value;
  const { replay, at, seat } = state;
  const point = isNarrow() ? pointHere(state) : undefined;
  const story = storyLine(state);
  // Over a small map there is room for one sentence.
  const more = story && !isNarrow() ? [story.more] : [];
  if (!point) return <ReviewLine line={story?.line} waiting={study.working} more={more} />;
  const name = (player: number): string => replay.opened.seats[player]!.name;
  const { config } = replay.view.value;
  return (
    <ReviewLine
      line={`${study.turn(at.value)}: −${percentText(point.loss.value)}`}
      waiting=""
      more={[lessonText(point.lesson, seat.value, { config, name })]}
    />
  );
}

type Tab = 'moves' | 'luck' | 'known';

function PhoneTabs({ tab }: { readonly tab: Signal<Tab> }) {
  const { tabs } = text.value.study;
  return (
    <Choices
      label={tabs.label}
      labelHidden
      value={tab.value}
      onChange={(chosen) => {
        tab.value = chosen;
      }}
      choices={(['moves', 'luck', 'known'] as const).map((value) => ({ value, name: tabs[value] }))}
    />
  );
}

const isNarrow = (): boolean => layout.value === 'phone' || layout.value === 'tablet-tall';

function useInsets(): Insets {
  const shape = layout.value;
  return useMemo(() => {
    if (shape === 'phone' || shape === 'tablet-tall')
      return { top: 120, right: 0, bottom: Math.round(innerHeight * 0.5), left: 0 };
    return { top: 0, right: 420, bottom: 0, left: 0 };
  }, [shape]);
}

function ReviewScreen({ state, learn }: OfReview & { readonly learn: () => void }) {
  const { common, pages } = text.value;
  const shape = layout.value;
  const { ref, panels, room } = usePanels(`${shape} ${textLanguage.value}`);
  const insets = useInsets();
  const work = useComputed(() => state.work.value.state); // and not with every step of it
  const opponent = useSignal(0);
  const tab = useSignal<Tab>('moves');
  useReviewKeys({
    step: state.step,
    jump: useCallback((by) => jump(state, by), [state]),
  });
  const framed = useAfterPaint();
  const narrow = isNarrow();
  const read = narrow && tab.value !== 'known' ? undefined : opponentOf(state, opponent);
  const { id, over } = state.replay.opened;
  const close = () => goBack(over ? { screen: 'replay', id } : { screen: 'table', id });
  return (
    <main ref={ref} class={`table review table-${shape} c-${colourOfSeat(state.seat.value)}`} data-work={work.value}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {pages.review}
      </h1>
      <div class="table-map" aria-busy={!framed}>
        {framed && <ReviewBoard state={state} read={read} insets={insets} panels={panels} room={room} />}
      </div>
      <div class="table-panels">
        <Title state={state} />
        {!narrow && <Legend state={state} read={read} />}
        {!narrow && (
          <div class="rail review-rail" data-covers="rail">
            <Line state={state} />
            <Costly state={state} learn={learn} />
            <Ledger state={state} />
            <Known state={state} opponent={opponent} />
          </div>
        )}
        {narrow && <Line state={state} />}
        <section class="panel review-bottom" data-covers="chart" aria-label={text.value.study.chart}>
          <Chart state={state} />
          <Steps state={state} />
          {narrow && (
            <>
              <PhoneTabs tab={tab} />
              {tab.value === 'moves' && <Costly state={state} learn={learn} />}
              {tab.value === 'luck' && <Ledger state={state} />}
              {tab.value === 'known' && <Known state={state} opponent={opponent} />}
            </>
          )}
        </section>
        <IconButton icon="close" label={common.close} onClick={close} class="panel review-close" />
      </div>
    </main>
  );
}

export function ReviewView({ replay }: { readonly replay: Replay }) {
  const state = useReview(replay, openReview);
  const learning = useSignal<Learning | undefined>(undefined);
  if (!state) return <Waiting />;
  if (learning.value)
    return (
      <LearnScreen
        learning={learning.value}
        config={replay.view.value.config}
        onClose={() => (learning.value = undefined)}
      />
    );
  return (
    <ReviewScreen state={state} learn={() => (learning.value = newLearning(replay.opened.id, turnsToLearn(state)))} />
  );
}

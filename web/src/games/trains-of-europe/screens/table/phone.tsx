// The frame on a phone: a short head, one stage at a time, a sheet with the one decision, and five tabs.

import type { SectionId } from '@branchline/trains-of-europe';
import { SignAt } from '../../../../table/around.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { stepHelp, stepTitle, turnHead } from '../../play/tell/turn-words.ts';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { Badge, CompanyComparison, Sign } from '../parts/index.ts';
import { colourOf } from '../parts/colour.ts';
import { FinishButton, HintBeside, LimitBars, SectionButtons, Waiting } from './action-sheet.tsx';
import { BonusNote } from './bonus.tsx';
import { CashOf, cashSumAt, profitAt, ProfitOf } from './company-numbers.tsx';
import { HintCard, OnTable, PlanList, Watching } from './late-parts.ts';
import { phasePropsOf } from './phase-props-of.ts';
import { PhoneTrack } from './phone-track.tsx';
import { SectionCard } from './section-card.tsx';
import type { Place } from './places.ts';
import { SideContent, tabName } from './side-panel.tsx';
import { SinceMyTurn } from './since.tsx';
import { hasStage, StageSheet } from './stage.tsx';
import { Tools, ZoomTools } from './tools.tsx';
import { useSwipe } from './use-swipe.ts';
import type { FrameProps } from './wide.tsx';
import { yearShown } from './year-line.tsx';
import { nameOf } from '../../../../table/people.ts';

const TABS = ['stage', 'contracts', 'yard', 'companies', 'more'] as const;
type PhoneTab = (typeof TABS)[number];

/** What there is no room for among the tabs. */
const MORE = ['log', 'sections'] as const;

const tabOf = (place: Place): PhoneTab => (place === 'log' || place === 'sections' ? 'more' : place);
/** What happened is asked for more often than the map as a list. */
const placeOf = (tab: PhoneTab): Place => (tab === 'more' ? MORE[0] : tab);

const SIGNS = {
  stage: 'map',
  contracts: 'conference-room',
  yard: 'railroad-fair',
  companies: 'government-aid',
  more: 'plan',
} as const;

/** Zoom at which a section chosen elsewhere is shown. */
const NEAR = 1.1;

/** The year as dots: done, now, to come. */
function Dots({ play }: { readonly play: Play }) {
  const { text, who } = play.names.value;
  const { calls, year, end } = yearShown(play);
  return (
    <ol class="tt-dots" aria-label={`${text.year.fiscal} ${year}`}>
      {calls.map(({ seat, state, phase }, at) => (
        <li key={at} class={`co-${colourOf(seat)}`} data-state={state}>
          <span class="visually-hidden">{phase ? text.phases[phase].name : text.yearLine.callsNext(who(seat))}</span>
          {state === 'done' ? <Icon name="check" size={13} /> : phase ? <Sign name={phase} size={17} /> : '?'}
        </li>
      ))}
      <li data-state={end.now ? 'now' : 'later'}>
        <span class="visually-hidden">{text.yearLine.end}</span>
        <Sign name="flag" size={13} />
      </li>
    </ol>
  );
}

/** The phase, or what the year is at between two of them. */
function headline(play: Play): string {
  const { text } = play.names.value;
  const { step, phase, mine, insolvent } = play.stage.value;
  if (play.table.stop.value || insolvent !== undefined) return text.yearLine.end;
  if (step === 'over') return text.evaluation.title;
  if (phase) return text.phases[phase].name;
  return step === 'call' && !mine ? text.turn.nobody : stepTitle(play.names.value, play.stage.value);
}

/** The player's task; a spectator reads whose numbers these are. */
function subline(play: Play): string {
  const { stage, names, table, seat, shownSeat } = play;
  if (table.stop.value || stage.value.step === 'over') return names.value.text.game;
  return seat.value === undefined ? nameOf(table, shownSeat.value) : turnHead(names.value, stage.value);
}

function YearNumber({ play }: Pick<FrameProps, 'play'>) {
  const { year, final } = yearShown(play);
  const { text } = play.names.value;
  return (
    <span>
      {text.year.number(year)}
      {final && <small class="tt-final">{text.yearLine.final}</small>}
    </span>
  );
}

function Head({ play, onKeys }: Pick<FrameProps, 'play' | 'onKeys'>) {
  const { text } = play.names.value;
  const stage = play.stage.value;
  const seat = play.shownSeat.value;
  const profit = profitAt(play, seat);
  return (
    <header class="tt-phone-head">
      <p class="tt-phone-line">
        <YearNumber play={play} />
        <Dots play={play} />
        <Tools play={play} onKeys={onKeys} />
      </p>
      <p class="tt-phone-state">
        <span>
          <b>{headline(play)}</b>
          <small>{subline(play)}</small>
        </span>
        <span>
          <small>{text.company.cash}</small>
          <b>
            <CashOf play={play} seat={seat} />
          </b>
        </span>
        <span class={profit < 0 ? 'tt-neg' : profit > 0 ? 'tt-pos' : ''}>
          <small>{profit < 0 ? text.company.loss : text.company.profit}</small>
          <b>
            <ProfitOf play={play} seat={seat} />
          </b>
        </span>
      </p>
      {stage.step !== 'over' && <PhoneTrack play={play} />}
    </header>
  );
}

/** The others' cash at the corner of the map. */
function Rivals({ play }: { readonly play: Play }) {
  const { text } = play.names.value;
  const view = play.table.view.value;
  return (
    <ul class="tt-rivals" data-covers aria-label={text.company.companies}>
      {view.companies.map(({ cash }, seat) =>
        seat === play.shownSeat.value ? null : (
          <li key={seat}>
            <SignAt seat={seat}>
              <Badge seat={seat} size={18} />
            </SignAt>
            <span class="visually-hidden">{nameOf(play.table, seat)} </span>
            {cash === undefined ? '?' : <CashOf play={play} seat={seat} />}
          </li>
        ),
      )}
    </ul>
  );
}

function Sheet({ play }: { readonly play: Play }) {
  const names = play.names.value;
  const stage = play.stage.value;
  const section = play.current.value;
  const refusal = play.refusal.value;
  return (
    <section class="tt-phone-sheet" data-covers aria-label={turnHead(names, stage)} data-mine={stage.mine || undefined}>
      <div class="tt-phone-scroll">
        {play.hints.hint.value && <HintCard play={play} />}
        {section === undefined ? (
          <>
            <h2>{stage.mine ? stepTitle(names, stage) : turnHead(names, stage)}</h2>
            {stage.mine && <LimitBars play={play} />}
            {stage.mine && <p class="tt-help">{stepHelp(names, stage)}</p>}
            <SinceMyTurn play={play} />
          </>
        ) : (
          <SectionCard play={play} section={section} />
        )}
        {refusal && <p class="tt-refusal">{refusal.text}</p>}
        {play.plan.value.items.length > 0 && <PlanList play={play} />}
        {!stage.mine && <Waiting play={play} />}
      </div>
      <div class="tt-phone-buttons">
        <FinishButton play={play} />
        <SectionButtons play={play} compact />
      </div>
    </section>
  );
}

/** Not focusable while the page of another tab covers it. */
function StageTab({ play, places, children }: Pick<FrameProps, 'play' | 'places' | 'children'>) {
  const staged = hasStage(play) || play.covered.value;
  const watched = play.table.humans.value.size === 0;
  const ended = play.table.stop.value !== undefined || play.stage.value.step === 'over';
  return (
    <div class="tt-phone-stage" inert={places.place !== 'stage'}>
      {children}
      {!staged && (
        <>
          <Rivals play={play} />
          <ZoomTools play={play} />
          <BonusNote play={play} />
          {!watched && <Sheet play={play} />}
        </>
      )}
      <div class="tt-phone-place">
        {staged && <HintBeside play={play} />}
        <div class="tt-place-stage">
          <StageSheet play={play} />
        </div>
      </div>
      {watched && !ended && <Watching play={play} />}
    </div>
  );
}

type OtherProps = Pick<FrameProps, 'play' | 'places'> & { readonly onMap: (section: SectionId) => void };

function MorePage({ play, places, onMap }: OtherProps) {
  const { place, open } = places;
  if (place !== 'log' && place !== 'sections') return null;
  return (
    <>
      <div class="tt-tabs" role="tablist" aria-label={words.value.phoneTabs.more}>
        {MORE.map((each) => (
          <button key={each} type="button" role="tab" aria-selected={place === each} onClick={() => open(each)}>
            {tabName(play, each)}
          </button>
        ))}
      </div>
      <SideContent play={play} tab={place} phone onChoose={onMap} />
    </>
  );
}

function OtherTab({ play, places, onMap }: OtherProps) {
  const tab = tabOf(places.place);
  return (
    <div class="tt-phone-page" id="tt-tabpanel" tabIndex={0} role="region" aria-label={words.value.phoneTabs[tab]}>
      {tab === 'contracts' && <SideContent play={play} tab="contracts" phone />}
      {tab === 'yard' && <SideContent play={play} tab="yard" phone />}
      {tab === 'companies' && (
        <>
          <CompanyComparison {...phasePropsOf(play)} cashOf={(seat) => cashSumAt(play, seat)} />
          <OnTable play={play} />
        </>
      )}
      <MorePage play={play} places={places} onMap={onMap} />
    </div>
  );
}

export function PhoneFrame({ play, places, onKeys, hidden, children }: FrameProps) {
  const stage = play.stage.value;
  const tab = tabOf(places.place);
  const setTab = (next: PhoneTab): void => places.open(placeOf(next));
  // An insolvency belongs to the year end, not to the phase before it.
  const phase = hasStage(play) && stage.insolvent === undefined ? stage.phase : undefined;
  const isYearEnd = yearShown(play).end.now;
  const { phases, yearLine } = play.names.value.text;
  const stageName = isYearEnd ? yearLine.end : phase && phases[phase].name;
  const name = (each: PhoneTab): string => (each === 'stage' && stageName) || words.value.phoneTabs[each];
  const stageSign = isYearEnd ? 'flag' : phase;
  const showOnMap = (section: SectionId): void => {
    setTab('stage');
    play.handle.value?.show({ sections: [section] }, NEAR);
  };
  const swipe = useSwipe((step) => setTab(TABS[TABS.indexOf(tab) + step] ?? tab));
  return (
    <div class="tt-frame" inert={hidden} {...swipe}>
      <Head play={play} onKeys={onKeys} />
      <div class="tt-phone-body" data-tab={tab}>
        <StageTab play={play} places={places}>
          {children}
        </StageTab>
        {tab !== 'stage' && <OtherTab play={play} places={places} onMap={showOnMap} />}
      </div>
      <nav class="tt-phone-tabs" aria-label={words.value.tabsLabel}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={tab === each ? 'page' : undefined}
            onClick={() => setTab(each)}
          >
            <Sign name={(each === 'stage' && stageSign) || SIGNS[each]} size={20} />
            <span>{name(each)}</span>
          </button>
        ))}
      </nav>
    </div>
  );
}

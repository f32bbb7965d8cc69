// The right panel: contracts, yard, sections as a list, and the log.

import type { SectionId } from '@branchline/trains-of-europe';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { ContractsPanel, Sign } from '../parts/index.ts';
import { SectionList } from './late-parts.ts';
import { LogList } from './log-list.tsx';
import { phasePropsOf } from './phase-props-of.ts';
import { SIDE_TABS, type Places, type SideTab } from './places.ts';
import { SinceMyTurn } from './since.tsx';
import { hasColumn } from './stage.tsx';
import { Yard } from './yard.tsx';

type ContentProps = {
  readonly play: Play;
  readonly tab: SideTab;
  readonly phone?: boolean;
  readonly onChoose?: (section: SectionId) => void;
};

export function SideContent({ play, tab, phone = false, onChoose }: ContentProps) {
  switch (tab) {
    case 'contracts':
      return <ContractsPanel {...phasePropsOf(play)} phone={phone} />;
    case 'yard':
      return <Yard play={play} />;
    case 'sections':
      return <SectionList play={play} onChoose={onChoose} />;
    case 'log':
      return (
        <>
          <SinceMyTurn play={play} />
          <LogList play={play} />
        </>
      );
  }
}

export function tabName(play: Play, tab: SideTab): string {
  const { tabs } = words.value;
  if (tab !== 'yard') return tabs[tab];
  const { public: open } = play.table.view.value;
  const seat = play.shownSeat.value;
  return `${tabs.yard} ${open.idleLocos[seat]! + open.idleWagons[seat]!}`;
}

/** The way back to the column of the phase. */
function StageTab({ play, places }: PanelProps) {
  const { text } = play.names.value;
  const { phase, insolvent } = play.stage.value;
  const isPhase = phase !== undefined && insolvent === undefined && play.table.stop.value === undefined;
  const name = isPhase ? text.phases[phase].name : text.yearLine.end;
  return (
    <button
      type="button"
      role="tab"
      class="tt-tab-stage"
      title={name}
      aria-label={name}
      aria-selected={places.place === 'stage'}
      onClick={() => places.open('stage')}
    >
      <Sign name={isPhase ? phase : 'flag'} size={20} />
    </button>
  );
}

type PanelProps = { readonly play: Play; readonly places: Places };

/** The tabs are there in every phase; while the phase has its own column, that column is the first of them. */
export function SidePanel({ play, places }: PanelProps) {
  const { place } = places;
  const isFront = place === 'stage';
  return (
    <div class="tt-side" data-front={isFront || undefined}>
      <div class="tt-tabs" role="tablist" aria-label={words.value.tabsLabel}>
        {hasColumn(play) && <StageTab play={play} places={places} />}
        {SIDE_TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tt-tab-${each}`}
            aria-selected={place === each}
            {...(isFront ? {} : { 'aria-controls': 'tt-tabpanel' })}
            onClick={() => places.open(each)}
          >
            {tabName(play, each)}
          </button>
        ))}
      </div>
      {place !== 'stage' && place !== 'companies' && (
        <div class="tt-side-body" id="tt-tabpanel" role="tabpanel" tabIndex={0} aria-labelledby={`tt-tab-${place}`}>
          <SideContent play={play} tab={place} />
        </div>
      )}
    </div>
  );
}

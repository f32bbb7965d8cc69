// The right panel: contracts, yard, sections as a list, and the log.

import type { SectionId } from '@branchline/trains-of-europe';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { ContractsPanel } from '../parts/index.ts';
import { SectionList } from './late-parts.ts';
import { LogList } from './log-list.tsx';
import { phasePropsOf } from './phase-props-of.ts';
import { SinceMyTurn } from './since.tsx';
import { Yard } from './yard.tsx';

export const SIDE_TABS = ['contracts', 'yard', 'sections', 'log'] as const;
export type SideTab = (typeof SIDE_TABS)[number];

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

export function SidePanel({
  play,
  tab,
  onTab,
}: {
  readonly play: Play;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}) {
  return (
    <aside class="tt-side">
      <div class="tt-tabs" role="tablist" aria-label={words.value.tabsLabel}>
        {SIDE_TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tt-tab-${each}`}
            aria-selected={tab === each}
            aria-controls="tt-tabpanel"
            onClick={() => onTab(each)}
          >
            {tabName(play, each)}
          </button>
        ))}
      </div>
      <div class="tt-side-body" id="tt-tabpanel" role="tabpanel" tabIndex={0} aria-labelledby={`tt-tab-${tab}`}>
        <SideContent play={play} tab={tab} />
      </div>
    </aside>
  );
}

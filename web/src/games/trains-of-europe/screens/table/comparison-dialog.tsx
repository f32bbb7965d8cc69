// All companies side by side and the contracts on the table, above whatever phase is on.

import { useState } from 'preact/hooks';
import { Dialog } from '../../../../table/dialog.tsx';
import { words } from '../../messages/frame-text.ts';
import type { Sum } from '../../play/sums/sum.ts';
import type { Play } from '../../state/play.ts';
import { CompanyComparison, SumPopover } from '../parts/index.ts';
import { cashSumAt } from './company-numbers.tsx';
import { OnTable } from './on-table.tsx';

export { OnTable } from './on-table.tsx';

export function ComparisonDialog({ play, onClose }: { readonly play: Play; readonly onClose: () => void }) {
  const [asked, setAsked] = useState<{ readonly sum: Sum; readonly beside: HTMLElement }>();
  const names = play.names.value;
  return (
    <Dialog title={words.value.compare} onClose={onClose} class="tt-compare">
      <CompanyComparison
        view={play.table.view.value}
        seat={play.shownSeat.value}
        names={names}
        cashOf={(seat) => cashSumAt(play, seat)}
        explain={(sum, beside) => setAsked({ sum, beside })}
      />
      <OnTable play={play} />
      {/* Inside, for nothing outside of an open window can be reached. */}
      {asked && <SumPopover {...asked} names={names} onClose={() => setAsked(undefined)} />}
    </Dialog>
  );
}

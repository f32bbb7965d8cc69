// The frame on a desktop or a tablet: profit track, year line, map with its sheets, and the right panel.

import type { ComponentChildren } from 'preact';
import { layout } from '../../../../ui/layout.ts';
import type { Play } from '../../state/play.ts';
import { ActionSheet, HintBeside } from './action-sheet.tsx';
import { BonusNote } from './bonus.tsx';
import { Companies } from './companies.tsx';
import { Watching } from './late-parts.ts';
import { ProfitTrack } from './profit-track.tsx';
import type { Places } from './places.ts';
import { SidePanel } from './side-panel.tsx';
import { hasStage, StageSheet } from './stage.tsx';
import { Legend, Tools, ZoomTools } from './tools.tsx';
import { YearLine } from './year-line.tsx';

export type FrameProps = {
  readonly play: Play;
  readonly places: Places;
  readonly onKeys: () => void;
  /** Behind the curtain. */
  readonly hidden: boolean;
  /** The map. */
  readonly children: ComponentChildren;
};

export function WideFrame({ play, places, onKeys, hidden, children }: FrameProps) {
  const { step } = play.stage.value;
  const ended = play.table.stop.value !== undefined || step === 'over';
  const evaluated = step === 'over' && play.covered.value && play.table.stop.value === undefined;
  const watched = play.table.humans.value.size === 0;
  const staged = hasStage(play) || play.covered.value;
  // The strip of contracts leaves room for them, but not on a tall tablet.
  const besideStrip = step === 'contracts' && layout.value !== 'tablet-tall';
  return (
    <div class="tt-frame" data-place={places.place} data-step={step} inert={hidden}>
      <header class="tt-head">
        <YearLine play={play} />
        <Tools play={play} onKeys={onKeys} />
      </header>
      <ProfitTrack play={play} />
      <div class="tt-middle" data-staged={staged || undefined} data-step={step}>
        {children}
        {(!staged || besideStrip) && <Companies play={play} />}
        {!staged && (
          <>
            <ActionSheet play={play} />
            <ZoomTools play={play} />
            {step === 'licences' && layout.value === 'desktop' && !watched && <Legend />}
            <BonusNote play={play} />
          </>
        )}
        {watched && !ended && <Watching play={play} />}
      </div>
      {!evaluated && <SidePanel play={play} places={places} />}
      <div class="tt-place">
        {staged && <HintBeside play={play} />}
        <div class="tt-place-stage">
          <StageSheet play={play} />
        </div>
      </div>
    </div>
  );
}

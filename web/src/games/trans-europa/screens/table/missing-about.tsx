// What the count of missing tracks means: opened by the player from the count itself.

import { scoringOf } from '@branchline/trans-europa';
import { text } from '../../messages/more-text.ts';
import type { Play } from '../../state/play.ts';
import type { Table } from '../../types.ts';
import { useFolding } from './folding.ts';
import { PrestigeScale } from './prestige-scale.tsx';
import './missing-about.css';

type WorthProps = { readonly table: Table; readonly missing?: number | undefined };

/** What missing tracks cost or bring, and how far this table plays. */
export function Worth({ table, missing }: WorthProps) {
  const { count, roundOver } = text.value;
  const { config } = table.view.value;
  const { targetScore } = config.options;
  if (scoringOf(config) === 'penalty') {
    return (
      <p>
        {roundOver.penaltyRule} {count.toPenalty(targetScore)}
      </p>
    );
  }
  return (
    <>
      <PrestigeScale table={table} missing={missing} />
      <p>{count.toPrestige(targetScore)}</p>
    </>
  );
}

type AboutProps = {
  readonly play: Play;
  readonly within: { readonly current: HTMLElement | null };
  readonly onClose: () => void;
};

export function MissingAbout({ play, within, onClose }: AboutProps) {
  useFolding(within, { isOpen: true, fold: onClose });
  return (
    <div class="missing-about" role="note">
      <p>{text.value.count.help}</p>
      <Worth table={play.table} missing={play.site.value && play.targets.value?.missing} />
    </div>
  );
}

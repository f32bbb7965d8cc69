// The six phases and the caller's bonuses at a glance: on the rules page, and at the table in a small window.

import { PHASES, type Phase } from '@branchline/trains-of-europe';
import './phase-reference.css';
import { hrefOf } from '../../../../nav/router.ts';
import { text as shell } from '../../../../messages/text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { GAME } from '../../game.ts';
import { learnText } from '../../messages/learn-text.ts';
import { text } from '../../messages/text.ts';

/** Whether one may pass, and whether vehicles are assigned afterwards. */
const FACTS: Readonly<
  Record<Phase, { readonly passing: 'may' | 'must' | 'offer' | 'none'; readonly assigns: boolean }>
> = {
  'on-site-meeting': { passing: 'may', assigns: false },
  'railroad-fair': { passing: 'may', assigns: true },
  'conference-room': { passing: 'may', assigns: false },
  'auction-house': { passing: 'offer', assigns: true },
  'government-aid': { passing: 'must', assigns: false },
  'development-bonus': { passing: 'none', assigns: false },
};

function PhaseEntry({ phase }: { readonly phase: Phase }) {
  const { name, rule, bonus } = text.value.phases[phase];
  const { phaseReference: words } = learnText.value;
  const { passing, assigns } = FACTS[phase];
  return (
    <li class="phase-entry">
      <p class="phase-name">
        {/* Sections of the rules are called like the phases. */}
        <a href={hrefOf({ screen: 'rules', game: GAME, edition: phase })}>{name}</a>
      </p>
      <p>{rule}</p>
      <p class="phase-bonus">
        <b>{words.bonus}</b> {bonus}
      </p>
      <p class="phase-facts">
        {words.passing[passing]}
        {assigns && ` ${words.assigns}`}
      </p>
    </li>
  );
}

export const PhaseList = () => (
  <ul class="phase-list">
    {PHASES.map((phase) => (
      <PhaseEntry key={phase} phase={phase} />
    ))}
  </ul>
);

export function PhaseReference({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={learnText.value.phaseReference.title}
      closeLabel={shell.value.common.close}
      onClose={onClose}
      class="phase-reference"
    >
      <PhaseList />
    </Dialog>
  );
}

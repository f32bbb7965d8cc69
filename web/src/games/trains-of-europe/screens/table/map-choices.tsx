// A finger that could mean several sections: the two or three nearest to choose from.

import type { SectionId } from '@branchline/trains-of-europe';
import type { Play } from '../../state/play.ts';
import { choiceOf } from './section-card.tsx';
import { words } from '../../messages/frame-text.ts';

export type Choices = {
  readonly sections: readonly SectionId[];
  readonly at: { readonly x: number; readonly y: number };
};

type Props = { readonly play: Play; readonly choices: Choices; readonly onClose: () => void };

export function MapChoices({ play, choices, onClose }: Props) {
  const names = play.names.value;
  return (
    <div
      class="tt-choices"
      role="group"
      aria-label={words.value.whichSection}
      style={{ left: choices.at.x, top: choices.at.y }}
    >
      {choices.sections.map((section) => (
        <button
          key={section}
          type="button"
          onClick={() => {
            play.selected.value = section;
            onClose();
          }}
        >
          {names.section(section)} <b>{names.text.money.cash(choiceOf(play, section)?.price ?? 0)}</b>
        </button>
      ))}
      <button type="button" class="tt-choices-none" onClick={onClose}>
        {words.value.none}
      </button>
    </div>
  );
}

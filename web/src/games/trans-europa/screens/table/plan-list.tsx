// The plan of the turn as a list: its tracks, where it leads, and what it took the place of.

import type { LineId } from '@branchline/boards';
import { placeName } from '../../play/places.ts';
import { nearEnd } from '../../play/plan.ts';
import { costOfLine, isFerry } from '../../play/site.ts';
import { trackTitle } from '../../play/words.ts';
import { text } from '../../messages/more-text.ts';
import type { Play } from '../../state/play.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { FerryPiece } from './late-parts.ts';
import { openGoal } from './turn-panel.tsx';
import './plan-list.css';

type PlanProps = { readonly play: Play };

function Tracks({ play }: PlanProps) {
  const { plan } = text.value;
  const site = play.site.value;
  const { lays, goal, before = 0 } = play.plan.value;
  if (!site || lays.length === 0) return null;
  const toward = goal === undefined ? undefined : placeName(play.board, goal).city;
  const title = (line: LineId, index: number): string => {
    const from = nearEnd(site, line, lays.slice(0, index));
    return trackTitle(play.words.value, play.board, { line, from, goal: index < before ? undefined : toward });
  };
  return (
    <ol class="plan-list">
      {lays.map((lay, index) => (
        <li key={lay.line} class="plan-track">
          {/* The same badge as on the map: what the track costs. */}
          <b class="plan-cost">{costOfLine(site, lay.line)}</b>
          <span class="plan-title">{title(lay.line, index)}</span>
          <button
            type="button"
            class="plan-drop"
            aria-label={plan.drop}
            title={plan.drop}
            onClick={() => play.dropTrack(lay.line)}
          >
            <Icon name="close" size={14} />
          </button>
          {isFerry(site, lay.line) && <FerryPiece play={play} lay={lay} />}
        </li>
      ))}
    </ol>
  );
}

export function Goal({ play }: PlanProps) {
  const goal = openGoal(play);
  const way = play.way.value;
  if (goal === undefined) return null;
  const { plan } = text.value;
  return (
    <p class="plan-goal">
      {plan.goal(play.words.value.city(placeName(play.board, goal).city))}
      {way && ` · ${plan.cost(way.cost)}`}
    </p>
  );
}

/** That another plan is gone; screen readers have been told. */
export const PlanNote = ({ play }: PlanProps) =>
  play.plan.value.instead ? (
    <p class="plan-note" aria-hidden="true">
      {text.value.turn.instead}
    </p>
  ) : null;

export const PlanList = ({ play }: PlanProps) => (
  <>
    <Tracks play={play} />
    <Goal play={play} />
    <PlanNote play={play} />
  </>
);

// A higher target: proposing it when it has been reached, and voting on it.

import { contentOf, completedCount, remainingSeats } from '@branchline/trains-of-europe';
import { useState } from 'preact/hooks';
import { IconButton } from '../../../../ui/controls.tsx';
import type { PhaseProps } from '../phase-props.ts';
import { stepHelp } from '../../play/tell/turn-words.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { CompanyComparison } from '../parts/company-comparison.tsx';
import { Ask } from './stage-head.tsx';
import { useDimmed } from './use-dimmed.ts';

const MOST = 9;

function Standing({ view, names }: Pick<PhaseProps, 'view' | 'names'>) {
  return (
    <ul class="toe-standing">
      {remainingSeats(view.public).map((seat) => (
        <li key={seat}>
          <Badge seat={seat} size={24} />
          <span>{names.who(seat).name}</span>
          <b>{names.text.company.completedOf(completedCount(view.public, seat), view.public.target)}</b>
        </li>
      ))}
    </ul>
  );
}

function Propose({ stage, names, act, sending }: PhaseProps) {
  const { actions, screens } = names.text;
  const least = stage.choices.kind === 'target' ? stage.choices.least : 1;
  const [target, setTarget] = useState(least);
  const value = Math.max(least, target);
  return (
    <>
      <div class="toe-stepper">
        <IconButton icon="minus" label={screens.less} disabled={value <= least} onClick={() => setTarget(value - 1)} />
        <output>{value}</output>
        <IconButton icon="plus" label={screens.more} disabled={value >= MOST} onClick={() => setTarget(value + 1)} />
      </div>
      <div class="toe-buttons">
        <button
          type="button"
          class="button button-me"
          disabled={sending}
          onClick={() => act({ do: 'propose-target', target: value })}
        >
          {actions.propose(value)}
        </button>
        <button type="button" class="button toe-plain" disabled={sending} onClick={() => act({ do: 'done' })}>
          {actions.doneTarget}
        </button>
      </div>
    </>
  );
}

function Vote({ names, act, sending }: PhaseProps) {
  const { actions } = names.text;
  return (
    <div class="toe-buttons">
      <button
        type="button"
        class="button button-me"
        disabled={sending}
        onClick={() => act({ do: 'vote', agree: true })}
      >
        {actions.agree}
      </button>
      <button
        type="button"
        class="button toe-plain"
        disabled={sending}
        onClick={() => act({ do: 'vote', agree: false })}
      >
        {actions.refuse}
      </button>
    </div>
  );
}

export function TargetStage(props: PhaseProps) {
  useDimmed(props);
  const { view, seat, stage, names, explain } = props;
  const { turn, screens } = names.text;
  const vote = stage.choices.kind === 'vote' ? stage.choices : undefined;
  const least = contentOf(view.config) && view.public.target;
  return (
    <section class="toe-stage toe-target" aria-label={turn.steps[stage.step === 'vote' ? 'vote' : 'propose']}>
      <div class="toe-main">
        <div class={`toe-sheet toe-question-sheet co-${colourOf(seat)}`}>
          <p class="toe-caps">{screens.targetNow(least)}</p>
          <h1>{vote ? screens.proposes(names.who(vote.by), vote.target) : turn.steps.propose}</h1>
          <p>{stepHelp(names, stage)}</p>
          <Standing view={view} names={names} />
          {stage.mine ? vote ? <Vote {...props} /> : <Propose {...props} /> : <Ask stage={stage} names={names} />}
        </div>
        <div class="toe-sheet">
          <CompanyComparison view={view} seat={seat} names={names} explain={explain} />
        </div>
      </div>
    </section>
  );
}

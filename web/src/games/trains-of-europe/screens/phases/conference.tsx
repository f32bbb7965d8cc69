// The Conference Room: contracts in a strip over the map, the chosen one as it would stand in front of the company.

import { contentOf } from '@branchline/trains-of-europe';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { ifTaken } from '../../play/if-taken.ts';
import { stepTitle } from '../../play/tell/turn-words.ts';
import { colourOf } from '../parts/colour.ts';
import { ContractsPanel } from '../parts/contracts-panel.tsx';
import { marksOf } from '../parts/marks-of.ts';
import { BlindPanel } from './blind-contract.tsx';
import { IfTakenPanel } from './if-taken.tsx';
import { Ask, LimitBars } from './stage-head.tsx';
import { BLIND, type Card } from './card.ts';
import { cardOnTable } from './card-on-table.ts';
import { ContractStrip } from './contract-strip.tsx';
import { TakeButtons, takeOf } from './take-buttons.tsx';

function ActionSheet(props: PhaseProps) {
  const { stage, names, seat } = props;
  const { turn } = names.text;
  return (
    <div data-covers class={`toe-action co-${colourOf(seat)} ${stage.mine ? 'mine' : ''}`}>
      <div class="toe-action-head">
        <p class="toe-caps">
          {stage.mine ? (stage.bonus ? turn.yoursBonus : turn.yours) : names.text.phases['conference-room'].name}
        </p>
        {stage.mine ? (
          <>
            <h2>{stepTitle(names, stage)}</h2>
            <LimitBars {...props} />
          </>
        ) : (
          <Ask stage={stage} names={names} seat={seat} />
        )}
      </div>
      <p class="toe-action-help">{turn.helps.contracts}</p>
    </div>
  );
}

export function ConferenceStage(props: PhaseProps) {
  const { view, seat, stage, names, showOnMap, explain, phone } = props;
  const { contract: words, phases } = names.text;
  const [chosen, setChosen] = useState<Card>();
  const [looked, setLooked] = useState<Card>();
  // What is chosen stays, whatever the pointer passes on its way.
  const card = cardOnTable(stage, [looked, chosen]);
  const isChosen = card !== undefined && card === chosen;
  const taken = useMemo(
    () =>
      card === undefined || card === BLIND
        ? undefined
        : ifTaken(view, seat, contentOf(view.config).contractIndex.get(card)!),
    [view, seat, card],
  );
  useEffect(() => {
    showOnMap(taken && { ...marksOf(view, seat, taken.standing), near: isChosen });
  }, [taken, isChosen]);
  useEffect(() => () => showOnMap(undefined), []);
  const side =
    card === BLIND ? (
      <BlindPanel view={view} seat={seat} names={names} />
    ) : taken ? (
      <IfTakenPanel view={view} seat={seat} names={names} explain={explain} taken={taken} />
    ) : (
      <ContractsPanel view={view} seat={seat} names={names} explain={explain} showOnMap={showOnMap} phone={phone} />
    );
  return (
    <section class="toe-stage toe-conference" aria-label={phases['conference-room'].name}>
      <div class="toe-main">
        <ActionSheet {...props} />
        <ContractStrip
          {...props}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next === chosen ? undefined : next);
            props.toFront();
          }}
          onLook={setLooked}
          onTake={() => takeOf(props, card)?.()}
        />
      </div>
      <div class="toe-side">
        {card !== undefined && (
          <header class="toe-panel-head">
            <h2>{words.ifTaken}</h2>
          </header>
        )}
        <div class="toe-side-scroll">{side}</div>
        <TakeButtons {...props} card={card} taken={taken} />
      </div>
    </section>
  );
}

// The table options, each with what it means.

import type { Seat } from '@branchline/core';
import './options.css';
import { EDITIONS, SCORINGS, START_PLAYERS, WRONG_CLAIMS, type Options } from '@branchline/trans-europa';
import { text } from '../../messages/more-text.ts';
import type { Draft } from '../../state/draft.ts';
import { Choices, Switch } from '../../../../ui/controls.tsx';

type OptionFieldsProps = { readonly draft: Draft; readonly onChange: (changes: Partial<Draft>) => void };

type NumberFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

function NumberField({ id, name, about, value, most, onChange }: NumberFieldProps) {
  return (
    <div class="field">
      <label for={id}>{name}</label>
      <input
        id={id}
        class="text-input number-input"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value}
        onInput={(event) => {
          const wanted = event.currentTarget.valueAsNumber;
          if (Number.isInteger(wanted)) onChange(wanted);
        }}
      />
      <p class="field-about">{about}</p>
    </div>
  );
}

type SetOptions = { readonly draft: Draft; readonly set: (changes: Partial<Options>) => void };

function Lengths({ draft: { options }, set }: SetOptions) {
  const { setup } = text.value;
  return (
    <>
      <NumberField
        id="target-score"
        name={setup.targetScore.name}
        about={setup.targetScore.about}
        value={options.targetScore}
        most={99}
        onChange={(targetScore) => set({ targetScore })}
      />
      <NumberField
        id="black-tracks"
        name={setup.blackTracks.name}
        about={setup.blackTracks.about}
        value={options.blackTracks}
        most={999}
        onChange={(blackTracks) => set({ blackTracks })}
      />
    </>
  );
}

function StartPlayer({ draft, set, onOldest }: SetOptions & { readonly onOldest: (seat: Seat) => void }) {
  const { setup } = text.value;
  const { options, seats } = draft;
  return (
    <div class="field">
      <Choices
        label={setup.startPlayer.name}
        value={options.startPlayer}
        onChange={(startPlayer) => set({ startPlayer })}
        choices={START_PLAYERS.map((value) => ({ value, name: setup.startPlayers[value] }))}
      />
      <p class="field-about">{setup.startPlayer.about}</p>
      {options.startPlayer === 'oldest' && (
        <Choices
          label={setup.oldest}
          value={Math.min(draft.oldest, seats.length - 1)}
          onChange={onOldest}
          choices={seats.map(({ name }, value) => ({ value, name }))}
        />
      )}
    </div>
  );
}

function Counting({ draft, set }: SetOptions) {
  const { setup } = text.value;
  const { options } = draft;
  return (
    <>
      <div class="field">
        <Choices
          label={setup.scoring.name}
          value={options.scoring}
          onChange={(scoring) => set({ scoring })}
          choices={SCORINGS.map((value) => ({ value, name: setup.scorings[value] }))}
        />
        <p class="field-about">{setup.scoring.about}</p>
      </div>
      {EDITIONS[draft.edition].ferryBoards && (
        <div class="field">
          <Choices
            label={setup.halfFerryCost.name}
            value={options.halfFerryCost}
            onChange={(halfFerryCost) => set({ halfFerryCost })}
            choices={[2, 1].map((value) => ({ value: value as 1 | 2, name: value }))}
          />
          <p class="field-about">{setup.halfFerryCost.about}</p>
        </div>
      )}
    </>
  );
}

/** Rules that are on or off, as far as the edition leaves them open. */
function Switches({ draft, set }: SetOptions) {
  const { setup } = text.value;
  const { options } = draft;
  const optional: readonly string[] = EDITIONS[draft.edition].optional;
  const switches = [
    ...(['sharedStart', 'allowPass'] as const).filter((option) => optional.includes(option)),
    ...(options.specialCards === 'off' ? [] : (['memoryAid'] as const)),
  ];
  return (
    <>
      {switches.map((option) => (
        <Switch
          key={option}
          label={setup[option].name}
          about={setup[option].about}
          on={options[option]}
          onChange={(on) => set({ [option]: on })}
        />
      ))}
    </>
  );
}

/** Who notices that a hand is complete, and what a wrong claim costs. */
function Claims({ draft: { options }, set }: SetOptions) {
  const { setup } = text.value;
  return (
    <>
      <Switch
        label={setup.manualClaim.name}
        about={setup.manualClaim.about}
        on={options.manualClaim}
        onChange={(manualClaim) => set({ manualClaim })}
      />
      {options.manualClaim && (
        <div class="field">
          <Choices
            label={setup.wrongClaim.name}
            value={options.wrongClaim}
            onChange={(wrongClaim) => set({ wrongClaim })}
            choices={WRONG_CLAIMS.map((value) => ({ value, name: setup.wrongClaims[value] }))}
          />
          <p class="field-about">{setup.wrongClaim.about}</p>
        </div>
      )}
    </>
  );
}

export function OptionFields({ draft, onChange }: OptionFieldsProps) {
  const set = (changes: Partial<Options>): void => onChange({ options: { ...draft.options, ...changes } });
  return (
    <div class="option-grid">
      <Lengths draft={draft} set={set} />
      <StartPlayer draft={draft} set={set} onOldest={(oldest) => onChange({ oldest })} />
      <Counting draft={draft} set={set} />
      <Switches draft={draft} set={set} />
      <Claims draft={draft} set={set} />
    </div>
  );
}

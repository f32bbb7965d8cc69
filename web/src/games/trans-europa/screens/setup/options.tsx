// The table options, each with what it means.

import { EDITIONS, SCORINGS, START_PLAYERS, type Options } from '@branchline/trans-europa';
import { text } from '../../../../messages/text.ts';
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

export function OptionFields({ draft, onChange }: OptionFieldsProps) {
  const { setup } = text.value;
  const { options, seats } = draft;
  const edition = EDITIONS[draft.edition];
  const has = (option: 'sharedStart' | 'allowPass'): boolean =>
    (edition.optional as readonly string[]).includes(option);
  const set = (changes: Partial<Options>): void => onChange({ options: { ...options, ...changes } });
  return (
    <div class="option-grid">
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
            onChange={(oldest) => onChange({ oldest })}
            choices={seats.map(({ name }, value) => ({ value, name }))}
          />
        )}
      </div>
      <div class="field">
        <Choices
          label={setup.scoring.name}
          value={options.scoring}
          onChange={(scoring) => set({ scoring })}
          choices={SCORINGS.map((value) => ({ value, name: setup.scorings[value] }))}
        />
        <p class="field-about">{setup.scoring.about}</p>
      </div>
      {edition.ferryBoards && (
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
      {has('sharedStart') && (
        <Switch
          label={setup.sharedStart.name}
          about={setup.sharedStart.about}
          on={options.sharedStart}
          onChange={(sharedStart) => set({ sharedStart })}
        />
      )}
      {has('allowPass') && (
        <Switch
          label={setup.allowPass.name}
          about={setup.allowPass.about}
          on={options.allowPass}
          onChange={(allowPass) => set({ allowPass })}
        />
      )}
      {options.specialCards !== 'off' && (
        <Switch
          label={setup.memoryAid.name}
          about={setup.memoryAid.about}
          on={options.memoryAid}
          onChange={(memoryAid) => set({ memoryAid })}
        />
      )}
    </div>
  );
}

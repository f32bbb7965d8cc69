// A table to one's own taste: who plays, when it ends, and every variant, each with a sentence.

import { useId, useState } from 'preact/hooks';
import { content, trainsOfEurope } from '@branchline/trains-of-europe';
import './setup.css';
import { tablesFor, text as shell } from '../../../../messages/more-text.ts';
import { go } from '../../../../nav/router.ts';
import { createTable } from '../../../../table/create.ts';
import { SeatRows } from '../../../../table/seat-rows.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import type { SetupProps } from '../../../game-ui.ts';
import { words } from '../../messages/frame-text.ts';
import { setupText } from '../../messages/setup-text.ts';
import { text } from '../../messages/text.ts';
import { changedIn, draftFor, LEAST_TARGET, MOST_TARGET, tableOf, type Draft } from '../../state/draft.ts';
import { COLOURS } from '../../colours.ts';
import { LEVELS } from '../../tables.ts';
import { HomePicture } from '../home/picture.tsx';
import { ColourBadge } from '../parts/badge.tsx';
import { companyColour } from '../parts/colour.ts';
import { Variants, type PartProps } from './variants.tsx';

const TARGETS = [3, 4, 5] as const;

function Players({ draft, onChange }: PartProps) {
  const { setup, levels } = words.value;
  const { colours } = text.value;
  const people = draft.seats.filter(({ kind }) => kind === 'human').length;
  return (
    <section class="section ts-players">
      <header>
        <h2>{setup.players}</h2>
        <p class="section-help">{setup.twoToFour}</p>
      </header>
      <SeatRows
        seats={draft.seats}
        onChange={(seats) => onChange({ seats })}
        levels={LEVELS.map((id) => ({ id, ...levels[id] }))}
        usual="bot:conductor"
        least={trainsOfEurope.minSeats}
        most={trainsOfEurope.maxSeats}
        palette={COLOURS}
        sign={(colour) => ({
          token: <ColourBadge colour={companyColour(colour)} size={30} />,
          name: colours[companyColour(colour)],
          field: setup.companyName(colours[companyColour(colour)]),
        })}
      />
      {people > 1 && tablesFor.value === 'device' && <p class="section-help">{setup.share}</p>}
    </section>
  );
}

const isTarget = (value: number): boolean => Number.isInteger(value) && value >= LEAST_TARGET && value <= MOST_TARGET;

function End({ draft, onChange }: PartProps) {
  const { setup } = setupText.value;
  const id = useId();
  const { options } = draft;
  const set = (changes: Partial<Draft['options']>): void => onChange({ options: { ...options, ...changes } });
  return (
    <section class="section ts-end">
      <div>
        <h2>{setup.ends}</h2>
        <p class="section-help">{setup.endsIn}</p>
      </div>
      <div class="ts-targets" role="radiogroup" aria-label={setup.ends}>
        {TARGETS.map((target) => (
          <button
            key={target}
            type="button"
            role="radio"
            aria-checked={!options.openEnd && options.target === target}
            onClick={() => set({ target, openEnd: false })}
          >
            <b>{target}</b>
            <span>{setup.contracts(target).replace(/^\S+\s/, '')}</span>
            <small>{setup.lengths[target]}</small>
          </button>
        ))}
        <button type="button" role="radio" aria-checked={options.openEnd} onClick={() => set({ openEnd: true })}>
          <b aria-hidden="true">∞</b>
          <span>{setup.openEnd}</span>
          <small>{setup.noTarget}</small>
        </button>
      </div>
      <p class="ts-target">
        <label for={id}>{setup.anyTarget}</label>
        <input
          id={id}
          class="text-input number-input"
          type="number"
          inputMode="numeric"
          min={LEAST_TARGET}
          max={MOST_TARGET}
          value={options.openEnd ? '' : options.target}
          onInput={({ currentTarget }) => {
            const target = currentTarget.valueAsNumber;
            if (isTarget(target)) set({ target, openEnd: false });
          }}
          onBlur={({ currentTarget }) => {
            // What is no target is not kept: the field says again what the table plays to.
            currentTarget.value = options.openEnd ? '' : String(options.target);
          }}
        />
      </p>
      <p class="section-help">{options.bankLimit ? setup.endsAlso : setup.endsAlsoNoBank}</p>
    </section>
  );
}

/** The map, and what everybody begins with. */
function StartKit() {
  const { startKit } = words.value.setup;
  const { money } = text.value;
  const { sticks, startCash } = content.config;
  return (
    <section class="section ts-kit">
      <HomePicture framed />
      <div class="ts-kit-row">
        <h2>{startKit.title}</h2>
        <p>
          <b>{sticks}</b> {startKit.sticks}
        </p>
        <p>
          <b>{money.cash(startCash)}</b> {startKit.cash}
        </p>
        <p>
          <b>1</b> {startKit.locomotive}
        </p>
        <p>
          <b>2</b> {startKit.wagons}
        </p>
        <p>
          <b>1</b> {startKit.contract}
        </p>
      </div>
    </section>
  );
}

function Start({ draft }: { readonly draft: Draft }) {
  const { newTable } = shell.value;
  const { setup } = words.value;
  const { setup: game } = setupText.value;
  const [busy, setBusy] = useState(false);
  const table = tableOf(draft);
  const checked = trainsOfEurope.configure(table.spec);
  const humans = draft.seats.filter(({ kind }) => kind === 'human').length;
  const end = draft.options.openEnd ? game.openEnd : game.contracts(draft.options.target);
  const start = async (): Promise<void> => {
    setBusy(true);
    const answer = await createTable(table);
    if ('id' in answer) go({ screen: 'table', id: answer.id });
    else setBusy(false);
  };
  return (
    <footer class="setup-foot">
      <p>
        {checked.ok ? (
          setup.summary(draft.seats.length, end, setup.variantCount(changedIn(draft).length))
        ) : (
          <span class="problem">{newTable.problem}</span>
        )}
        {checked.ok && humans === 0 && <span> {newTable.needPerson}</span>}
      </p>
      <button
        type="button"
        class="button button-ink button-large"
        disabled={!checked.ok || busy}
        onClick={() => void start()}
      >
        <Icon name="play" /> {newTable.start}
      </button>
    </footer>
  );
}

export function Setup({ people }: SetupProps) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(people));
  const change = (changes: Partial<Draft>): void => setDraft((old) => ({ ...old, ...changes }));
  return (
    <div class="ts">
      <div class="ts-grid">
        <div>
          <Players draft={draft} onChange={change} />
          <End draft={draft} onChange={change} />
        </div>
        <div>
          <StartKit />
          <Variants draft={draft} onChange={change} />
        </div>
      </div>
      <Start draft={draft} />
    </div>
  );
}

// The variants: everything that can be played otherwise than printed, each with a sentence.

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { content, type ContractId, type Options } from '@branchline/trains-of-europe';
import { Icon } from '../../../../ui/icons.tsx';
import { words } from '../../messages/frame-text.ts';
import { setupText } from '../../messages/setup-text.ts';
import { textLanguage } from '../../messages/text.ts';
import { contractTitle } from '../../play/tell/wording.ts';
import { changedIn, LAUNCHES, PRINTED, type Draft } from '../../state/draft.ts';

export type PartProps = { readonly draft: Draft; readonly onChange: (changes: Partial<Draft>) => void };

type Name = Exclude<keyof Options, 'target' | 'openEnd'>;

const COLUMNS: readonly (readonly (readonly [
  keyof (typeof setupText)['value']['setup']['groups'],
  readonly Name[],
])[])[] = [
  [
    ['secret', ['hiddenVehicles', 'hiddenCash']],
    ['money', ['selfManagedInsolvency', 'forgiveOncePerGame', 'releaseLicences', 'bankLimit']],
    ['beginning', ['startPlayer', 'launch2p']],
  ],
  [
    ['turns', ['assignInTurn', 'offersInTurn', 'fixedSteps', 'reshuffleEvery']],
    ['end', ['allowRetarget', 'lenientIdle', 'tieBreak']],
    ['books', ['manualBooks']],
  ],
];

const VALUES = {
  startPlayer: ['random', 'host', 'oldest'],
  launch2p: ['nearRandom', 'random', 'choose'],
  tieBreak: ['shared', 'profit-completed-cash'],
} as const;
type Listed = keyof typeof VALUES;

const isListed = (name: Name): name is Listed => Object.hasOwn(VALUES, name);

/** Why it cannot be changed at this table. */
function barred({ seats, options }: Draft, name: Name): string | undefined {
  const { setup } = setupText.value;
  if (name === 'launch2p' && seats.length !== 2) return ''; // its sentence says so already
  return name === 'allowRetarget' && options.openEnd ? setup.notOpenEnd : undefined;
}

function Control({ draft, onChange, name, label }: PartProps & { readonly name: Name; readonly label: string }) {
  const { options } = draft;
  const { values } = setupText.value;
  const set = (value: Options[Name]): void => onChange({ options: { ...options, [name]: value } });
  const disabled = barred(draft, name) !== undefined;
  if (isListed(name)) {
    const named = values[name] as Readonly<Record<string, string>>;
    return (
      <select
        class="select-input"
        aria-labelledby={label}
        value={options[name]}
        disabled={disabled}
        onChange={(event) => set(event.currentTarget.value as Options[Listed])}
      >
        {VALUES[name].map((value) => (
          <option key={value} value={value}>
            {named[value]}
          </option>
        ))}
      </select>
    );
  }
  if (name === 'reshuffleEvery')
    return (
      <span class="ts-numbers" role="group" aria-labelledby={label}>
        {[1, 2, 3, 4].map((years) => (
          <button key={years} type="button" aria-pressed={options.reshuffleEvery === years} onClick={() => set(years)}>
            {years}
          </button>
        ))}
      </span>
    );
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={label}
        checked={options[name] && !disabled}
        disabled={disabled}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
    </label>
  );
}

/** Questions that some values bring with them. */
function Asked({ draft, onChange, name }: PartProps & { readonly name: Name }) {
  const { setup } = setupText.value;
  const { options, seats, oldest, launch } = draft;
  const id = useId();
  if (name === 'startPlayer' && options.startPlayer === 'oldest')
    return (
      <p class="ts-asked">
        <label for={id}>{setup.whoOldest}</label>
        <select
          id={id}
          class="select-input"
          value={oldest}
          onChange={(event) => onChange({ oldest: Number(event.currentTarget.value) })}
        >
          {seats.map(({ key, name: who }, at) => (
            <option key={key} value={at}>
              {who}
            </option>
          ))}
        </select>
      </p>
    );
  if (name !== 'launch2p' || options.launch2p !== 'choose' || seats.length !== 2) return null;
  const titleOf = (contract: ContractId): string => {
    const found = content.contracts.find((card) => card.id === contract);
    return found === undefined ? contract : contractTitle(found, textLanguage.value);
  };
  return (
    <>
      {seats.map(({ key, name: who }, at) => (
        <p key={key} class="ts-asked">
          <label for={`${id}${at}`}>{words.value.setup.contractOf(who)}</label>
          <select
            id={`${id}${at}`}
            class="select-input"
            value={launch[at]}
            onChange={({ currentTarget }) =>
              onChange({ launch: launch.with(at, currentTarget.value) as unknown as Draft['launch'] })
            }
          >
            {LAUNCHES.map((contract) => (
              <option key={contract} value={contract} disabled={launch[1 - at] === contract}>
                {titleOf(contract)}
              </option>
            ))}
          </select>
        </p>
      ))}
    </>
  );
}

function Row(props: PartProps & { readonly name: Name }) {
  const { draft, name } = props;
  const { options: texts } = setupText.value;
  const id = useId();
  const reason = barred(draft, name);
  const differs = draft.options[name] !== PRINTED[name] && reason === undefined;
  return (
    <li class="ts-option" data-differs={differs || undefined} data-barred={reason === undefined ? undefined : true}>
      <div>
        <b id={id}>{texts[name].name}</b>
        <span>
          {texts[name].about} {reason}
        </span>
        {differs && <span class="visually-hidden">{words.value.setup.differs}</span>}
      </div>
      <Control {...props} label={id} />
      <Asked {...props} />
    </li>
  );
}

function Columns(props: PartProps) {
  const { groups: names } = setupText.value.setup;
  return COLUMNS.map((groups, at) => (
    <div key={at}>
      {groups.map(([group, rows]) => (
        <section key={group}>
          <h3>{names[group]}</h3>
          <ul>
            {rows.map((name) => (
              <Row key={name} {...props} name={name} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  ));
}

/** What opens below the foot of the window would not be noticed. */
function useInView(open: boolean) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (open) section.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  return section;
}

export function Variants(props: PartProps) {
  const { setup } = setupText.value;
  const [open, setOpen] = useState(false);
  const changed = changedIn(props.draft).length;
  const id = useId();
  const section = useInView(open);
  return (
    <section ref={section} class="section ts-variants">
      <header>
        <div>
          <h2>{setup.variants}</h2>
          <p class="section-help">{setup.variantsLead}</p>
        </div>
        {changed > 0 && (
          <>
            <span class="ts-changed">{setup.changed(changed)}</span>
            <button
              type="button"
              class="chip-button"
              onClick={() => {
                const { target, openEnd } = props.draft.options;
                props.onChange({ options: { ...PRINTED, target, openEnd } });
              }}
            >
              {setup.asPrinted}
            </button>
          </>
        )}
        <button
          type="button"
          class="icon-button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? words.value.setup.hide : words.value.setup.show}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </header>
      <div id={id} class="ts-columns" hidden={!open}>
        <Columns {...props} />
      </div>
    </section>
  );
}

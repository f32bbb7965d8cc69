// A game of this device goes on between several: what that means, by which name and clock, and the way there.

import { useState } from 'preact/hooks';
import { nameFrom } from '@branchline/core/names';
import { Page } from '../../app/page.tsx';
import { go, hrefOf } from '../../nav/router.ts';
import { settings } from '../../prefs/settings.ts';
import { text } from '../messages/text.ts';
import { ClockChoice, FIRST_CLOCK, ruleOf } from '../parts/clock-choice.tsx';
import { Friendly } from '../parts/friendly.tsx';
import { NameField } from '../parts/name-field.tsx';
import { problemWords } from '../parts/quota-words.ts';
import { keptGuest } from '../state/kept.ts';
import { takeOnline } from '../state/take-game.ts';

export function Take({ id }: { readonly id: string }) {
  const { take, create } = text.value;
  const [name, setName] = useState(() => keptGuest()?.name ?? settings.value.playerName.trim());
  const [clock, setClock] = useState(FIRST_CLOCK);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string>();
  const start = async (): Promise<void> => {
    setBusy(true);
    setWhy(undefined);
    try {
      const rule = ruleOf(clock);
      const made = await takeOnline(id, nameFrom(name) || create.nobody, rule === undefined ? {} : { clock: rule });
      if (made === undefined) setWhy(take.over);
      else go({ screen: 'online-table', id: made }, 'replace');
    } catch (problem) {
      setWhy(problemWords(problem, create.failed));
    }
    setBusy(false);
  };
  return (
    <Page title={take.item} about={take.about}>
      {why !== undefined && (
        <p class="problem" role="alert">
          {why}
        </p>
      )}
      <section class="section online-terms">
        <Friendly>{take.friendly}</Friendly>
        <NameField value={name} otherwise={create.nobody} onChange={setName} />
        <ClockChoice draft={clock} onChange={(changes) => setClock((old) => ({ ...old, ...changes }))} />
        <p class="online-ways">
          <button type="button" class="button button-ink button-large" disabled={busy} onClick={() => void start()}>
            {take.go}
          </button>
          <a class="button" href={hrefOf({ screen: 'table', id })}>
            {take.back}
          </a>
        </p>
      </section>
    </Page>
  );
}

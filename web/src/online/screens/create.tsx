// A new table for friends: who finds it, by which clock, and the game's own form for all the rest.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nameFrom } from '@branchline/core/names';
import type { NewTable } from '@branchline/protocol';
import { Page } from '../../app/page.tsx';
import type { GameManifest } from '../../games/game-ui.ts';
import { FIRST_GAME, gameNow, loadGame } from '../../games/load-game.ts';
import { tablesFor, text as shell } from '../../messages/more-text.ts';
import { go } from '../../nav/router.ts';
import { change, settings } from '../../prefs/settings.ts';
import { NOT_HERE, playElsewhere } from '../../table/elsewhere.ts';
import { Choices } from '../../ui/controls.tsx';
import { warn } from '../../ui/live.ts';
import { text } from '../messages/text.ts';
import { Skeleton } from '../parts/boxes.tsx';
import { ClockChoice, FIRST_CLOCK, ruleOf, type ClockDraft } from '../parts/clock-choice.tsx';
import { NameField } from '../parts/name-field.tsx';
import { problemWords } from '../parts/quota-words.ts';
import { keptGuest } from '../state/kept.ts';
import { makeOnlineTable, onlineTableOf } from '../state/new-table.ts';

type Draft = { readonly name: string; readonly unlisted: boolean; readonly clock: ClockDraft };

/** The form's own button makes the table here, with these terms. */
function useFriendsForm(draft: Draft) {
  const latest = useRef(draft);
  latest.current = draft;
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState<string>();
  useLayoutEffect(() => {
    const make = async (table: NewTable): Promise<void> => {
      const { name, unlisted, clock } = latest.current;
      const rule = ruleOf(clock);
      const wish = onlineTableOf(table, { unlisted, ...(rule === undefined ? {} : { clock: rule }) });
      go({ screen: 'online-table', id: await makeOnlineTable(name, wish) });
    };
    const restore = playElsewhere({
      create: async (table) => {
        setFailed(undefined);
        await make(table).catch((problem: unknown) => {
          const why = problemWords(problem, text.value.create.failed);
          setFailed(why);
          warn(why);
        });
        return NOT_HERE;
      },
    });
    tablesFor.value = 'friends';
    setReady(true);
    return () => {
      restore();
      tablesFor.value = 'device';
    };
  }, []);
  return { ready, failed };
}

function useForm(game: string) {
  const [loaded, setLoaded] = useState(() => gameNow(game));
  useLayoutEffect(() => {
    let wanted = true;
    void loadGame(game).then((ui) => wanted && setLoaded(ui));
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded?.id === game ? loaded : undefined;
}

type CreateProps = { readonly game: string | undefined; readonly games: readonly GameManifest[] };

export function Create({ game: wanted, games }: CreateProps) {
  const game = (games.find(({ id }) => id === wanted) ?? FIRST_GAME).id;
  const { create } = text.value;
  const [draft, setDraft] = useState<Draft>(() => ({
    name: keptGuest()?.name ?? settings.value.playerName.trim(),
    unlisted: true,
    clock: FIRST_CLOCK,
  }));
  const set = (changes: Partial<Draft>): void => setDraft((old) => ({ ...old, ...changes }));
  const { ready, failed } = useFriendsForm({ ...draft, name: nameFrom(draft.name) || create.nobody });
  const ui = useForm(game);
  return (
    <Page title={create.title} about={create.about} wide busy={!ui}>
      {failed !== undefined && (
        <p class="problem" role="alert">
          {failed}
        </p>
      )}
      <section class="section online-terms">
        <NameField
          value={draft.name}
          otherwise={create.nobody}
          onChange={(name) => {
            set({ name });
            change({ playerName: name });
          }}
        />
        <Choices
          label={create.who}
          look="cards"
          value={draft.unlisted ? 'unlisted' : 'listed'}
          onChange={(who) => set({ unlisted: who === 'unlisted' })}
          choices={[
            { value: 'unlisted', name: create.unlisted, about: create.unlistedAbout },
            { value: 'listed', name: create.listed, about: create.listedAbout },
          ]}
        />
        <ClockChoice draft={draft.clock} onChange={(changes) => set({ clock: { ...draft.clock, ...changes } })} />
        {games.length > 1 && (
          <Choices
            label={shell.value.home.whichGame}
            value={game}
            onChange={(id) => go({ screen: 'online-new', game: id }, 'replace')}
            choices={games.map(({ id, title }) => ({ value: id, name: title }))}
          />
        )}
      </section>
      {ui && ready ? <ui.Setup key={game} people={2} edition={undefined} /> : <Skeleton />}
    </Page>
  );
}

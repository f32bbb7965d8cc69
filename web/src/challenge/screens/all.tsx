// All challenges of this device, and a new one.

import { useEffect, useState } from 'preact/hooks';
import type { NewTable } from '@branchline/protocol';
import { Page } from '../../app/page.tsx';
import type { GameUi } from '../../games/game-ui.ts';
import { FIRST_GAME, loadGame } from '../../games/load-game.ts';
import { go, hrefOf } from '../../nav/router.ts';
import { Dialog } from '../../table/dialog.tsx';
import { Waiting } from '../../table/waiting.tsx';
import { Choices, IconButton } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';
import { opponentsOf, useTableTitle } from '../parts/words.ts';
import { askChallenge } from '../state/ask.ts';
import { countedOf, forgetChallenge, keptChallenges, type KeptChallenge } from '../state/kept.ts';
import { keepChallenge } from '../state/link.ts';

const ROUNDS = [1, 2, 4, 8];
/** Short enough for a break, long enough to tell luck from skill a little. */
const USUAL_ROUNDS = 4;

function Make({ table }: { readonly table: NewTable | undefined }) {
  const { make } = text.value.challenge;
  const [deals, setDeals] = useState(USUAL_ROUNDS);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = async (wanted: NewTable): Promise<void> => {
    setState('busy');
    const seat = wanted.seats.findIndex(({ kind }) => kind === 'human');
    const made = await askChallenge('make', { table: wanted, seat, deals });
    if ('problem' in made) return setState('failed');
    await keepChallenge(made.id, made.challenge);
    go({ screen: 'challenge', code: made.id });
  };
  return (
    <>
      <Choices
        label={make.rounds}
        value={deals}
        onChange={setDeals}
        choices={ROUNDS.map((value) => ({ value, name: value }))}
      />
      <div>
        <button
          type="button"
          class="button button-ink button-large"
          disabled={state === 'busy' || table === undefined}
          onClick={() => void start(table!)}
        >
          <Icon name="play" /> {make.start}
        </button>
      </div>
      <div role="alert">{state === 'failed' && <p class="problem">{make.failed}</p>}</div>
    </>
  );
}

type LineProps = { readonly kept: KeptChallenge; readonly onRemove: () => void };

function Line({ kept, onRemove }: LineProps) {
  const { list, against } = text.value.challenge;
  const title = useTableTitle(kept.setup);
  const played = kept.attempts.filter((all) => countedOf(all) !== undefined).length;
  return (
    <li class="challenge-line">
      <a href={hrefOf({ screen: 'challenge', code: kept.id })}>
        <b>{title}</b>
        <span>{against(opponentsOf(kept.setup))}</span>
        <small>{list.progress(played, kept.setup.deals)}</small>
      </a>
      <IconButton icon="trash" label={`${list.remove}: ${title}`} onClick={onRemove} />
    </li>
  );
}

type RemoveProps = { readonly onYes: () => void; readonly onClose: () => void };

function RemoveDialog({ onYes, onClose }: RemoveProps) {
  const { challenge, common } = text.value;
  return (
    <Dialog title={challenge.list.remove} onClose={onClose}>
      <p>{challenge.list.removeAsk}</p>
      <p class="trouble-ways">
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
        <button type="button" class="button button-ink" onClick={onYes}>
          {challenge.list.remove}
        </button>
      </p>
    </Dialog>
  );
}

function Kept() {
  const { list } = text.value.challenge;
  const [all, setAll] = useState<readonly KeptChallenge[]>();
  const [removing, setRemoving] = useState<string>();
  const load = (): void => void keptChallenges().then(setAll);
  useEffect(load, []);
  const remove = async (id: string): Promise<void> => {
    setRemoving(undefined);
    await forgetChallenge(id);
    load();
  };
  return (
    <section class="section" aria-labelledby="challenge-list" aria-busy={all === undefined}>
      <h2 id="challenge-list">{list.title}</h2>
      {all?.length === 0 && <p class="section-help">{list.none}</p>}
      <ul class="challenge-list">
        {all?.map((kept) => (
          <Line key={kept.id} kept={kept} onRemove={() => setRemoving(kept.id)} />
        ))}
      </ul>
      {removing !== undefined && (
        <RemoveDialog onYes={() => void remove(removing)} onClose={() => setRemoving(undefined)} />
      )}
    </section>
  );
}

export function AllChallenges() {
  const { challenge, pages } = text.value;
  const [ui, setUi] = useState<GameUi>();
  useEffect(() => void loadGame(FIRST_GAME.id).then(setUi), []);
  if (!ui) return <Waiting />;
  const Form = ui.challenge?.Form;
  return (
    <Page title={pages.challenges} about={challenge.about} wide>
      <Kept />
      {Form && (
        <>
          <h2 class="challenge-make">{challenge.make.title}</h2>
          <Form>{(table) => <Make table={table} />}</Form>
        </>
      )}
    </Page>
  );
}

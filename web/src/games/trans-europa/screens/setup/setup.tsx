// A table to one's own taste: edition, board, players, special cards and every option, each with a sentence of help.

import { useState } from 'preact/hooks';
import { BOARD_IDS, boardById } from '@branchline/boards';
import { EDITIONS, EDITION_IDS, transEuropa, type EditionId } from '@branchline/trans-europa';
import { text } from '../../../../messages/text.ts';
import { boardName } from '../../play/names.ts';
import { go } from '../../../../nav/router.ts';
import { BoardPicture } from '../../board/index.ts';
import { createTable } from '../../../../table/create.ts';
import { draftFor, tableOf, type Draft } from '../../state/draft.ts';
import { Choices } from '../../../../ui/controls.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { Page } from '../../../../app/page.tsx';
import { CardChoice } from './cards.tsx';
import { OptionFields } from './options.tsx';
import { SeatRows } from './seats.tsx';

const boardsOf = (edition: EditionId) =>
  BOARD_IDS.flatMap((id) => {
    const board = boardById(id);
    return board && board.ferries === EDITIONS[edition].ferryBoards ? [board] : [];
  });

type SetupProps = { readonly people: number; readonly edition: string | undefined };

export function Setup({ people, edition: wanted }: SetupProps) {
  const { setup, editions } = text.value;
  const [draft, setDraft] = useState<Draft>(() =>
    draftFor(EDITION_IDS.find((id) => id === wanted) ?? 'classic', people),
  );
  const [busy, setBusy] = useState(false);
  const change = (changes: Partial<Draft>): void => setDraft((old) => ({ ...old, ...changes }));
  const edition = EDITIONS[draft.edition];
  const table = tableOf(draft);
  const checked = transEuropa.configure(table.spec);
  const humans = draft.seats.filter(({ kind }) => kind === 'human').length;

  const start = async (): Promise<void> => {
    setBusy(true);
    const answer = await createTable(table);
    if ('id' in answer) go({ screen: 'table', id: answer.id });
    else setBusy(false);
  };

  return (
    <Page title={people > 1 ? setup.sameDeviceTitle : setup.title} wide>
      <section class="section">
        <Choices
          label={setup.edition}
          look="cards"
          value={draft.edition}
          onChange={(id) => change({ ...draftFor(id, people), seats: draft.seats })}
          choices={EDITION_IDS.map((value) => ({ value, name: editions[value].name, about: editions[value].about }))}
        />
        <Choices
          label={setup.board}
          look="cards"
          value={draft.board}
          onChange={(board) => change({ board })}
          choices={boardsOf(draft.edition).map((board) => ({
            value: board.id,
            name: (
              <>
                <span class="board-thumb" aria-hidden="true">
                  <BoardPicture board={board} scale={30} fill="cover" />
                </span>
                {boardName(board)}
              </>
            ),
          }))}
        />
      </section>
      <section class="section">
        <h2>{setup.players}</h2>
        <p class="section-help">{setup.playersHelp}</p>
        <SeatRows seats={draft.seats} onChange={(seats) => change({ seats })} />
        {draft.seats.length <= 3 && <p class="section-help">{setup.bordered}</p>}
      </section>
      {edition.optional.some((option) => option === 'specialCards') && (
        <section class="section">
          <CardChoice draft={draft} onChange={change} />
        </section>
      )}
      <section class="section">
        <h2>{setup.options}</h2>
        <OptionFields draft={draft} onChange={change} />
      </section>
      <footer class="setup-foot">
        <p>
          {checked.ok ? (
            humans === 0 ? (
              setup.needPerson
            ) : (
              setup.onDevice(humans)
            )
          ) : (
            <span class="problem">{setup.problem}</span>
          )}
        </p>
        <button
          type="button"
          class="button button-ink button-large"
          disabled={!checked.ok || busy}
          onClick={() => void start()}
        >
          <Icon name="play" /> {setup.start}
        </button>
      </footer>
    </Page>
  );
}

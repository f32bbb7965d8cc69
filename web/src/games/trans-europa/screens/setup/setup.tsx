// A table to one's own taste: edition, board, players, special cards and every option, each with a sentence of help.

import { useState } from 'preact/hooks';
import './setup.css';
import { BOARD_IDS, boardById } from '@branchline/boards';
import { EDITIONS, EDITION_IDS, transEuropa, type EditionId } from '@branchline/trans-europa';
import { tablesFor } from '../../../../messages/more-text.ts';
import { go } from '../../../../nav/router.ts';
import { createTable } from '../../../../table/create.ts';
import { SeatRows } from '../../../../table/seat-rows.tsx';
import { PLAYER_COLOURS } from '../../../../ui/colours.ts';
import { Choices } from '../../../../ui/controls.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import type { SetupProps } from '../../../game-ui.ts';
import { BoardPicture } from '../../board/index.ts';
import { text } from '../../messages/more-text.ts';
import { boardName } from '../../play/names.ts';
import { draftFor, tableOf, type Draft } from '../../state/draft.ts';
import { lastTable, rememberTable } from '../../state/last-table.ts';
import { LEVELS } from '../../tables.ts';
import { CardChoice } from './cards.tsx';
import { OptionFields } from './options.tsx';

const FEW = 3;

const boardsOf = (edition: EditionId) =>
  BOARD_IDS.flatMap((id) => {
    const board = boardById(id);
    return board && board.ferries === EDITIONS[edition].ferryBoards ? [board] : [];
  });

type PartProps = { readonly draft: Draft; readonly onChange: (changes: Partial<Draft>) => void };

export function EditionAndBoard({ draft, onChange, people }: PartProps & { readonly people: number }) {
  const { setup, editions, editionsAbout } = text.value;
  return (
    <section class="section">
      <Choices
        label={setup.edition}
        look="cards"
        value={draft.edition}
        onChange={(id) => onChange({ ...draftFor(id, people), seats: draft.seats })}
        choices={EDITION_IDS.map((value) => ({ value, name: editions[value], about: editionsAbout[value] }))}
      />
      <Choices
        label={setup.board}
        look="cards"
        value={draft.board}
        onChange={(board) => onChange({ board })}
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
  );
}

function Players({ draft, onChange }: PartProps) {
  const { setup, newTable, levels, levelsAbout } = text.value;
  return (
    <section class="section">
      <h2>{newTable.players}</h2>
      <p class="section-help">{tablesFor.value === 'friends' ? setup.friendsHelp : setup.playersHelp}</p>
      <SeatRows
        seats={draft.seats}
        onChange={(seats) => onChange({ seats })}
        levels={LEVELS.map((id) => ({ id, name: levels[id], about: levelsAbout[id] }))}
        usual="bot:conductor"
        least={transEuropa.minSeats}
        most={transEuropa.maxSeats}
        palette={PLAYER_COLOURS}
      />
      {draft.seats.length <= FEW && <p class="section-help">{setup.bordered}</p>}
    </section>
  );
}

function Start({ draft }: { readonly draft: Draft }) {
  const { newTable: words } = text.value;
  const [busy, setBusy] = useState(false);
  const table = tableOf(draft);
  const checked = transEuropa.configure(table.spec);
  const chosen = draft.options.specialCards === 'fixedGame' || draft.options.specialCards === 'fixedPerRound';
  const noCards = chosen && draft.cards.length === 0;
  const humans = draft.seats.filter(({ kind }) => kind === 'human').length;
  const start = async (): Promise<void> => {
    setBusy(true);
    rememberTable(draft);
    const answer = await createTable(table);
    if ('id' in answer) go({ screen: 'table', id: answer.id });
    else setBusy(false);
  };
  return (
    <footer class="setup-foot">
      <p>
        {noCards ? (
          <span class="problem">{text.value.setup.cardsNone}</span>
        ) : !checked.ok ? (
          <span class="problem">{words.problem}</span>
        ) : humans === 0 ? (
          words.needPerson
        ) : (
          words.onDevice(humans)
        )}
      </p>
      <button
        type="button"
        class="button button-ink button-large"
        disabled={!checked.ok || noCards || busy}
        onClick={() => void start()}
      >
        <Icon name="play" /> {words.start}
      </button>
    </footer>
  );
}

export function Setup({ people, edition: wanted }: SetupProps) {
  const [draft, setDraft] = useState<Draft>(() =>
    draftFor(EDITION_IDS.find((id) => id === wanted) ?? 'classic', people),
  );
  const change = (changes: Partial<Draft>): void => setDraft((old) => ({ ...old, ...changes }));
  const [last] = useState(lastTable);
  return (
    <>
      {last && last !== draft && (
        <p>
          <button type="button" class="chip-button" onClick={() => setDraft(last)}>
            <Icon name="replay" size={16} /> {text.value.setup.last}
          </button>
        </p>
      )}
      <EditionAndBoard draft={draft} onChange={change} people={people} />
      <Players draft={draft} onChange={change} />
      {EDITIONS[draft.edition].optional.some((option) => option === 'specialCards') && (
        <section class="section">
          <CardChoice draft={draft} onChange={change} />
        </section>
      )}
      <section class="section">
        <h2>{text.value.setup.options}</h2>
        <OptionFields draft={draft} onChange={change} />
      </section>
      <Start draft={draft} />
    </>
  );
}

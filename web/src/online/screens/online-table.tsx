// The game itself between several devices: the game's own table, under a line with everybody at it.

import '../../table/below-bar.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { gameNow, loadGame } from '../../games/load-game.ts';
import { text as shell } from '../../messages/text.ts';
import { seatSigns, type SeatSigns } from '../../table/around.tsx';
import { openTable } from '../../table/open-table.ts';
import { late } from '../../table/late.ts';
import type { OpenTable } from '../../table/table-types.ts';
import { useOpened } from '../../table/use-opened.ts';
import { Waiting } from '../../table/waiting.tsx';
import { fetched } from '../../ui/fetched.ts';
import { say, warn } from '../../ui/live.ts';
import { text } from '../messages/text.ts';
import { Offline, ToLobby, TroublePage } from '../parts/boxes.tsx';
import { LineBanner } from '../parts/line-banner.tsx';
import { MoveBanner } from '../parts/move-banner.tsx';
import { RulingBox } from '../parts/ruling-box.tsx';
import { PresenceNote, Present } from '../parts/presence.tsx';
import { TableBar } from '../parts/table-bar.tsx';
import type { OnlineRoom } from '../state/room.ts';
import { useElsewhere } from '../state/use-elsewhere.ts';

const rulings = () => fetched(() => import('../../table/rulings.ts'));

const GivenUp = late(async () => (await import('../../table/given-up.tsx')).GivenUp);

type RoomProps = { readonly room: OnlineRoom };

/** Tells screen readers what the game says about each entry, and what becomes of one's own moves. */
function useSpeech(table: OpenTable, { link }: OnlineRoom): void {
  useEffect(() => {
    const speech = gameNow(table.game)!.speechAt(table);
    return table.onShown((told) => {
      const { ruling } = told;
      if (ruling) return void rulings().then(({ tellRuling }) => tellRuling(table, ruling));
      const said = speech(told);
      if (said !== undefined) say(said);
    });
  }, [table]);
  const refused = link.moves.refused.value;
  useEffect(() => {
    if (refused !== undefined && refused !== 'illegal') warn(text.value.move.refused.other);
  }, [refused]);
}

/** People look elsewhere while others think: the tab says when it is their turn. */
function useTurnTitle({ acting }: OpenTable): void {
  const isTurn = acting.value !== undefined;
  const { people, lobby } = text.value;
  useEffect(() => {
    document.title = `${isTurn ? people.yourTurn : lobby.title} · ${shell.value.common.brand}`;
  }, [isTurn, people]);
}

/** The game's own rows of players show who is here too. */
const signsAt = (room: OnlineRoom): SeatSigns => ({
  around: (seat, sign) => (
    <Present room={room} seat={seat}>
      {sign}
    </Present>
  ),
  beside: (seat) => <PresenceNote room={room} seat={seat} />,
});

function Furnished({ table, room }: RoomProps & { readonly table: OpenTable }) {
  useSpeech(table, room);
  useTurnTitle(table);
  const { Table } = gameNow(table.game)!;
  useEffect(() => {
    seatSigns.value = signsAt(room);
    return () => {
      seatSigns.value = undefined;
    };
  }, [room]);
  const conceded = table.conceded.value;
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      <Table table={table} />
      {conceded !== undefined && !isClosed && <GivenUp table={table} by={conceded} onClose={() => setClosed(true)} />}
    </>
  );
}

export function OnlineTable({ room }: RoomProps) {
  const [attempt, setAttempt] = useState(0);
  const { id, link } = room;
  const opened = useOpened<OpenTable>(() => openTable(id, { rulesOf: loadGame, link }), [link, attempt]);
  useElsewhere(room);
  if (opened && 'problem' in opened) {
    const { trouble, lobby } = text.value;
    if (opened.problem === 'unreachable') {
      return (
        <Page title={lobby.title}>
          <Offline onTry={() => setAttempt(attempt + 1)} />
        </Page>
      );
    }
    return (
      <TroublePage title={trouble.unknownGame} about={trouble.unknownGameAbout}>
        <ToLobby />
      </TroublePage>
    );
  }
  return (
    <div
      class="below-bar online-table"
      data-game={room.table.value.game}
      data-line={room.line.state.value}
      data-move={room.link.moves.state.value}
    >
      <TableBar room={room} isShownToEnd={opened?.settled.value ?? false} />
      {/* Before the game, so that the key that goes on finds a question soon. */}
      <div class="online-banners">
        <LineBanner room={room} />
        <MoveBanner room={room} />
        <RulingBox room={room} />
      </div>
      <div class="below-bar-stage">{opened ? <Furnished key={room.id} table={opened} room={room} /> : <Waiting />}</div>
    </div>
  );
}

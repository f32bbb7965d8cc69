// One table of the server: the invitation, the waiting room or the game itself, depending on the state of the table.

import { useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { coloursAt } from '../../games/load-game.ts';
import { useWorn } from '../../ui/colours.ts';
import { text } from '../messages/text.ts';
import { FriendsButton, Offline, Skeleton, ToLobby, TroublePage } from '../parts/boxes.tsx';
import type { OnlineRoom } from '../state/room.ts';
import { useRoom, type RoomTrouble } from '../state/use-room.ts';
import { LineBanner } from '../parts/line-banner.tsx';
import { Join } from './join.tsx';
import { OnlineTable } from './online-table.tsx';
import { WaitingRoom } from './waiting-room.tsx';

function Closed() {
  const { closed, closedAbout } = text.value.trouble;
  return (
    <TroublePage title={closed} about={closedAbout}>
      <p class="online-ways">
        <FriendsButton />
        <ToLobby />
      </p>
    </TroublePage>
  );
}

function Trouble({ trouble, onTry }: RoomTrouble & { readonly onTry: () => void }) {
  if (trouble === 'unknown-table') return <Closed />;
  const { lobby } = text.value;
  return (
    <Page title={lobby.title}>
      <Offline onTry={onTry} />
    </Page>
  );
}

function OpenRoom({ room }: { readonly room: OnlineRoom }) {
  const [watches, setWatches] = useState(false);
  const { game, seats } = room.table.value;
  useWorn(coloursAt(game, seats));
  if (room.line.state.value === 'closed') return <Closed />;
  if (room.table.value.state !== 'waiting') return <OnlineTable room={room} />;
  if (!room.known.value) {
    return (
      <Page title={text.value.room.title} busy={!room.line.quota.value}>
        {room.line.quota.value ? <LineBanner room={room} /> : <Skeleton />}
      </Page>
    );
  }
  return (
    // Signs are drawn as the game draws them.
    <div class="online-before" data-game={game}>
      {room.seat.value === undefined && !watches ? (
        <Join room={room} onWatch={() => setWatches(true)} />
      ) : (
        <WaitingRoom room={room} />
      )}
    </div>
  );
}

export function RoomScreen({ id }: { readonly id: string }) {
  const { found, again } = useRoom(id);
  if (!found) {
    return (
      <Page title={text.value.lobby.title} busy>
        <Skeleton />
      </Page>
    );
  }
  return 'trouble' in found ? <Trouble {...found} onTry={again} /> : <OpenRoom key={id} room={found} />;
}

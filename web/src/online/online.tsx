// The online room: which of its screens is shown, once it is known that the server behind this page has tables.

import { useEffect, useState } from 'preact/hooks';
import './online.css';
import type { GameManifest } from '../games/game-ui.ts';
import type { Route } from '../nav/router.ts';
import { Page } from '../app/page.tsx';
import { text } from './messages/text.ts';
import { Offline, Skeleton, TroublePage } from './parts/boxes.tsx';
import { Create } from './screens/create.tsx';
import { Lobby } from './screens/lobby.tsx';
import { RoomScreen } from './screens/room-screen.tsx';
import { Take } from './screens/take.tsx';
import { probeServer, serverCard } from '../link/server.ts';

export type OnlineRoute = Extract<Route, { readonly screen: 'online' | 'online-new' | 'online-table' | 'online-take' }>;

/** Asks until a server has answered; `again` asks at once. */
function useServer(): { readonly asking: boolean; readonly again: () => void } {
  const [asking, setAsking] = useState(serverCard.value === undefined);
  const ask = (): void => {
    setAsking(true);
    void probeServer().finally(() => setAsking(false));
  };
  useEffect(() => {
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, []);
  return { asking, again: ask };
}

type OnlineProps = { readonly to: OnlineRoute; readonly games: readonly GameManifest[] };

export function Online({ to, games }: OnlineProps) {
  const { asking, again } = useServer();
  const { lobby, trouble } = text.value;
  const card = serverCard.value;
  if (!card) {
    return (
      <Page title={lobby.title} busy={asking}>
        {asking ? <Skeleton /> : <Offline onTry={again} />}
      </Page>
    );
  }
  if (!card.online) return <TroublePage title={trouble.none} about={trouble.noneAbout} />;
  switch (to.screen) {
    case 'online-table':
      return <RoomScreen id={to.id} />;
    case 'online-take':
      return <Take id={to.id} />;
    case 'online-new':
      return <Create game={to.game} games={games} />;
    default:
      return <Lobby />;
  }
}

// The way to online tables on the home page: shown only where the server behind the page has them.

import { useEffect } from 'preact/hooks';
import './home-entry.css';
import { hrefOf } from '../nav/router.ts';
import { PLAYER_COLOURS } from '../ui/colours.ts';
import { Icon } from '../ui/icons.tsx';
import { PlayerToken } from '../ui/player-shape.tsx';
import { text } from './messages/text.ts';
import { probeServer, serverCard } from '../link/server.ts';

/** In the head of the page, if there is space for it. */
export function HomeLink() {
  if (!serverCard.value?.online) return null;
  return (
    <a class="button home-online" href={hrefOf({ screen: 'online-new' })}>
      {text.value.entry.friends}
    </a>
  );
}

export function HomeEntry() {
  useEffect(() => void probeServer(), []);
  const { entry } = text.value;
  if (!serverCard.value?.online) return null;
  return (
    <section class="card card-online">
      <span class="card-online-tokens" aria-hidden="true">
        {PLAYER_COLOURS.slice(0, 4).map((colour) => (
          <PlayerToken key={colour} colour={colour} size={26} />
        ))}
      </span>
      <div>
        <h2>{entry.friends}</h2>
        <p>{entry.about}</p>
      </div>
      <span class="card-online-ways">
        <a class="button button-ink" href={hrefOf({ screen: 'online-new' })}>
          <Icon name="plus" size={18} /> {entry.friends}
        </a>
        <a class="button" href={hrefOf({ screen: 'online' })}>
          {entry.tables}
        </a>
      </span>
    </section>
  );
}

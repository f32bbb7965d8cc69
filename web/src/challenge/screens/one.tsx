// One challenge: its rounds, all results with the same cards, and the link to pass on.

import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { gameNow, loadGame } from '../../games/load-game.ts';
import { hrefOf } from '../../nav/router.ts';
import { Waiting } from '../../table/waiting.tsx';
import { text } from '../messages/text.ts';
import { PassOn } from '../parts/pass-on.tsx';
import { Rounds } from '../parts/rounds.tsx';
import { Standings } from '../parts/standings.tsx';
import { levelName, opponentsOf, useTableTitle } from '../parts/words.ts';
import { keptChallenge } from '../state/kept.ts';
import { openSession, YARDSTICK, type Session } from '../state/session.ts';
import { NoChallenge } from './no-challenge.tsx';

function How({ game }: { readonly game: string }) {
  const { how } = text.value.challenge;
  const Points = gameNow(game)?.challenge?.Points;
  return (
    <details class="section challenge-how">
      <summary>
        <h2>{how.title}</h2>
      </summary>
      <ul>
        {Points && (
          <li>
            <Points />
          </li>
        )}
        <li>{how.lead}</li>
        <li>{how.score}</li>
        <li>{how.same}</li>
      </ul>
    </details>
  );
}

function Opened({ session }: { readonly session: Session }) {
  const { challenge, pages } = text.value;
  const kept = session.kept.value;
  const { setup } = kept;
  const title = useTableTitle(setup);
  const bot = levelName(setup.game, YARDSTICK.replace(/^bot:/, ''));
  return (
    <Page title={title} about={challenge.against(opponentsOf(setup))}>
      <p>
        <a href={hrefOf({ screen: 'challenge' })}>{pages.challenges}</a>
      </p>
      <Rounds session={session} bot={bot} />
      <section class="section">
        <h2 id="challenge-standings">{challenge.standings.title}</h2>
        <Standings kept={kept} bot={bot} />
      </section>
      <PassOn kept={kept} />
      <How game={setup.game} />
    </Page>
  );
}

async function opened(id: string): Promise<Session | undefined> {
  const kept = await keptChallenge(id);
  const game = kept && (await loadGame(kept.setup.game));
  return game && openSession(id, () => levelName(game.id, YARDSTICK.replace(/^bot:/, '')));
}

export function OneChallenge({ id }: { readonly id: string }) {
  const [session, setSession] = useState<Session | 'unknown'>();
  useEffect(() => {
    let wanted = true;
    let found: Session | undefined;
    void opened(id).then((session) => {
      found = session;
      if (wanted) setSession(session ?? 'unknown');
      else session?.close();
    });
    return () => {
      wanted = false;
      found?.close();
    };
  }, [id]);
  if (!session) return <Waiting />;
  return session === 'unknown' ? <NoChallenge why="unknown" /> : <Opened session={session} />;
}

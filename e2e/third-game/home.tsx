// Numbers on the home page: the card that every game has.

import type { HomeProps } from '../../web/src/games/game-ui.ts';
import { hrefOf } from '../../web/src/nav/router.ts';
import { GameCard } from '../../web/src/table/game-card.tsx';
import { BOT, GAME, TITLE } from './standing.ts';
import { quickTable, tableFor } from './tables.ts';

export function HomeCard({ start, starting, children }: HomeProps) {
  return (
    <GameCard
      game={GAME}
      title={TITLE}
      lead={['Name numbers.', 'Not your own.']}
      facts="2 players"
      picture={<p>1 2 3</p>}
      starting={starting}
      onPlay={() => start(quickTable)}
      onWatch={() => start(() => tableFor(0))}
      // One bot of one kind: there is nothing to choose.
      bots={1}
      most={1}
      onBots={() => undefined}
      levels={[{ value: BOT.id, name: BOT.name }]}
      level={BOT.id}
      onLevel={() => undefined}
      foot={
        <a class="hero-cell" href={hrefOf({ screen: 'rules', game: GAME })}>
          <b>Rules</b>
        </a>
      }
    >
      {children}
    </GameCard>
  );
}

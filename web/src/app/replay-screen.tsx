// Looking back at a game of this device, or reviewing it: opened here, furnished by its game.

import { useEffect, useState } from 'preact/hooks';
import { coloursAt, gameNow, loadGame } from '../games/load-game.ts';
import { openReplay, type OpenReplay } from '../table/open-replay.ts';
import type { OpenProblem } from '@branchline/protocol';
import type { KeptRoute } from '../nav/router.ts';
import { OpenTrouble } from './open-trouble.tsx';
import { useWorn } from '../ui/colours.ts';
import { late } from '../table/late.ts';
import { Waiting } from '../table/waiting.tsx';

type Kept = { readonly id: string; readonly move: number | undefined };

const Explore = late<Kept & { readonly branch: string | undefined }>(
  async () => (await import('./explore-screen.tsx')).ExploreScreen,
  Waiting,
);

const NotOver = late<{ readonly id: string }>(
  async () => (await import('../online/screens/not-over.tsx')).NotOver,
  Waiting,
);

/**
 * A game that was played on the server of this page: fetched, verified and kept, then replayed like any other. Where there
 * is none, `otherwise` says why this device has none either.
 */
async function fromServer({ id, move }: Kept, otherwise: OpenProblem): Promise<OpenReplay | OpenProblem | 'not-over'> {
  const { fetchReplay, replayAddress } = await import('../online/state/fetch-replay.ts');
  const copy = await fetchReplay(id);
  if (copy === undefined) return otherwise;
  return copy === 'not-over' ? copy : open({ id: copy.id, move, table: id, linkTo: (at) => replayAddress(id, at) });
}

async function open({
  id,
  move,
  linkTo,
  table,
}: Kept & Pick<OpenReplay, 'linkTo' | 'table'>): Promise<OpenReplay | OpenProblem | 'not-over'> {
  const found = await openReplay(id, {
    move,
    ...(linkTo ? { linkTo } : {}),
    ...(table === undefined ? {} : { table }),
  });
  if ('problem' in found) {
    const { problem } = found;
    // What has been fetched already is not asked for again.
    const isElsewhere = !linkTo && (problem === 'unknown-game' || problem === 'unreachable');
    return isElsewhere ? fromServer({ id, move }, found) : found;
  }
  const game = await loadGame(found.opened.game);
  if (!game) return { problem: 'unknown-game' };
  await game.prepare?.(found.view.value);
  return found;
}

type ReplayProps = {
  /** Looked back at, reviewed with what every turn was worth where the game can tell, or explored. */
  readonly to: KeptRoute;
};

export const ReplayScreen = ({ to: { screen, id, move, branch } }: ReplayProps) =>
  screen === 'explore' ? (
    <Explore id={id} move={move} branch={branch} />
  ) : (
    <LookedBack id={id} move={move} reviewed={screen === 'review'} />
  );

function LookedBack({ id, move, reviewed }: Kept & { readonly reviewed: boolean }) {
  const [opened, setOpened] = useState<OpenReplay | OpenProblem | 'not-over'>();
  useEffect(() => {
    let wanted = true;
    let replay: OpenReplay | undefined;
    const opening = open({ id, move }).catch((): OpenProblem => ({ problem: 'unreachable' }));
    void opening.then((found) => {
      if (!wanted) return;
      if (found !== 'not-over' && !('problem' in found)) replay = found;
      setOpened(found);
    });
    return () => {
      wanted = false;
      replay?.close();
    };
  }, [id]);
  // An address of the same game leads to its move, as one of another game does.
  useEffect(() => {
    if (move !== undefined && opened && opened !== 'not-over' && !('problem' in opened)) opened.goTo(move);
  }, [move]);
  if (!opened) return <Waiting />;
  if (opened === 'not-over') return <NotOver id={id} />;
  if ('problem' in opened) return <OpenTrouble id={id} problem={opened} />;
  return <Furnished replay={opened} reviewed={reviewed} />;
}

function Furnished({ replay, reviewed }: { readonly replay: OpenReplay; readonly reviewed: boolean }) {
  const { game, seats, over } = replay.opened;
  useWorn(coloursAt(game, seats));
  const { Replay, Review, reviewsRounds } = gameNow(game)!;
  return reviewed && Review && (over || reviewsRounds) ? <Review replay={replay} /> : <Replay replay={replay} />;
}

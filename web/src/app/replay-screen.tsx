// Looking back at a game of this device: opened here, furnished by its game.

import { useEffect, useState } from 'preact/hooks';
import { gameNow, loadGame } from '../games/load-game.ts';
import { openReplay, type OpenReplay } from '../table/open-replay.ts';
import type { OpenProblem } from '../worker/protocol.ts';
import { OpenTrouble } from './open-trouble.tsx';
import { Waiting } from '../table/waiting.tsx';

type ReplayProps = { readonly id: string; readonly move: number | undefined };

async function open({ id, move }: ReplayProps): Promise<OpenReplay | OpenProblem> {
  const found = await openReplay(id, { move });
  if ('problem' in found) return found;
  return (await loadGame(found.opened.game)) ? found : { problem: 'unknown-game' };
}

export function ReplayScreen({ id, move }: ReplayProps) {
  const [opened, setOpened] = useState<OpenReplay | OpenProblem>();
  useEffect(() => {
    let wanted = true;
    let replay: OpenReplay | undefined;
    void open({ id, move }).then((found) => {
      if (!wanted) return;
      if (!('problem' in found)) replay = found;
      setOpened(found);
    });
    return () => {
      wanted = false;
      replay?.close();
    };
  }, [id]);
  if (!opened) return <Waiting />;
  if ('problem' in opened) return <OpenTrouble id={id} problem={opened} />;
  const { Replay } = gameNow(opened.opened.game)!;
  return <Replay replay={opened} />;
}

// A game that came with its address: checked move by move like any file, then shown.

import { useEffect, useState } from 'preact/hooks';
import { device } from '../link/device.ts';
import { text } from '../messages/more-text.ts';
import { go } from '../nav/router.ts';
import type { ReadProblem } from '../table/files.ts';
import { unpackGame } from '../table/game-link.ts';
import { gameBehind } from '../table/share-short.ts';
import { isShort } from '../table/short-code.ts';
import { Waiting } from '../table/waiting.tsx';
import { importText } from './import-text.ts';
import { Trouble } from './trouble.tsx';

type SharedProps = { readonly code: string; readonly move: number | undefined; readonly review: boolean };

type Taken = { readonly id: string; readonly branch?: string };

async function take(code: string): Promise<Taken | ReadProblem> {
  const behind = isShort(code) ? await gameBehind(code) : { text: await unpackGame(code) };
  if ('problem' in behind) return { problem: behind.problem };
  const { text: game } = behind;
  // What does not unfold has lost its end, as in a chat that takes only so many letters.
  if (game === undefined) return { problem: 'cut' };
  return device.ask('import', { text: game });
}

export function SharedScreen({ code, move, review }: SharedProps) {
  const [problem, setProblem] = useState<ReadProblem>();
  useEffect(() => {
    let wanted = true;
    void take(code).then((answer) => {
      if (!wanted) return;
      if (!('id' in answer)) return setProblem(answer);
      const { id, branch } = answer;
      // Who sends branches along wants the first of them to be seen.
      if (branch !== undefined) go({ screen: 'explore', id, move: move ?? 0, branch }, 'replace');
      else go({ screen: review ? 'review' : 'replay', id, ...(move === undefined ? {} : { move }) }, 'replace');
    });
    return () => {
      wanted = false;
    };
  }, [code]);
  if (!problem) return <Waiting />;
  return <Trouble title={text.value.problems.link} about={importText(text.value, problem)} />;
}

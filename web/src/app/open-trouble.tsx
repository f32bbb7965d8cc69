// What cannot be opened: a damaged or unknown game, one out of reach, a wrong address.

import { text } from '../messages/more-text.ts';
import { hrefOf } from '../nav/router.ts';
import { saveGame } from '../table/files.ts';
import type { OpenProblem } from '@branchline/protocol';
import { Reload, Trouble } from './trouble.tsx';

export function OpenTrouble({ id, problem }: { readonly id: string; readonly problem: OpenProblem }) {
  const { games, trouble } = text.value;
  switch (problem.problem) {
    case 'damaged':
      return (
        <Trouble title={trouble.damaged} about={trouble.damagedAbout}>
          <button type="button" class="button button-ink" onClick={() => void saveGame(id)}>
            {trouble.damagedSave}
          </button>
        </Trouble>
      );
    case 'replay-only':
      return (
        <Trouble title={trouble.replayOnly} about="">
          <a class="button button-ink" href={hrefOf({ screen: 'replay', id })}>
            {games.replay}
          </a>
        </Trouble>
      );
    case 'unreachable':
      return (
        <Trouble title={trouble.unreachable} about={trouble.unreachableAbout}>
          <Reload />
        </Trouble>
      );
    default:
      return <Trouble title={trouble.unknown} about={trouble.unknownAbout} />;
  }
}

export const NotFound = () => <Trouble title={text.value.notFound.title} about={text.value.notFound.about} />;

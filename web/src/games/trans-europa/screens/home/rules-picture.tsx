// A corner of the board with a plan, as the rules show it.

import { boardById } from '@branchline/boards';
import { BoardPicture } from '../../board/index.ts';

export function RulesPicture() {
  return (
    <span class="rules-art" aria-hidden="true">
      <BoardPicture
        board={boardById('europe')!}
        me="plum"
        marks={{
          markers: [{ junction: '17,8', colour: 'plum' }],
          tracks: [
            { line: '15,8-17,8', joined: true },
            { line: '13,8-15,8', joined: true },
          ],
          plan: [
            { line: '17,8-19,8', cost: 1 },
            { line: '19,8-21,8', cost: 2 },
          ],
          cities: [{ city: 'budapest', target: true }],
        }}
        frame={{ x: 6, y: 5.6, width: 5.4, height: 2.2 }}
        scale={64}
        fill="cover"
      />
    </span>
  );
}

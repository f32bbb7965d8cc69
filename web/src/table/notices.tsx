// What the player should know about the table itself: saving, bots that were replaced, another tab.

import { text } from '../messages/text.ts';
import type { OpenTable } from './open-table.ts';
import type { Notice } from '../worker/protocol.ts';
import { IconButton } from '../ui/controls.tsx';
import { nameOf } from '../games/trans-europa/screens/table/seats.ts';

function noticeText(table: OpenTable, notice: Notice): string {
  const { notices: words, levels, common } = text.value;
  switch (notice.kind) {
    case 'not-saved':
      return notice.why === 'full' ? words.full : words.blocked;
    case 'saved-again':
      return words.savedAgain;
    case 'bot-replaced':
      return words.replaced(nameOf(table, notice.seat), levels[notice.bot as keyof typeof levels]?.name ?? common.bot);
    default:
      return words.follower;
  }
}

export function Notices({ table }: { readonly table: OpenTable }) {
  const { notices: words, common } = text.value;
  const list = table.notices.value;
  return (
    <div class="notices" role="status">
      {table.role.value === 'follower' && (
        <p class="panel notice">
          {words.follower}
          <button type="button" class="chip-button" onClick={table.takeOver}>
            {words.takeOver}
          </button>
        </p>
      )}
      {list.map((notice, index) => (
        <p key={`${notice.kind}${index}`} class="panel notice">
          {noticeText(table, notice)}
          <IconButton
            icon="close"
            label={common.close}
            onClick={() => {
              table.notices.value = list.filter((other) => other !== notice);
            }}
          />
        </p>
      ))}
    </div>
  );
}

// Notices in words, with what can be done about them.

import { text } from '../messages/more-text.ts';
import { IconButton } from '../ui/controls.tsx';
import type { Notice } from '@branchline/protocol';
import type { OpenTable } from './table-types.ts';
import { nameOf } from './people.ts';

export type NoticesProps = {
  readonly table: Pick<OpenTable, 'seats' | 'role' | 'notices' | 'takeOver'>;
  /** What a bot of this id is called. */
  readonly botName: (bot: string) => string | undefined;
};

function noticeText({ table, botName }: NoticesProps, notice: Notice): string {
  const { notices: words, common } = text.value;
  switch (notice.kind) {
    case 'not-saved':
      return notice.why === 'full' ? words.full : words.blocked;
    case 'saved-again':
      return words.savedAgain;
    case 'seat': {
      const bot = /^bot:(.+)$/.exec(notice.info.kind)?.[1];
      return words.replaced(nameOf(table, notice.seat), (bot && botName(bot)) ?? common.bot);
    }
    default:
      return words.follower;
  }
}

export function NoticeList(props: NoticesProps) {
  const { table } = props;
  const { notices: words, common } = text.value;
  const list = table.notices.value;
  return (
    <>
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
          {noticeText(props, notice)}
          <IconButton
            icon="close"
            label={common.close}
            onClick={() => {
              table.notices.value = list.filter((other) => other !== notice);
            }}
          />
        </p>
      ))}
    </>
  );
}

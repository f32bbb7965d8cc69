// What the player should know about the table itself: saving, bots that were replaced, another tab. Most games have no
// notice at all, so what they say comes when there is one; the place that screen readers listen to is there from the beginning.

import './notices.css';
import { late } from './late.ts';
import type { NoticesProps } from './notice-list.tsx';

const NoticeList = late<NoticesProps>(async () => (await import('./notice-list.tsx')).NoticeList);

export function Notices(props: NoticesProps) {
  const { role, notices } = props.table;
  return (
    <div class="notices" role="status">
      {(role.value === 'follower' || notices.value.length > 0) && <NoticeList {...props} />}
    </div>
  );
}

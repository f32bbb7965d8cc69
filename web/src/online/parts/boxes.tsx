// Boxes for what is not there: loading, nothing yet, no line, closed.

import type { ComponentChildren } from 'preact';
import { Page } from '../../app/page.tsx';
import { hrefOf } from '../../nav/router.ts';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';

/** The shape of what is on its way; shown only when it takes long enough to be noticed. */
export const Skeleton = () => (
  <div class="skeleton" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </div>
);

type BoxProps = { readonly title: string; readonly about: string; readonly children?: ComponentChildren };

export const EmptyBox = ({ title, about, children }: BoxProps) => (
  <div class="online-box online-empty">
    <b>{title}</b>
    <p>{about}</p>
    {children}
  </div>
);

export function Offline({ onTry }: { readonly onTry: () => void }) {
  const { line } = text.value;
  return (
    <div class="online-box online-offline" role="status">
      <b>{line.offline}</b>
      <p>{line.offlineAbout}</p>
      <button type="button" class="button" onClick={onTry}>
        {line.tryNow}
      </button>
    </div>
  );
}

/** What cannot be shown, with ways on. */
export const TroublePage = ({ title, about, children }: BoxProps) => (
  <Page title={title}>
    <div class="online-box online-closed">
      <p>{about}</p>
      {children}
    </div>
  </Page>
);

export const ToLobby = () => (
  <a class="button" href={hrefOf({ screen: 'online' })}>
    {text.value.trouble.lobby}
  </a>
);

export const FriendsButton = () => (
  <a class="button button-ink" href={hrefOf({ screen: 'online-new' })}>
    <Icon name="plus" size={18} /> {text.value.entry.friends}
  </a>
);

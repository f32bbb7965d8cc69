// The invitation: picture for cameras, link, copy, share.

import { useRef } from 'preact/hooks';
import { late } from '../../table/late.ts';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';
import type { OnlineRoom } from '../state/room.ts';
import { sharedAddress } from '../../table/share-address.ts';
import { CopyButton } from './copy-button.tsx';
import { gameTitle } from './words.ts';

const QrCode = late<{ readonly value: string }>(
  async () => (await import('./qr-code.tsx')).QrCode,
  () => <div class="qr" aria-busy="true" />,
);

export function Invite({ room }: { readonly room: OnlineRoom }) {
  const { invite } = text.value;
  const field = useRef<HTMLInputElement>(null);
  const table = room.table.value;
  const link = sharedAddress({ screen: 'online-table', id: table.id });
  const share = (): void => {
    // A cancelled share shares nothing.
    void navigator.share({ text: invite.shareText(gameTitle(table)), url: link }).catch(() => undefined);
  };
  return (
    <section class="section online-invite" aria-labelledby="invite-title">
      <header>
        <h2 id="invite-title">{invite.title}</h2>
        <small class="online-tag">{table.unlisted ? invite.unlisted : invite.listed}</small>
      </header>
      <QrCode value={link} />
      <p class="section-help">{invite.show}</p>
      <input
        ref={field}
        class="text-input"
        readOnly
        value={link}
        aria-label={invite.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="online-invite-ways">
        <CopyButton
          value={link}
          label={invite.copy}
          class="button button-ink"
          onFailed={() => field.current?.select()}
        />
        {'share' in navigator && (
          <button type="button" class="button" onClick={share}>
            <Icon name="upload" size={18} /> {invite.share}
          </button>
        )}
      </div>
    </section>
  );
}

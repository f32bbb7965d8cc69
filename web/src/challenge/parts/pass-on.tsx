// Passing a challenge on: the link, a picture for cameras, the system's own way to share.

import { useEffect, useRef, useState } from 'preact/hooks';
import { CopyButton } from '../../online/parts/copy-button.tsx';
import { sharedAddress } from '../../table/share-address.ts';
import { Dialog } from '../../table/dialog.tsx';
import { probeServer } from '../../link/server.ts';
import { Switch } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import { fitsScreen, QrCode } from '../../ui/qr-code.tsx';
import { text } from '../messages/text.ts';
import type { KeptChallenge } from '../state/kept.ts';
import { codeFor, ownResult, resultsFor } from '../state/link.ts';
import { useTableTitle } from './words.ts';

function useLink(kept: KeptChallenge, { withOwn }: { readonly withOwn: boolean }): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void probeServer()
      .then(() => codeFor(kept, resultsFor(kept, { withOwn })))
      .then((code) => {
        if (wanted && code !== undefined) setLink(sharedAddress({ screen: 'challenge', code }));
      });
    return () => {
      wanted = false;
    };
  }, [kept, withOwn]);
  return link;
}

function CameraPicture({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const { share } = text.value.challenge;
  return (
    <Dialog title={share.qr} onClose={onClose} class="game-qr">
      {!fitsScreen(link) ? (
        <p role="status">{share.qrTooLong}</p>
      ) : (
        <>
          <QrCode value={link} label={share.qr} repair="low" />
          <p class="section-help">{share.qrHelp}</p>
        </>
      )}
    </Dialog>
  );
}

type WaysProps = { readonly link: string; readonly about: string };

function Ways({ link, about }: WaysProps) {
  const { share } = text.value.challenge;
  const field = useRef<HTMLInputElement>(null);
  const [showing, setShowing] = useState(false);
  const send = (): void => {
    // A cancelled share shares nothing.
    void navigator.share({ text: share.text(about), url: link }).catch(() => undefined);
  };
  return (
    <>
      <input
        ref={field}
        class="text-input"
        readOnly
        value={link}
        aria-label={share.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="challenge-ways">
        <CopyButton
          value={link}
          label={share.copy}
          class="button button-ink"
          onFailed={() => field.current?.select()}
        />
        {'share' in navigator && (
          <button type="button" class="button" onClick={send}>
            <Icon name="upload" size={18} /> {share.send}
          </button>
        )}
        <button type="button" class="button" onClick={() => setShowing(true)}>
          <Icon name="qr" size={18} /> {share.qr}
        </button>
      </div>
      {showing && <CameraPicture link={link} onClose={() => setShowing(false)} />}
    </>
  );
}

export function PassOn({ kept }: { readonly kept: KeptChallenge }) {
  const { share } = text.value.challenge;
  const [withOwn, setWithOwn] = useState(true);
  const about = useTableTitle(kept.setup);
  const isDone = ownResult(kept) !== undefined;
  const link = useLink(kept, { withOwn });
  return (
    <section class="section" aria-labelledby="challenge-share" aria-busy={link === undefined}>
      <h2 id="challenge-share">{share.title}</h2>
      <p class="section-help">{share.about}</p>
      {isDone ? (
        <Switch label={share.own} on={withOwn} onChange={setWithOwn} />
      ) : (
        <p class="section-help">
          {share.own}: {share.ownAbout}
        </p>
      )}
      {link !== undefined && <Ways link={link} about={about} />}
      <p class="section-help">{share.hides}</p>
    </section>
  );
}

// Handing a game to another device: a picture for its camera, the short link, and the link that holds the whole game.

import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../messages/more-text.ts';
import { say } from '../ui/live.ts';
import { fitsScreen, QrCode } from '../ui/qr-code.tsx';
import { Dialog } from './dialog.tsx';
import { opensOnlyHere } from './share-address.ts';
import type { GameLinks } from './share-links.ts';
import './game-qr.css';

type LinkProps = { readonly link: string; readonly name: string; readonly about: string };

function LinkField({ link, name, about }: LinkProps) {
  const { replay: words } = text.value;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      say(words.copied);
    } catch {
      field.current?.select(); // to be copied by hand
    }
  };
  return (
    <section class="game-link" aria-label={name}>
      <b>{name}</b>
      <span class="game-link-row">
        <input
          ref={field}
          class="text-input"
          readOnly
          value={link}
          aria-label={name}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </button>
      </span>
      <small>{about}</small>
    </section>
  );
}

/** The picture holds the whole game where a camera can read it from this screen, else the short link, else there is none. */
function Picture({ whole, short }: GameLinks) {
  const { replay: words } = text.value;
  if (whole !== undefined && fitsScreen(whole))
    return (
      <>
        <QrCode value={whole} label={words.qr} repair="low" />
        <p class="section-help">{words.qrHelp}</p>
      </>
    );
  if (short !== undefined)
    return (
      <>
        <QrCode value={short} label={words.qr} />
        <p class="section-help">{words.qrShort}</p>
      </>
    );
  return <p role="status">{words.qrTooLong}</p>;
}

type GameQrProps = { readonly links: () => Promise<GameLinks>; readonly onClose: () => void };

export function GameQr({ links, onClose }: GameQrProps) {
  const { replay: words } = text.value;
  const [found, setFound] = useState<GameLinks>();
  useEffect(() => void links().then(setFound), []);
  return (
    <Dialog title={words.share} onClose={onClose} class="game-qr">
      <div aria-busy={found === undefined}>
        {found && <Picture {...found} />}
        {found?.short !== undefined && <LinkField link={found.short} name={words.short} about={words.shortAbout} />}
        {found?.whole !== undefined && (
          <LinkField
            link={found.whole}
            name={words.whole}
            about={opensOnlyHere(found.whole) ? words.wholeHere : words.wholeAbout}
          />
        )}
      </div>
    </Dialog>
  );
}

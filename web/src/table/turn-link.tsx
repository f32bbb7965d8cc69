// A link that opens the review of this game at this turn, on any device.

import { useState } from 'preact/hooks';
import './turn-link.css';
import { text } from '../messages/more-text.ts';
import { hrefOf } from '../nav/router.ts';
import { reviewLink } from './share-links.ts';
import { IconButton } from '../ui/controls.tsx';

const SHOWN = 4000;

/** Says what was copied; a game too long for a link opens in this browser alone. */
async function copyLink(id: string, move: number): Promise<string> {
  const { replay: words } = text.value;
  const here = new URL(hrefOf({ screen: 'review', id, move }), location.href);
  history.replaceState(history.state, '', here);
  const link = await reviewLink(id, move);
  try {
    await navigator.clipboard.writeText(link ?? here.href);
  } catch {
    // the address bar leads to this turn too
  }
  return link === undefined ? words.linkCopied : words.linkReview;
}

export function TurnLink({ id, move }: { readonly id: string; readonly move: number }) {
  const [said, setSaid] = useState<string>();
  const copy = async (): Promise<void> => {
    setSaid(await copyLink(id, move));
    setTimeout(() => setSaid(undefined), SHOWN);
  };
  return (
    <span class="turn-link">
      <IconButton icon="link" label={text.value.replay.linkTurn} onClick={() => void copy()} />
      {said !== undefined && (
        <span class="turn-link-said" role="status">
          {said}
        </span>
      )}
    </span>
  );
}

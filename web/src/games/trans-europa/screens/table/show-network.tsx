// The button that brings the own network into view, once there is one.

import { IconButton } from '../../../../ui/controls.tsx';
import { text } from '../../messages/text.ts';
import { inNetwork } from '../../play/site.ts';
import type { Play } from '../../state/play.ts';

/** No closer than this, in px per line: the player looks for what is around the network. */
const CLOSEST = 72;

export function NetworkButton({ play }: { readonly play: Play }) {
  const site = play.site.value;
  if (!site) return null;
  const show = (): void => {
    const own = play.board.junctions.filter(({ id }) => inNetwork(site, id)).map(({ id }) => id);
    play.handle.value?.zoomTo(own, { largest: CLOSEST });
  };
  return <IconButton icon="locate" label={text.value.table.locate} onClick={show} />;
}

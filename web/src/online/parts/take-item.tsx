// In the menu of a game of this device: the way to play on with friends, where the page has a server.

import { useEffect } from 'preact/hooks';
import { go } from '../../nav/router.ts';
import { MenuItem } from '../../table/menu-items.tsx';
import { text } from '../messages/text.ts';
import { probeServer, serverCard } from '../../link/server.ts';

export function TakeItem({ id }: { readonly id: string }) {
  useEffect(() => void probeServer(), []);
  if (!serverCard.value?.online) return null;
  const { take } = text.value;
  return (
    <MenuItem icon="link" onClick={() => go({ screen: 'online-take', id })}>
      {take.item} <small>{take.itemAbout}</small>
    </MenuItem>
  );
}

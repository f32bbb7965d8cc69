// Says plainly of a game that was begun on one device that its deal is not sealed.

import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/icons.tsx';

export const Friendly = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="online-friendly">
    <Icon name="eye" size={18} /> <span>{children}</span>
  </p>
);

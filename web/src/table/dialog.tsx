// A window above the page, with the word for closing it.

import type { ComponentProps } from 'preact';
import { text } from '../messages/text.ts';
import { Dialog as Bare } from '../ui/dialog.tsx';

export const Dialog = (props: Omit<ComponentProps<typeof Bare>, 'closeLabel'>) => (
  <Bare {...props} closeLabel={text.value.common.close} />
);

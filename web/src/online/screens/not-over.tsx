// A replay that was asked for too early.

import { hrefOf } from '../../nav/router.ts';
import '../online.css';
import { text } from '../messages/text.ts';
import { TroublePage } from '../parts/boxes.tsx';

export function NotOver({ id }: { readonly id: string }) {
  const { trouble } = text.value;
  return (
    <TroublePage title={trouble.notOver} about={trouble.notOverAbout}>
      <a class="button button-ink" href={hrefOf({ screen: 'online-table', id })}>
        {trouble.toTable}
      </a>
    </TroublePage>
  );
}

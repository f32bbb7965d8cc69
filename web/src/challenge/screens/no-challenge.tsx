// A challenge that cannot be opened, and why.

import { Page } from '../../app/page.tsx';
import { hrefOf } from '../../nav/router.ts';
import { text } from '../messages/text.ts';
import type { LinkProblem } from '../state/link.ts';

export function NoChallenge({ why }: { readonly why: LinkProblem | 'unknown' }) {
  const { challenge, pages } = text.value;
  return (
    <Page title={challenge.problems.title}>
      <p class="problem">{challenge.problems[why]}</p>
      <p>
        <a class="button button-ink" href={hrefOf({ screen: 'challenge' })}>
          {pages.challenges}
        </a>
      </p>
    </Page>
  );
}

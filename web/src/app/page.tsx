// The frame of every screen that is not the table: brand, way back, title.

import type { ComponentChildren } from 'preact';
import './pages.css';
import '../ui/fields.css';
import { text } from '../messages/text.ts';
import { goBack, hrefOf } from '../nav/router.ts';
import { BrandSign } from '../ui/brand.tsx';
import { IconButton } from '../ui/controls.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { ThemeButton } from '../table/preference-buttons.tsx';

type PageProps = {
  readonly title: string;
  readonly about?: string | undefined;
  readonly tools?: ComponentChildren;
  readonly wide?: boolean;
  /** Its content is still on the way. */
  readonly busy?: boolean;
  readonly children: ComponentChildren;
};

export function Page({ title, about, tools, wide, busy = false, children }: PageProps) {
  const { common } = text.value;
  return (
    <div class="page" data-wide={wide || undefined}>
      <header class="page-head">
        <a class="brand" href={hrefOf({ screen: 'home' })}>
          <BrandSign size={32} /> {common.brand}
        </a>
        <nav class="page-tools" aria-label={common.menu}>
          {tools}
          <LanguageMenu />
          <ThemeButton />
          <IconButton icon="close" label={common.close} onClick={() => goBack({ screen: 'home' })} />
        </nav>
      </header>
      <main id="content" aria-busy={busy}>
        <UpdateNotice />
        <h1 tabIndex={-1}>{title}</h1>
        {about !== undefined && <p class="page-about">{about}</p>}
        {children}
      </main>
    </div>
  );
}

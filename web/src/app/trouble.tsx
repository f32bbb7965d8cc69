// The page for what went wrong, and for a fault of the page itself.

import type { ComponentChildren } from 'preact';
import './trouble.css';
import { text } from '../messages/text.ts';
import { hrefOf } from '../nav/router.ts';

export function Trouble({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <main class="trouble" id="content">
      <svg class="trouble-art" viewBox="0 0 220 90" aria-hidden="true">
        <path class="trouble-sleepers" d="M14 58v20M34 58v20M54 58v20M74 58v20M94 58v20M114 58v20" />
        <path class="trouble-rails" d="M4 63h124M4 73h124" />
        <path class="trouble-buffer" d="M132 46v34M126 52h12M126 70h12" />
        <path class="trouble-lost" d="M150 68h60" />
      </svg>
      <h1>{title}</h1>
      <p>{about}</p>
      <p class="trouble-ways">
        {children}
        <a class="button" href={hrefOf({ screen: 'home' })}>
          {text.value.common.home}
        </a>
      </p>
    </main>
  );
}

export const Reload = () => (
  <button type="button" class="button button-ink" onClick={() => location.reload()}>
    {text.value.broken.reload}
  </button>
);

export function Broken() {
  const { broken } = text.value;
  return (
    <Trouble title={broken.title} about={broken.about}>
      <Reload />
    </Trouble>
  );
}

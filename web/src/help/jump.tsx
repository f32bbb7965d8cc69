// The contents of the rules for narrow windows, where they do not stand beside the text: folded away until wanted.

import { useRef } from 'preact/hooks';
import './jump.css';
import { text } from '../messages/more-text.ts';
import { Icon } from '../ui/icons.tsx';
import type { HelpBook } from './types.ts';

type JumpProps = { readonly book: HelpBook | undefined; readonly linkTo: (section: string) => string };

export function Jump({ book, linkTo }: JumpProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const close = (): void => fold.current?.removeAttribute('open');
  return (
    <details ref={fold} class="rules-jump">
      <summary>
        {text.value.reading.contents} <Icon name="down" size={16} />
      </summary>
      <nav aria-label={text.value.reading.contents}>
        {book?.chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>{chapter.title}</h2>
            <ul>
              {chapter.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={linkTo(id)} onClick={close}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  );
}

// A window above the page, on the browser's own dialog: it keeps the focus and closes with Escape.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import './dialogs.css';
import { IconButton } from './controls.tsx';

type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
};

export function Dialog({ title, closeLabel, onClose, children, class: extra = '' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Not at once: the Escape that asks for a window would close it again.
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${extra}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) element.current?.close();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={() => element.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

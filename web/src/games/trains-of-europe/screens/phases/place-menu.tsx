// The menu of places for a vehicle: every contract it fits, with what that brings. The keyboard's twin of dragging.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placeBeside } from '../parts/place-beside.ts';
import { px } from '../parts/px.ts';

export type MenuItem = {
  readonly key: string;
  readonly content: ComponentChildren;
  readonly onChoose: () => void;
  readonly disabled?: boolean;
};

type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly beside: HTMLElement;
  readonly onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Places the menu and focuses it at once, until a press outside it. */
function useMenuBeside({ items, beside, onClose }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const { width, height } = box.current!.getBoundingClientRect();
    setPlace(
      placeBeside(beside.getBoundingClientRect(), { width, height }, { width: innerWidth, height: innerHeight }),
    );
  }, [beside, items.length]);
  const buttons = (): HTMLButtonElement[] =>
    [...(box.current?.querySelectorAll('button:not(:disabled)') ?? [])] as HTMLButtonElement[];
  // What is still hidden cannot have the focus.
  useLayoutEffect(() => {
    if (place) (buttons()[0] ?? box.current)?.focus();
  }, [place]);
  useLayoutEffect(() => {
    const away = (event: PointerEvent): void => {
      const at = event.target as Node;
      if (!box.current?.contains(at) && !beside.contains(at)) onClose();
    };
    addEventListener('pointerdown', away, true);
    return () => removeEventListener('pointerdown', away, true);
  }, [beside]);
  return { box, place, buttons };
}

export function PlaceMenu(props: MenuProps) {
  const { label, items, beside, onClose } = props;
  const { box, place, buttons } = useMenuBeside(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      event.preventDefault();
      beside.focus();
      onClose();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <div
      ref={box}
      class="toe-menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={place ? { left: px(place.left), top: px(place.top) } : { visibility: 'hidden' }}
      onKeyDown={onKeyDown}
    >
      <p class="toe-menu-title" aria-hidden="true">
        {label}
      </p>
      {items.map(({ key, content, onChoose, disabled }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          disabled={disabled ?? false}
          onClick={() => {
            beside.focus();
            onChoose();
            onClose();
          }}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

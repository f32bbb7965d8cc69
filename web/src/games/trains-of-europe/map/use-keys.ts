// The keyboard on the focused map: moves the cursor, chooses, zooms.
import { useEffect, useRef } from 'preact/hooks';
import type { CameraControl } from './house.ts';
import { commandOf, firstCursor } from './keys.ts';
import type { MapCursor, MapProps } from './types.ts';

const ZOOM_STEP = 1.3;

type Keys = {
  /** The cursor asked for by the screen, or where the keyboard would begin. */
  readonly cursor: MapCursor | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** After a press of the mouse Enter is about what was pressed, wherever the keyboard was before. */
function pressedCursor({ geometry, marks }: MapProps): MapCursor | undefined {
  const section = marks.selected && geometry.sections.get(marks.selected.section);
  return section && { city: section.a, section: section.id };
}

export const useKeys = (props: MapProps, control: CameraControl, isPointing: boolean): Keys => {
  const { geometry, marks } = props;
  const cursor =
    (isPointing ? pressedCursor(props) : undefined) ??
    marks.cursor ??
    firstCursor(geometry, [...marks.wanted, ...marks.network]);
  const back = useRef<MapCursor[]>([]);

  useEffect(() => {
    const section = marks.cursor === undefined ? undefined : geometry.sections.get(marks.cursor.section);
    if (section !== undefined) control.reveal([section.middle]);
  }, [marks.cursor]);

  const moveTo = (from: MapCursor, to: MapCursor, isBack: boolean): void => {
    if (isBack) back.current.pop();
    else if (from.city !== to.city) back.current.push(from);
    props.onCursor?.(to);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    if (cursor === undefined) return;
    const last = back.current.at(-1);
    const command = commandOf(event, { geometry, cursor, ...(last === undefined ? {} : { back: last }) });
    if (command === undefined) return;
    event.preventDefault();
    switch (command.do) {
      case 'move':
        return moveTo(cursor, command.to, event.key === 'ArrowDown' && last !== undefined);
      case 'choose':
        return props.onSection?.(command.section, { pointer: 'key' });
      case 'fit':
        return control.fit();
      case 'zoom-in':
        return control.zoomBy(ZOOM_STEP);
      case 'zoom-out':
        return control.zoomBy(1 / ZOOM_STEP);
      case 'clear':
        return props.onNothing?.();
    }
  };
  return { cursor, onKeyDown };
};

// The board with everything that is shown and done on it.

import type { Box, Insets, PointerKind } from '../../../../map/types.ts';
import type { Fit } from '../../../../map/camera.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { boardTexts, cityName, regionOf } from '../../play/names.ts';
import { settings } from '../../../../prefs/settings.ts';
import { languageReady } from '../../../../messages/text.ts';
import { text } from '../../messages/text.ts';
import { signal, type ReadonlySignal } from '@preact/signals';
import { Board, type BoardMarks, type EdgeArrow, type Laid, type KeyCommand, type Tip } from '../../board/index.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { gridOf } from '@branchline/trans-europa';
import { preferences } from '../../settings.ts';
import { keyMap } from '../../state/key-map.ts';
import { cursorOf } from '../../state/keys.ts';
import type { Play } from '../../state/play.ts';
import { layout } from '../../../../ui/layout.ts';
import { fetched } from '../../../../ui/fetched.ts';

type BoardAreaProps = {
  readonly play: Play;
  readonly marks: ReadonlySignal<BoardMarks>;
  readonly laid: ReadonlySignal<readonly Laid[]>;
  readonly onKey: (command: KeyCommand) => void;
  readonly insets: Insets;
  /** The room that panels take at rest. */
  readonly room?: readonly Box[];
  readonly waits?: boolean;
  readonly panels: readonly Box[];
  readonly fit: Fit;
  readonly describedBy: string;
};

const NO_ARROWS: readonly EdgeArrow[] = [];

/** Arrows to own open cities beyond the edge of a phone; to all of them where it is not told which are open. */
function edgeArrows(play: Play): readonly EdgeArrow[] {
  const { graph } = gridOf(play.board.id);
  if (layout.value !== 'phone') return NO_ARROWS;
  const untold = play.hand.value.map((city) => ({ city, linked: false, toGo: 0 }));
  return (play.targets.value?.list ?? untold)
    .filter(({ linked }) => !linked)
    .map(({ city: index, toGo }) => {
      const city = play.board.cities.find(({ id }) => id === graph.cityIds[index])!;
      const region = regionOf(play.board, city);
      return {
        junction: city.junction,
        region: region.id,
        sign: region.compass,
        label: toGo ? text.value.tips.routeTo(cityName(city), toGo) : cityName(city),
      };
    });
}

type Speaking = (play: Play) => readonly Tip[];
const SILENT: readonly Tip[] = [];
const speaking = signal<Speaking | undefined>(undefined);

/** Bubbles load with the first message. */
function useTips(play: Play): readonly Tip[] {
  const isCalled =
    play.hover.value !== undefined ||
    play.refusal.value !== undefined ||
    play.plan.value.lays.length > 0 ||
    play.markerChoice.value !== undefined ||
    play.hints.hint.value !== undefined;
  useEffect(() => {
    if (!isCalled || speaking.peek()) return;
    void fetched(() => import('./tips.tsx')).then(async ({ tipsFor }) => {
      await languageReady();
      speaking.value = tipsFor;
    });
  }, [isCalled]);
  return isCalled ? (speaking.value?.(play) ?? SILENT) : SILENT;
}

export function BoardArea({ play, marks, laid, onKey, describedBy, ...around }: BoardAreaProps) {
  const { board } = play;
  const tips = useTips(play);
  const texts = useMemo(() => ({ ...boardTexts.value(board), describedBy }), [boardTexts.value, board, describedBy]);
  const keys = useMemo(keyMap, [preferences.value.keys]);
  const me = colourOfSeat(play.seat.value ?? 0);
  const cursor = cursorOf(play);
  const phone = layout.value === 'phone';
  const refusal = play.refusal.value;
  /** A finger points at nothing any more once it has chosen something; a mouse is still there. */
  const endPointing = ({ pointer }: { readonly pointer: PointerKind }): void => {
    if (pointer !== 'mouse') play.hover.value = undefined;
  };

  // A refusal fades by itself; a tap or a key elsewhere replaces it earlier.
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(() => {
      play.refusal.value = undefined;
    }, 4000);
    return () => clearTimeout(timer);
  }, [refusal]);

  return (
    <Board
      board={board}
      marks={marks.value}
      laid={laid.value}
      me={me}
      texts={texts}
      tips={tips}
      arrows={edgeArrows(play)}
      {...around}
      compact={phone}
      motion={settings.value.motion === 'less' ? 'off' : 'on'}
      keys={keys}
      {...(cursor === undefined ? {} : { cursor })}
      handle={(handle) => {
        play.handle.value = handle;
      }}
      onLine={(line, how) => {
        endPointing(how);
        play.chooseLine(line);
      }}
      onJunction={(junction, how) => {
        endPointing(how);
        play.chooseJunction(junction);
      }}
      onArrow={(junction) => {
        play.hover.value = { at: 'junction', junction };
      }}
      onHover={(place) => {
        play.hover.value = place;
        if (place) play.refusal.value = undefined;
      }}
      onView={(view) => {
        play.seen.value = view;
      }}
      onKeyCommand={onKey}
    />
  );
}

// What the board widget is told and what it reports: plain data in, gestures and key commands out, never rules.

import type { Board, CityId, Compass, JunctionId, LineId } from '@branchline/boards';
import type { ComponentChildren } from 'preact';
import type { Scales } from '../../../map/camera.ts';
import type { Box, Insets, MapView, PointerKind } from '../../../map/types.ts';
import type { PlayerColour } from '../../../ui/colours.ts';
import type { Geometry } from './geometry.ts';

export type { CityId, JunctionId, LineId } from '@branchline/boards';

/** Compass sign that marks a region beside its colour. */
export type Sign = Compass;

/** A black track on an ordinary line. */
export type TrackMark = {
  readonly line: LineId;
  /** Part of the viewer's network. */ readonly joined: boolean;
};

/** The track in one slot of a ferry. */
export type FerrySlot = 'free' | 'black' | PlayerColour;

/** A ferry with its two slots; ferries without a mark are drawn free. */
export type FerryMark = {
  readonly line: LineId;
  readonly slots: readonly [FerrySlot, FerrySlot];
  /** Complete and part of the viewer's network. */
  readonly joined: boolean;
  /** Complete, but closed to the viewer: drawn with a bar. */
  readonly closed?: boolean;
};

export type MarkerMark = { readonly junction: JunctionId; readonly colour: PlayerColour };

/** A city that is more than plain. */
export type CityMark = {
  readonly city: CityId;
  /** One of the viewer's own cities. */
  readonly target?: boolean;
  readonly linked?: boolean;
  /** On reveal: who held this city. */
  readonly holders?: readonly PlayerColour[];
  /** Not in play (bordered cities with two or three players). */
  readonly asleep?: boolean;
};

/** A line the viewer may lay now. */
export type LegalMark = { readonly line: LineId; readonly cost: number };

/** A planned track. `slot` only for ferries; `own` if the viewer's own piece is to be used there. */
export type PlanMark = {
  readonly line: LineId;
  readonly cost: number;
  readonly slot?: 0 | 1;
  readonly own?: boolean;
};

/** A dotted way: the rest of a planned route, the preview of a hovered target, or a hint. */
export type RouteMark = {
  readonly lines: readonly LineId[];
  readonly kind: 'rest' | 'preview' | 'hint' | 'better';
  readonly colour?: PlayerColour;
};

/** The tracks one player still missed at the end of a round, in the order in which they are drawn. */
export type MissingMark = {
  readonly colour: PlayerColour;
  readonly lines: readonly { readonly line: LineId; readonly cost: number }[];
  /** Lines of other trees of the same cost, drawn thin. */
  readonly alternatives?: readonly LineId[];
};

export type LastMove = {
  readonly colour: PlayerColour;
  readonly lines: readonly LineId[];
  readonly junction?: JunctionId;
};

/** Everything that is on the board or shown on it. All lists may be empty. */
export type BoardMarks = {
  readonly tracks: readonly TrackMark[];
  readonly ferries: readonly FerryMark[];
  readonly markers: readonly MarkerMark[];
  /** Terrain whose double lines are single now: a sum of `TERRAIN_BIT`s. */
  readonly eased?: number;
  /** The place of the viewer's own marker. */
  readonly home?: JunctionId;
  readonly cities: readonly CityMark[];
  readonly legal: readonly LegalMark[];
  /** Junctions that may be chosen (placing a marker, choosing a place). */
  readonly legalJunctions: readonly JunctionId[];
  /** A junction picked as the start of a route. */
  readonly picked?: JunctionId;
  readonly plan: readonly PlanMark[];
  /** The plan is for a turn that has not come. */
  readonly planAhead?: boolean;
  readonly routes: readonly RouteMark[];
  readonly missing: readonly MissingMark[];
  readonly lastMove?: LastMove;
  /** What several players built since the viewer last looked, shown on demand. */
  readonly changes?: readonly LastMove[];
};

/** The tracks of one move, for drawing it. */
export type Laid = { readonly sequence: number; readonly lines: readonly LineId[] };

export const NO_MARKS: BoardMarks = {
  tracks: [],
  ferries: [],
  markers: [],
  cities: [],
  legal: [],
  legalJunctions: [],
  plan: [],
  routes: [],
  missing: [],
};

/** A place on the board. */
export type Place =
  | {
      readonly at: 'line';
      readonly line: LineId;
      /** Which of a ferry's two slots is nearer. */ readonly slot?: 0 | 1;
    }
  | { readonly at: 'junction'; readonly junction: JunctionId };

/** A speech bubble whose tail points at a place; the text comes from the consumer. */
export type Tip = {
  readonly place: Place;
  readonly tone: 'info' | 'error';
  readonly content: ComponentChildren;
};

/** An arrow at the edge of the view while its junction is out of sight; pressing it brings the junction into view. */
export type EdgeArrow = {
  readonly junction: JunctionId;
  readonly region: string;
  readonly sign: Sign;
  readonly label: string;
};

export const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a key on the focused board asks for. Zooming keys are handled inside and not reported. */
export type KeyCommand =
  | {
      readonly do: 'move';
      readonly direction: Direction;
      readonly to: JunctionId;
      readonly line: LineId;
    }
  | { readonly do: 'edge'; readonly direction: Direction }
  | {
      readonly do: 'plan';
      readonly direction: Direction;
      readonly to: JunctionId;
      readonly line: LineId;
    }
  | { readonly do: 'choose'; readonly junction: JunctionId }
  | { readonly do: 'city'; /** 0-based index in the viewer's hand. */ readonly index: number }
  | { readonly do: 'next-legal'; readonly back: boolean }
  | {
      readonly do: 'confirm' | 'clear' | 'drop-last' | 'home' | 'missing' | 'last-move' | 'describe' | 'claim' | 'help';
    };

/** Physical keys (`KeyboardEvent.code`) per command; see `defaultKeys`. */
export type KeyName =
  | Direction
  | 'choose'
  | 'confirm'
  | 'clear'
  | 'drop-last'
  | 'home'
  | 'next-legal'
  | 'missing'
  | 'last-move'
  | 'describe'
  | 'claim'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit';
export type KeyMap = Readonly<Record<KeyName, readonly string[]>>;

export type BoardTexts = {
  /** Name of the board for assistive technology. */
  readonly label: string;
  /** What the application role is called, for example "game board". */
  readonly role?: string;
  /** Id of an element that describes the board (the list of legal lines). */
  readonly describedBy?: string;
  readonly city: (city: CityId) => string;
  /** Name of a sea by key, for example `north-sea`; an empty string hides it. */
  readonly water: (key: string) => string;
};

export type BoardProps = {
  readonly board: Board;
  readonly marks: BoardMarks;
  /** The latest moves that laid tracks; those that were not there before are animated. */
  readonly laid?: readonly Laid[];
  /** The viewer's colour: accent of legal lines and plan. */
  readonly me: PlayerColour;
  readonly texts: BoardTexts;
  /** Junction under the keyboard cursor; shown while the board has focus. */
  readonly cursor?: JunctionId;
  readonly tips?: readonly Tip[];
  readonly arrows?: readonly EdgeArrow[];
  readonly insets?: Insets;
  /** Panels lying over the board; names that would sit under one are hidden. */
  readonly panels?: readonly Box[];
  /** The room that panels take at rest: no part of the board is there until the player moves it. */
  readonly room?: readonly Box[];
  /** That room is not known yet, and nothing is drawn. */
  readonly waits?: boolean;
  /** `height` fits the height only and pans sideways (phones). */
  readonly fit?: 'all' | 'height';
  /** Larger marks on small scales, wider hit areas. */
  readonly compact?: boolean;
  /** `off` draws changes at once (scrubbing a replay). The system's wish for less motion is respected in any case. */
  readonly motion?: 'on' | 'off';
  /** Drawn under everything on the ground, in drawing units; `u` is the size of marks. */
  readonly backdrop?: (geometry: Geometry, u: number) => ComponentChildren;
  readonly keys?: KeyMap;
  /** Called once with the handle, and with `undefined` on unmount. */
  readonly handle?: (handle: BoardHandle | undefined) => void;
  readonly onLine?: (line: LineId, how: { readonly pointer: PointerKind; readonly slot?: 0 | 1 }) => void;
  readonly onJunction?: (junction: JunctionId, how: { readonly pointer: PointerKind }) => void;
  /** The place under the mouse, or pressed long by a finger; `undefined` when it leaves. */
  readonly onHover?: (place: Place | undefined, how: { readonly pointer: PointerKind }) => void;
  /** An arrow was pressed, and its junction comes into view. */
  readonly onArrow?: (junction: JunctionId) => void;
  readonly onKeyCommand?: (command: KeyCommand) => void;
  /** After each completed pan or zoom. */
  readonly onView?: (view: MapView) => void;
};

/** What the consumer may ask of a mounted board. */
export type BoardHandle = {
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  /** Shows all these junctions, as large as the scales (px per line) allow. */
  readonly zoomTo: (junctions: readonly JunctionId[], scales: Scales) => void;
  /** Pans just enough that these junctions are in sight. */
  readonly reveal: (...junctions: readonly JunctionId[]) => void;
  readonly view: () => MapView;
  /** Whether the board is as it was fitted, untouched by the player. */
  readonly isResting: () => boolean;
  /** Position in px inside the board's box. */
  readonly positionOf: (junction: JunctionId) => { readonly x: number; readonly y: number } | undefined;
  readonly focus: () => void;
  /** Ends running animations at once ("skippable by any key"). */
  readonly finishMotion: () => void;
};

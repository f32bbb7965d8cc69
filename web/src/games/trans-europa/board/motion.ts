// The animation of a move: its tracks grow one after the other, and what they join to the viewer's network lights up.
import type { Geometry, PlacedLine } from './geometry.ts';
import { otherEnd } from './geometry.ts';
import type { BoardMarks, FerrySlot, JunctionId, Laid, LineId } from './types.ts';

/** A new track, to be drawn from `from` onwards, as number `order` of its batch; `slot` only on a ferry. */
export type FreshTrack = {
  readonly line: LineId;
  readonly from: JunctionId;
  readonly joined: boolean;
  readonly order: number;
  readonly slot?: 0 | 1;
  /** The track in the slot. */
  readonly piece?: FerrySlot;
};

/** Names a fresh track among those that lie already; a ferry has two. */
export const freshKey = (line: LineId, slot?: 0 | 1): string => (slot === undefined ? line : `${line}#${slot}`);

/** A track that has just become part of the viewer's network, `step` lines away from where the networks met. */
export type JoinedTrack = { readonly line: LineId; readonly from: JunctionId; readonly step: number };

export type Change = { readonly fresh: readonly FreshTrack[]; readonly joined: readonly JoinedTrack[] };

export const NO_CHANGE: Change = { fresh: [], joined: [] };

/** More than this is no move but another position, which is shown at once. */
const MOST_TRACKS = 4;

/** A track of a move, now on the board. */
type Lying = Pick<FreshTrack, 'joined' | 'slot' | 'piece'> & { readonly line: PlacedLine };

/** The tracks of these moves that still lie on the board, in the order in which they were laid. */
function lyingTracks(g: Geometry, { tracks, ferries }: BoardMarks, lines: readonly LineId[]): Lying[] {
  const joined = new Map(tracks.map((track) => [track.line, track.joined]));
  const slots = new Map(
    ferries.map((ferry) => [ferry.line, { ferry, taken: ferry.slots.filter((slot) => slot !== 'free').length }]),
  );
  // The latest track on a ferry is in its last taken slot.
  return lines
    .toReversed()
    .flatMap((id): Lying[] => {
      const line = g.lines.get(id);
      if (line === undefined) return [];
      const track = joined.get(id);
      if (track !== undefined) return [{ line, joined: track }];
      const slot = slots.get(id);
      if (slot === undefined || slot.taken === 0) return [];
      slot.taken -= 1;
      const nth = slot.taken === 0 ? 0 : 1;
      return [{ line, joined: slot.ferry.joined, slot: nth, piece: slot.ferry.slots[nth] }];
    })
    .toReversed();
}

const endsOf = (lines: Iterable<PlacedLine>): Set<JunctionId> => {
  const ends = new Set<JunctionId>();
  for (const line of lines) ends.add(line.a).add(line.b);
  return ends;
};

/** New tracks grow out of what is already there: first those that touch it, then those that touch the first. */
function freshTracks(added: readonly Lying[], touched: ReadonlySet<JunctionId>): FreshTrack[] {
  const reached = new Set(touched);
  const waiting = [...added];
  const fresh: FreshTrack[] = [];
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ line }) => reached.has(line.a) || reached.has(line.b));
    const [track] = waiting.splice(Math.max(0, at), 1);
    const { line, ...rest } = track!;
    const from = reached.has(line.a) || !reached.has(line.b) ? line.a : line.b;
    fresh.push({ line: line.id, from, order: fresh.length, ...rest });
    reached.add(line.a).add(line.b);
  }
  return fresh;
}

/** Breadth first over a set of lines, from some junctions outwards: every line with the end it was reached from. */
function walk(g: Geometry, lines: ReadonlySet<LineId>, starts: Iterable<JunctionId>): JoinedTrack[] {
  const steps = new Map<JunctionId, number>([...starts].map((j) => [j, 0]));
  const queue = [...steps.keys()];
  const found = new Map<LineId, JoinedTrack>();
  for (let here = queue.shift(); here !== undefined; here = queue.shift())
    for (const line of g.linesAt.get(here) ?? []) {
      if (!lines.has(line.id) || found.has(line.id)) continue;
      const step = steps.get(here) ?? 0;
      found.set(line.id, { line: line.id, from: here, step });
      const next = otherEnd(line, here);
      if (!steps.has(next)) {
        steps.set(next, step + 1);
        queue.push(next);
      }
    }
  return [...found.values()];
}

/**
 * What the viewer's network has gained beside the new tracks themselves: all of it that cannot be reached from the
 * viewer's marker without them. A viewpoint without its own marker sees no network.
 */
function joinedTracks(g: Geometry, { tracks, ferries, home }: BoardMarks, fresh: readonly FreshTrack[]): JoinedTrack[] {
  if (home === undefined) return [];
  const isNew = new Set(fresh.map(({ line }) => line));
  const network = new Set([...tracks, ...ferries].filter(({ joined }) => joined).map(({ line }) => line));
  const old = new Set([...network].filter((line) => !isNew.has(line)));
  for (const { line } of walk(g, old, [home])) old.delete(line);
  const laidOn = fresh.flatMap(({ line }) => g.lines.get(line) ?? []);
  const turned = new Set(tracks.flatMap(({ line }) => (old.has(line) ? [line] : [])));
  return walk(g, turned, endsOf(laidOn));
}

/** What to animate after these tracks have been laid, on the board as it now is. */
export function changeAfter(g: Geometry, marks: BoardMarks, laid: readonly Laid[]): Change {
  const added = lyingTracks(
    g,
    marks,
    laid.flatMap(({ lines }) => lines),
  );
  if (added.length === 0 || added.length > MOST_TRACKS) return NO_CHANGE;
  const isNew = new Set(added.map(({ line }) => line.id));
  const before = marks.tracks.flatMap(({ line }) => (isNew.has(line) ? [] : (g.lines.get(line) ?? [])));
  const touched = new Set([...endsOf(before), ...marks.markers.map(({ junction }) => junction)]);
  const fresh = freshTracks(added, touched);
  return { fresh, joined: joinedTracks(g, marks, fresh) };
}

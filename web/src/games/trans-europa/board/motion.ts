// Finds what changed between two positions, so that new tracks and joined networks can be animated.
import type { Geometry } from './geometry.ts';
import { otherEnd } from './geometry.ts';
import type { JunctionId, LineId, TrackMark } from './types.ts';

/** A new track, to be drawn from `from` onwards, as number `order` of its batch. */
export type FreshTrack = {
  readonly line: LineId;
  readonly from: JunctionId;
  readonly joined: boolean;
  readonly order: number;
};

/** A track that has just become part of the viewer's network, `step` lines away from where the networks met. */
export type JoinedTrack = { readonly line: LineId; readonly from: JunctionId; readonly step: number };

export type Change = { readonly fresh: readonly FreshTrack[]; readonly joined: readonly JoinedTrack[] };

export const NO_CHANGE: Change = { fresh: [], joined: [] };

/** More than this is no move but another position, which is shown at once. */
const MOST_TRACKS = 4;

const endsOf = (g: Geometry, lines: Iterable<LineId>): Set<JunctionId> => {
  const ends = new Set<JunctionId>();
  for (const id of lines) {
    const line = g.lines.get(id);
    if (line !== undefined) ends.add(line.a).add(line.b);
  }
  return ends;
};

/** New tracks grow out of what is already there: first those that touch it, then those that touch the first. */
const freshTracks = (
  g: Geometry,
  before: ReadonlySet<LineId>,
  added: readonly TrackMark[],
  starts: ReadonlySet<JunctionId>,
): FreshTrack[] => {
  const reached = new Set([...endsOf(g, before), ...starts]);
  const waiting = [...added];
  const fresh: FreshTrack[] = [];
  while (waiting.length > 0) {
    const at = Math.max(
      0,
      waiting.findIndex(({ line: id }) => {
        const line = g.lines.get(id);
        return line !== undefined && (reached.has(line.a) || reached.has(line.b));
      }),
    );
    const [track] = waiting.splice(at, 1);
    const line = track === undefined ? undefined : g.lines.get(track.line);
    if (track === undefined || line === undefined) continue;
    const from = reached.has(line.a) || !reached.has(line.b) ? line.a : line.b;
    fresh.push({ line: line.id, from, joined: track.joined, order: fresh.length });
    reached.add(line.a).add(line.b);
  }
  return fresh;
};

/** Breadth first over the newly joined tracks, from the new ones outwards. */
const joinedTracks = (g: Geometry, turned: ReadonlySet<LineId>, starts: Iterable<JunctionId>): JoinedTrack[] => {
  const steps = new Map<JunctionId, number>([...starts].map((j) => [j, 0]));
  const queue = [...steps.keys()];
  const found = new Map<LineId, JoinedTrack>();
  for (let here = queue.shift(); here !== undefined; here = queue.shift())
    for (const line of g.linesAt.get(here) ?? []) {
      if (!turned.has(line.id) || found.has(line.id)) continue;
      const step = steps.get(here) ?? 0;
      found.set(line.id, { line: line.id, from: here, step });
      const next = otherEnd(line, here);
      if (!steps.has(next)) {
        steps.set(next, step + 1);
        queue.push(next);
      }
    }
  return [...found.values()];
};

export const changeBetween = (
  g: Geometry,
  before: readonly TrackMark[],
  after: readonly TrackMark[],
  markers: ReadonlySet<JunctionId>,
): Change => {
  const old = new Map(before.map((t) => [t.line, t.joined]));
  const added = after.filter((t) => !old.has(t.line));
  const removed = before.length + added.length > after.length;
  if (removed || added.length > MOST_TRACKS) return NO_CHANGE;
  const fresh = freshTracks(g, new Set(old.keys()), added, markers);
  const turned = new Set(after.filter((t) => t.joined && old.get(t.line) === false).map((t) => t.line));
  return {
    fresh,
    joined: joinedTracks(
      g,
      turned,
      endsOf(
        g,
        fresh.map((t) => t.line),
      ),
    ),
  };
};

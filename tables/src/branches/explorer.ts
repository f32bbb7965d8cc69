// A finished game opened for exploring: any position of it and of its branches, other moves for any seat, bots that play on.

import { sameJson, seedFromBytes, turnAt } from '@branchline/core';
import type { Answer, Seat, SeatInfo, Told, Turn, Viewer } from '@branchline/core';
import type { HostPorts } from '../host.ts';
import { newId, type LibraryPorts } from '../library.ts';
import { load, type Loaded, type OpenProblem } from '../load.ts';
import type { GameRecord } from '../records.ts';
import { Bench } from './bench.ts';
import { branchFileOf, LONGEST_BRANCH_NAME, MOST_BRANCHES, type Branch, type BranchFile } from './branch.ts';
import { courseOf, originOf, stepped, type AnyMove, type Course, type Origin } from './course.ts';
import { keptBranches, type KeptBranches } from './kept.ts';
import { linesOf, type LineInfo } from './lines.ts';

export type ExplorePorts = LibraryPorts & Pick<HostPorts, 'bots' | 'random' | 'report'>;

/** A place in a game: a branch by its id, nothing for the game itself, and the number of moves before it. */
export interface Place {
  readonly line?: string;
  readonly at: number;
}

export interface Eyes {
  /** Seats that are played by hand; all of them where nothing is said. */
  readonly hands?: readonly Seat[];
  readonly who?: Viewer;
}

export interface ExploredPosition extends Place {
  /** How many moves the line has. */
  readonly moves: number;
  readonly who: Viewer;
  readonly view: unknown;
  readonly turn: Turn;
  readonly history: readonly Told[];
  /** Every seat's view: nothing is hidden in a finished game. */
  readonly open: readonly unknown[];
}

/** Where play has led: the same line one step on, a longer branch or a new one. */
export type Explored =
  | ({ readonly ok: true } & Place)
  | Extract<Answer, { readonly ok: false }>
  | { readonly ok: false; readonly reason: 'too-many' };

export interface Explorer {
  record(): GameRecord;
  lines(): readonly LineInfo[];
  /** From the viewpoint of the seat of `hands` that is to move, else from this one. Null if there is no such place. */
  look(place: Place, eyes?: Eyes): ExploredPosition | null;
  play(place: Place, seat: Seat, action: unknown): Explored;
  /** Lets the bot of this seat move; `kinds` says who else is a bot. */
  letBot(place: Place, seat: Seat, kinds: readonly string[]): Promise<Explored>;
  hint(place: Place, seat: Seat): Promise<{ readonly do: string } | undefined>;
  name(line: string, name: string): void;
  drop(line: string): void;
  /** All branches as files and links tell them, this one first. */
  files(first?: string): readonly BranchFile[];
  written(): Promise<void>;
  close(): void;
}

export async function openExplorer(ports: ExplorePorts, id: string): Promise<Explorer | OpenProblem> {
  const loaded = await load(ports, id);
  if ('problem' in loaded) return loaded;
  // Trying out a running game would reveal its hands.
  if (turnAt(loaded.table).kind !== 'over') return { problem: 'unknown-game' };
  return new GameExplorer(ports, loaded);
}

const NOWHERE = { ok: false, reason: 'stale' } as const;

/** Holds what is open and who sits at it: hence a class. */
class GameExplorer implements Explorer {
  readonly #ports: ExplorePorts;
  readonly #loaded: Loaded;
  readonly #kept: KeptBranches;
  readonly #origin: Origin;
  readonly #main: Course;
  readonly #bench: Bench;
  /** A branch that has grown is another value, and has another course. */
  readonly #courses = new WeakMap<Branch, Course>();

  constructor(ports: ExplorePorts, loaded: Loaded) {
    this.#ports = ports;
    this.#loaded = loaded;
    this.#origin = originOf(loaded);
    this.#kept = keptBranches(ports.records, loaded.record, this.#origin);
    this.#main = courseOf(this.#origin);
    this.#bench = new Bench(ports, loaded.record.id);
  }

  record = (): GameRecord => this.#loaded.record;
  written = (): Promise<void> => this.#kept.written();
  close = (): void => this.#bench.leave();

  #courseOf(branch: Branch): Course {
    const course = this.#courses.get(branch) ?? courseOf(this.#origin, branch);
    this.#courses.set(branch, course);
    return course;
  }

  #course(line: string | undefined): Course | undefined {
    if (line === undefined) return this.#main;
    const branch = this.#kept.find(line);
    return branch && this.#courseOf(branch);
  }

  lines(): readonly LineInfo[] {
    const branches = this.#kept.list().map((branch) => ({ ...branch, course: this.#courseOf(branch) }));
    return linesOf({ playable: this.#loaded.playable, main: this.#main, branches });
  }

  look({ line, at }: Place, { hands, who: wanted }: Eyes = {}): ExploredPosition | null {
    const course = this.#course(line);
    if (!course || at > course.moves.length) return null;
    const turn = course.turnAt(at);
    const asked = turn.kind === 'seats' ? turn.seats.find((seat) => hands?.includes(seat) ?? true) : undefined;
    const known = wanted !== undefined && (wanted === 'spectator' || wanted < this.#origin.seats) ? wanted : undefined;
    const who = asked ?? known ?? 'spectator';
    return {
      ...(line === undefined ? {} : { line }),
      at,
      moves: course.moves.length,
      who,
      view: course.view(at, who),
      turn,
      history: course.told(at, who),
      open: Array.from({ length: this.#origin.seats }, (_, seat) => course.view(at, seat)),
    };
  }

  play(place: Place, seat: Seat, action: unknown): Explored {
    const course = this.#course(place.line);
    if (!course || place.at > course.moves.length) return NOWHERE;
    const branch = place.line === undefined ? undefined : this.#kept.find(place.line);
    // Before it leaves the game, a branch is the game.
    const own = branch && place.at > branch.at ? branch : undefined;
    const seed = own?.seed ?? seedFromBytes(this.#ports.secretBytes());
    const taken = stepped(this.#origin, course.table(place.at), { seat, action, seed });
    if ('answer' in taken) return taken.answer;
    const next = course.moves[place.at];
    // Who plays what was played there goes along with it.
    if (next && sameJson(next, taken.moves[0]))
      return this.#goOn(place, { ...place, at: course.settled(place.at + 1) });
    const grown = this.#grown({ branch, own, at: place.at, seed, moves: taken.moves, course });
    return grown ? this.#goOn(place, grown) : { ok: false, reason: 'too-many' };
  }

  /** A branch that ends here becomes longer; anywhere else a new one begins. */
  #grown({ branch, own, at, seed, moves, course }: Growth): Required<Place> | undefined {
    const ends = branch && at === branch.at + branch.moves.length;
    if (!ends && this.#kept.list().length >= MOST_BRANCHES) return undefined;
    const before = own ? own.moves.slice(0, at - own.at) : [];
    const grown: Branch = ends
      ? { ...branch, moves: [...branch.moves, ...moves] }
      : { id: this.#freshId(), at: own?.at ?? at, seed, moves: [...before, ...moves] };
    this.#courses.set(grown, course.after(at, moves));
    this.#kept.put(grown);
    return { line: grown.id, at: at + moves.length };
  }

  #freshId(): string {
    for (;;) {
      const id = newId(this.#ports.secretBytes()).slice(0, 6);
      if (!this.#kept.find(id)) return id;
    }
  }

  #goOn(from: Place, to: Place): Explored {
    this.#bench.follow({ line: from.line, at: from.at }, { line: to.line, at: to.at, course: this.#course(to.line)! });
    return { ok: true, ...to };
  }

  #seated({ line, at }: Place, kinds: readonly string[]) {
    const course = this.#course(line);
    if (!course || at > course.moves.length) return undefined;
    const seats = this.record().seats.map((info, seat): SeatInfo => ({ ...info, kind: kinds[seat] ?? 'human' }));
    return this.#bench.at({ line, at, course }, seats);
  }

  async letBot(place: Place, seat: Seat, kinds: readonly string[]): Promise<Explored> {
    const turn = this.#course(place.line)?.turnAt(place.at);
    if (turn?.kind !== 'seats' || !turn.seats.includes(seat)) return { ok: false, reason: 'not-your-turn' };
    const action = await this.#seated(place, kinds)?.decide(seat);
    return action === undefined ? NOWHERE : this.play(place, seat, action);
  }

  async hint(place: Place, seat: Seat): Promise<{ readonly do: string } | undefined> {
    return this.#seated(place, [])?.hint(seat);
  }

  name(line: string, name: string): void {
    const branch = this.#kept.find(line);
    const { name: _, ...rest } = branch ?? {};
    const given = name.trim().slice(0, LONGEST_BRANCH_NAME);
    if (branch) this.#kept.put({ ...(rest as Branch), ...(given === '' ? {} : { name: given }) });
  }

  drop(line: string): void {
    this.#kept.drop(line);
  }

  files(first?: string): readonly BranchFile[] {
    const branches = this.#kept.list();
    return branches
      .filter(({ id }) => id === first)
      .concat(branches.filter(({ id }) => id !== first))
      .map(branchFileOf);
  }
}

interface Growth {
  readonly branch: Branch | undefined;
  /** The branch, where the position is already its own. */
  readonly own: Branch | undefined;
  readonly at: number;
  readonly seed: string;
  readonly moves: readonly AnyMove[];
  readonly course: Course;
}

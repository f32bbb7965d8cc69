// How much of the bots' time each has used, in nested groups: of those who wait, the one who has used least goes first.

/** The groups a person belongs to, from the widest to the narrowest. */
export type Path = readonly string[];

/** Members of a group that are remembered; who has had no more than those served now need not be. */
const MOST_REMEMBERED = 2000;

/** What a group has had, in milliseconds, and by name what its members have had of it. */
class Share {
  had = 0;
  /** What the member served last had had before: nobody who was away saves up more than that. */
  level = 0;
  readonly members = new Map<string, Share>();

  hadBy(name: string): number {
    return Math.max(this.members.get(name)?.had ?? 0, this.level);
  }

  member(name: string): Share {
    const known = this.members.get(name);
    if (known) return known;
    this.#forget();
    const made = new Share();
    this.members.set(name, made);
    return made;
  }

  #forget(): void {
    if (this.members.size < MOST_REMEMBERED) return;
    for (const [name, { had }] of this.members) if (had <= this.level) this.members.delete(name);
    if (this.members.size >= MOST_REMEMBERED) this.members.delete(this.members.keys().next().value!);
  }
}

export interface Shares {
  /** Below 0: the first has had less, and goes first. In the widest group in which the two differ. */
  compare(one: Path, other: Path): number;
  /** This one is served now. */
  serve(path: Path): void;
  /** These people, all of them, have had so many milliseconds. */
  charge(paths: readonly Path[], milliseconds: number): void;
}

export function sharesOf(): Shares {
  const all = new Share();
  return {
    compare(one, other) {
      let group: Share | undefined = all;
      for (const [at, name] of one.entries()) {
        const rival = other[at]!;
        if (name !== rival) return group ? group.hadBy(name) - group.hadBy(rival) : 0;
        group = group?.members.get(name);
      }
      return 0;
    },
    serve(path) {
      let group = all;
      for (const name of path) {
        group.level = group.hadBy(name);
        group = group.member(name);
      }
    },
    charge(paths, milliseconds) {
      const charged = new Set<Share>();
      for (const path of paths) {
        let group = all;
        for (const name of path) {
          const member = group.member(name);
          if (!charged.has(member)) member.had = group.hadBy(name) + milliseconds;
          charged.add(member);
          group = member;
        }
      }
    },
  };
}

// Tells the sockets at one table every move, in order and without gaps, each as fast as it reads: those who sit there first.
// Whoever keeps up is told each move once it is known; whoever does not reads on in the chronicle, piece by piece.

import type { Update, Viewer } from '@branchline/core';
import type { Chronicle, Happening, GiveWay, Report, TableHost } from '@branchline/tables';
import type { Member } from './member.ts';

/** So many of the latest updates of each viewpoint are kept at hand. */
const AT_HAND = 16;

export interface ReadersSetup {
  readonly host: Pick<TableHost, 'sequence' | 'watch'>;
  readonly chronicle: () => Chronicle;
  readonly textOf: (update: Update, member: Member) => string;
  readonly giveWay: GiveWay;
  readonly report: Report;
}

export interface Readers {
  /** Tells this member every move after `from`, and then whatever comes. */
  add(member: Member, who: Viewer, from: number): void;
  remove(member: Member): void;
  /** Resolves once this member has been told of this move, or has left. */
  told(member: Member, sequence: number): Promise<void>;
  close(): void;
}

interface Reader {
  readonly member: Member;
  readonly who: Viewer;
  /** The last move it was told of. */
  told: number;
  /** Whether what it is told next has to be looked up, or it cannot take more now. */
  isBehind: boolean;
  hasLeft: boolean;
  /** Who waits for it to be told of a move. */
  waiting: { readonly sequence: number; readonly resolve: () => void }[];
}

/** The latest updates of one viewpoint that somebody has. */
interface Viewpoint {
  readonly latest: Update[];
  readonly leave: () => void;
}

export const readersOf = (setup: ReadersSetup): Readers => new TableReaders(setup);

/** Holds who was told what: hence a class. */
class TableReaders implements Readers {
  readonly #setup: ReadersSetup;
  readonly #readers = new Map<Member, Reader>();
  readonly #viewpoints = new Map<Viewer, Viewpoint>();
  #isTelling = false;
  #isNews = false;
  /** Those who are behind and can take more. */
  readonly #behind = new Set<Reader>();
  #isLookingUp = false;

  constructor(setup: ReadersSetup) {
    this.#setup = setup;
  }

  add(member: Member, who: Viewer, from: number): void {
    const reader = { member, who, told: from, isBehind: false, hasLeft: false, waiting: [] };
    this.#readers.set(member, reader);
    if (!this.#viewpoints.has(who)) this.#watch(who);
    this.#serve(reader);
  }

  #watch(who: Viewer): void {
    const latest: Update[] = [];
    const hear = (happening: Happening): void => {
      if (happening.kind !== 'update') return;
      latest.push(happening.update);
      if (latest.length > AT_HAND) latest.shift();
      this.#isNews = true;
      void this.#tellAll();
    };
    this.#viewpoints.set(who, { latest, leave: this.#setup.host.watch(who, hear) });
  }

  remove(member: Member): void {
    const reader = this.#readers.get(member);
    if (!reader) return;
    this.#readers.delete(member);
    reader.hasLeft = true;
    this.#behind.delete(reader);
    for (const { resolve } of reader.waiting) resolve();
    if ([...this.#readers.values()].some(({ who }) => who === reader.who)) return;
    this.#viewpoints.get(reader.who)?.leave();
    this.#viewpoints.delete(reader.who);
  }

  async told(member: Member, sequence: number): Promise<void> {
    const reader = this.#readers.get(member);
    if (!reader) return;
    this.#serve(reader);
    if (reader.told < sequence) await new Promise<void>((resolve) => reader.waiting.push({ sequence, resolve }));
  }

  close(): void {
    for (const member of [...this.#readers.keys()]) this.remove(member);
  }

  /** One round after the other as long as there is news. */
  async #tellAll(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    while (this.#isNews) {
      this.#isNews = false;
      await Promise.resolve(); // all moves of a batch are told together
      const readers = [...this.#readers.values()];
      const [seated, watching] = [true, false].map((isSeated) =>
        readers.filter(({ who }) => (who !== 'spectator') === isSeated),
      );
      for (const reader of [...seated!, ...watching!]) {
        try {
          this.#serve(reader);
        } catch (fault) {
          this.#setup.report(fault);
        }
        await this.#setup.giveWay();
      }
    }
    this.#isTelling = false;
  }

  /** Tells what is at hand, as far as the reader can take it; what is not is looked up. */
  #serve(reader: Reader): void {
    while (!reader.isBehind && !reader.hasLeft && reader.told < this.#setup.host.sequence()) {
      const next = reader.told + 1;
      const update = this.#viewpoints.get(reader.who)?.latest.find(({ sequence }) => sequence === next);
      if (update && !this.#isFull(reader)) this.#tell(reader, update);
      else this.#fallBehind(reader);
    }
  }

  #isFull = ({ member }: Reader): boolean => member.ready() !== undefined;

  #fallBehind(reader: Reader): void {
    reader.isBehind = true;
    this.#behind.delete(reader);
    const readOn = (): void => {
      if (reader.hasLeft) return;
      this.#behind.add(reader);
      void this.#lookUp();
    };
    const ready = reader.member.ready();
    if (ready) void ready.then(readOn);
    else readOn();
  }

  #tell(reader: Reader, update: Update): void {
    reader.member.sendText(this.#setup.textOf(update, reader.member));
    reader.told = update.sequence;
    if (reader.waiting.length === 0) return;
    for (const { sequence, resolve } of reader.waiting) if (sequence <= reader.told) resolve();
    reader.waiting = reader.waiting.filter(({ sequence }) => sequence > reader.told);
  }

  /** In rounds, a piece of the game for each: those who are at the same piece share it, and nobody waits for long. */
  async #lookUp(): Promise<void> {
    if (this.#isLookingUp) return;
    this.#isLookingUp = true;
    while (this.#behind.size > 0) {
      const round = [...this.#behind].sort((a, b) => a.told - b.told);
      for (const reader of round) {
        if (this.#behind.has(reader)) await this.#readOn(reader);
        await this.#setup.giveWay();
      }
    }
    this.#isLookingUp = false;
  }

  async #readOn(reader: Reader): Promise<void> {
    const { host, chronicle, report } = this.#setup;
    try {
      for (const update of await chronicle().updates(reader.who, reader.told)) {
        if (reader.hasLeft) return;
        if (this.#isFull(reader)) return this.#fallBehind(reader);
        this.#tell(reader, update);
      }
      if (reader.told < host.sequence()) return;
      this.#behind.delete(reader);
      reader.isBehind = false;
    } catch (fault) {
      report(fault);
      this.#behind.delete(reader);
      reader.member.drop(1011, 'the moves cannot be told');
    }
  }
}

// Whose bot thinks next in one thread. Tables where a person waits go first; among equals, those who have had least of the
// bots' time. A long thought is interrupted for a question that goes first, and goes on after it.

import { isLongThinker } from '@branchline/bots/thinking-time';
import type { BotLine, Clock, Decision } from '@branchline/tables';
import type { Path, Shares } from './shares.ts';

/** How urgent a table's bots are, and for whom they think. */
export interface Standing {
  /** The lower, the sooner. */
  readonly rank: number;
  /** A network and who is in it, for each of them; never empty. */
  readonly people: readonly (readonly [network: string, who: string])[];
}

export interface TurnsSetup {
  readonly thread: BotLine;
  readonly shares: Shares;
  readonly standingOf: (table: string) => Standing;
  readonly clock: Clock;
  /** Milliseconds by a clock that only runs. */
  readonly ran: () => number;
  /** Told how long a question has waited for its turn, in milliseconds. */
  readonly waited: (rank: number, milliseconds: number) => void;
}

/** In milliseconds: how often the order is compared again. */
const LOOK = 25;
/** In milliseconds: how often tables hear that their question only waits. */
const SAY = 2000;

interface Question {
  readonly key: string;
  readonly view: unknown;
  readonly isLong: boolean;
  /** When it was asked. */
  readonly at: number;
  readonly answer: (decision: Decision) => void;
  readonly waits: () => void;
}

/** The rank of a question among the others. */
interface Place {
  readonly question: Question;
  readonly rank: number;
  readonly paths: readonly Path[];
  /** Of those for whom the bot thinks, the one who has had least. */
  readonly first: Path;
}

const tableOf = (key: string): string => key.slice(0, key.lastIndexOf(':'));

/** Without the table: a person's own tables do not interrupt each other. */
const personOf = (path: Path): Path => path.slice(0, -1);

export const turnsOf = (setup: TurnsSetup): BotLine => new Turns(setup);

/** Holds identity and time: hence a class. */
class Turns implements BotLine {
  readonly #with: TurnsSetup;
  readonly #longThinkers = new Set<string>();
  #waiting: readonly Question[] = [];
  /** The last one thinks; those before it were interrupted. */
  #begun: readonly Question[] = [];
  /** Until when time has been charged. */
  #charged = 0;
  #said = 0;
  #stopLooking: (() => void) | undefined;

  constructor(setup: TurnsSetup) {
    this.#with = setup;
  }

  sit(...[sitting]: Parameters<BotLine['sit']>): void {
    if (isLongThinker(sitting.bot)) this.#longThinkers.add(sitting.key);
    else this.#longThinkers.delete(sitting.key);
    this.#with.thread.sit(sitting);
  }

  observe(...[key, update]: Parameters<BotLine['observe']>): void {
    this.#takeBack(key);
    this.#with.thread.observe(key, update);
  }

  leave(key: string): void {
    this.#longThinkers.delete(key);
    this.#takeBack(key);
    this.#with.thread.leave(key);
  }

  decide(key: string, view: unknown, waits: () => void = () => {}): Promise<Decision> {
    return new Promise((answer) => {
      const question = { key, view, isLong: this.#longThinkers.has(key), at: this.#with.ran(), answer, waits };
      this.#waiting = [...this.#waiting, question];
      this.#charge();
      const thinking = this.#begun.at(-1);
      // Those who waited before it were judged a moment ago: among very many, to judge all again for each one would be long work.
      if (!thinking || this.#mayInterrupt(this.#placeOf(question), this.#placeOf(thinking))) this.#look();
      else this.#stopLooking ??= this.#with.clock.after(LOOK, () => this.#look());
    });
  }

  onRestart = (listener: () => void): (() => void) => this.#with.thread.onRestart(listener);

  async close(): Promise<void> {
    this.#stopLooking?.();
    await this.#with.thread.close();
  }

  /** What was asked about a position that has passed is asked again, if at all. */
  #takeBack(key: string): void {
    const outdated = this.#waiting.filter((question) => question.key === key);
    if (outdated.length === 0) return;
    this.#waiting = this.#waiting.filter((question) => question.key !== key);
    for (const { answer } of outdated) answer({ kind: 'lost' });
  }

  #placeOf(question: Question): Place {
    const table = tableOf(question.key);
    const { rank, people } = this.#with.standingOf(table);
    // Short and long thinkers have half of the time each where both want all of it.
    const pace = question.isLong ? 'long' : 'short';
    const paths = people.map(([network, who]) => [String(rank), pace, network, who, table]);
    const first = paths.reduce((best, path) => (this.#with.shares.compare(path, best) < 0 ? path : best));
    return { question, rank, paths, first };
  }

  #compare(one: Place, other: Place): number {
    return one.rank - other.rank || this.#with.shares.compare(one.first, other.first);
  }

  /** Of those who wait; of equals the one that was asked first. */
  #first(): Place | undefined {
    let first: Place | undefined;
    for (const question of this.#waiting) {
      const place = this.#placeOf(question);
      if (first === undefined || this.#compare(place, first) < 0) first = place;
    }
    return first;
  }

  #mayInterrupt(place: Place, thinking: Place): boolean {
    if (place.rank !== thinking.rank) return place.rank < thinking.rank;
    if (!thinking.question.isLong) return false;
    if (this.#with.shares.compare(personOf(place.first), personOf(thinking.first)) >= 0) return false;
    return !place.question.isLong || !this.#isOneInterrupted(place.rank);
  }

  /** People with many questions would otherwise interrupt each other again and again, and nobody would come to an end. */
  #isOneInterrupted(rank: number): boolean {
    return this.#begun.slice(0, -1).some((question) => question.isLong && this.#placeOf(question).rank === rank);
  }

  /** Looks who goes first now. */
  #look(): void {
    this.#charge();
    const thinking = this.#begun.at(-1);
    const first = this.#first();
    if (first && (!thinking || this.#mayInterrupt(first, this.#placeOf(thinking)))) this.#begin(first);
    this.#say();
    this.#lookLater();
  }

  #begin({ question, rank, first }: Place): void {
    const { thread, shares, ran, waited } = this.#with;
    this.#waiting = this.#waiting.filter((each) => each !== question);
    this.#begun = [...this.#begun, question];
    this.#charged = ran();
    waited(rank, this.#charged - question.at);
    shares.serve(first);
    thread.decide(question.key, question.view).then(
      (decision) => this.#end(question, decision),
      () => this.#end(question, { kind: 'failed' }),
    );
  }

  #end(question: Question, decision: Decision): void {
    this.#charge();
    this.#begun = this.#begun.filter((each) => each !== question);
    question.answer(decision);
    this.#look();
  }

  /** All for whom the bot thinks have had its time. */
  #charge(): void {
    const now = this.#with.ran();
    const thinking = this.#begun.at(-1);
    if (thinking) this.#with.shares.charge(this.#placeOf(thinking).paths, now - this.#charged);
    this.#charged = now;
  }

  #say(): void {
    const now = this.#with.ran();
    if (now - this.#said < SAY) return;
    this.#said = now;
    for (const { waits } of [...this.#waiting, ...this.#begun.slice(0, -1)]) waits();
  }

  #lookLater(): void {
    this.#stopLooking?.();
    const isAnyoneHeldUp = this.#begun.length > 1 || (this.#begun.length > 0 && this.#waiting.length > 0);
    this.#stopLooking = isAnyoneHeldUp ? this.#with.clock.after(LOOK, () => this.#look()) : undefined;
  }
}

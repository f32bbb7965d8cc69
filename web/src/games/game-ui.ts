// The contract between the shell and a game. The shell knows addresses, settings, lists and open tables; everything that
// has to do with a game's rules is behind these two doors.

import type { ComponentChildren, ComponentType } from 'preact';
import type { Seat } from '@branchline/core';
import type { LogLine } from '../table/log-item.tsx';
import type { OpenReplay } from '../table/open-replay.ts';
import type { OpenTable, TableRules, Told } from '../table/table-types.ts';
import type { Who } from '../words/people.ts';
import type { PlayerColour } from '../ui/colours.ts';
import type { ListedGame, NewTable } from '@branchline/protocol';

/** A game in a list: what is played, and how far it is. */
export type Row = { readonly title: string; readonly state: string; readonly winners: readonly Seat[] };

/** What a finished game adds to its player's record: the kind of table, and the points of all seats where they are counted. */
export type RecordOf = (game: ListedGame) => { readonly title: string; readonly points?: readonly number[] };

/** What is known of a game before its code is loaded. Imports only light things: every visitor loads it. */
export type GameManifest = {
  readonly id: string;
  /** The same in every language. */
  readonly title: string;
  /** In the language shown. */
  readonly row: (game: ListedGame) => Row;
  /** Comes when somebody looks at the record; without it a game is counted by the title of its row. */
  readonly record?: () => Promise<RecordOf>;
  /** Whether it can tell how somebody plays (`GameUi.Insight`). */
  readonly insight?: true;
  /** What its players may wear, in the order of the seats; all colours of the house where nothing is said. */
  readonly colours?: readonly PlayerColour[];
  /** The table of the one press that leads to a running game. */
  readonly quickTable: () => NewTable;
  /** Drops what the game keeps on this device beside the log of a game that is being deleted. */
  readonly forget: (id: string) => Promise<void>;
  /** The game's card on the home page, without the game itself. */
  readonly home: () => Promise<ComponentType<HomeProps>>;
  readonly load: () => Promise<GameUi>;
};

export type HomeProps = {
  /** Creates a table and goes there. */
  /** The table is made once the player's name is known. */
  readonly start: (make: () => NewTable) => void;
  readonly starting: boolean;
  /** The way back into the running game, if there is one. */
  readonly children: ComponentChildren;
};

/** `people` share this device. `edition` is a word of the address, for the game to make sense of. */
export type SetupProps = { readonly people: number; readonly edition: string | undefined };

/** Words of the address, for the game to make sense of. */
export type RulesProps = { readonly edition: string | undefined; readonly section: string | undefined };

export type LearnProps = { readonly lesson: number | undefined };

/** Where a game may add to the settings page: among the looks, among the switches, or as sections of its own. */
export type SettingsPlace = 'looks' | 'switches' | 'sections';

/** One figure of a position for every player, as it is written: what two lines of a game are compared by. */
export type Figure = { readonly name: string; readonly bySeat: readonly string[] };

/** From the views of all seats. */
export type FiguresOf<V = unknown> = (views: readonly V[]) => readonly Figure[];

/** A part of a game that has been played, such as a round, and how it ended for every player. */
export type Part = {
  readonly name: string;
  readonly bySeat: readonly string[];
  readonly winners: readonly Seat[];
};

/** From the views of all seats: all parts that have ended, and the result of the game once it is over. */
export type PartsOf<V = unknown> = (views: readonly V[]) => readonly Part[];

/** A move that somebody might make, in words, and the chance that it leaves. */
export type TellingMove<A = unknown> = {
  readonly words: string;
  readonly chance: number;
  readonly actions: readonly A[];
};

/** Judges positions of a game that is over, with all hands open: from the views of all seats. */
export type Judge<V = unknown, A = unknown> = {
  /** Everybody's chances; undefined where nobody can tell. */
  readonly chances: (views: readonly V[]) => Promise<readonly number[] | undefined>;
  /** The best moves of whoever is asked, best first. */
  readonly moves: (views: readonly V[]) => Promise<readonly TellingMove<A>[]>;
  readonly close: () => void;
};

/** What has happened as far as these eyes have seen it. */
export type Course<V, E> = {
  readonly view: V;
  readonly entries: readonly Told<E>[];
  readonly who: (seat: Seat) => Who;
};

export type ChallengeUi = {
  /** Chooses what is played; what stands below is made from the table that would be. */
  readonly Form: ComponentType<ChallengeFormProps>;
  /** What the points of one round are, in a sentence. */
  readonly Points: ComponentType;
  readonly levelName: (bot: string) => string | undefined;
};

/** Without a table where something is still missing. */
export type ChallengeFormProps = { readonly children: (table: NewTable | undefined) => ComponentChildren };

/** Everything a game brings to the page; loaded when the game is opened. */
export type GameUi<V = unknown, A = unknown, E = unknown> = TableRules<V, E> & {
  readonly id: string;
  /** What the game calls a colour, where it has a name of its own for it. */
  readonly colourName?: (colour: PlayerColour) => string;
  /** The form for a new table; stands in the shell's page frame. */
  readonly Setup: ComponentType<SetupProps>;
  readonly Table: ComponentType<{ readonly table: OpenTable<V, A, E> }>;
  readonly Replay: ComponentType<{ readonly replay: OpenReplay<V, E> }>;
  /** What every turn of a finished game was worth; not every game can tell. */
  readonly Review?: ComponentType<{ readonly replay: OpenReplay<V, E> }>;
  /** Whether rounds of a running game can be reviewed once they have ended. */
  readonly reviewsRounds?: true;
  /** What branches of a finished game are compared by; fetched when somebody compares. */
  readonly figures?: () => Promise<FiguresOf<V>>;
  /** The same part by part, where a game has parts. */
  readonly parts?: () => Promise<PartsOf<V>>;
  /** What positions of its branches are worth; fetched when one is explored. */
  readonly judge?: () => Promise<() => Judge<V, A>>;
  /** Questions about positions, generated and proven. */
  readonly Puzzles?: ComponentType;
  /** Where rounds of this game can be played by several people with the same cards. */
  readonly challenge?: ChallengeUi;
  /** Lessons of strategy: all of them, for the shell's page frame, and one, which fills the screen. */
  readonly lessons?: { readonly List: ComponentType; readonly Lesson: ComponentType<{ readonly lesson: number }> };
  /** How somebody plays, from the games of this device; stands in the shell's page frame. */
  readonly Insight?: ComponentType;
  /** The rules to read; stand in the shell's page frame. */
  readonly Rules: ComponentType<RulesProps>;
  readonly Learn: ComponentType<LearnProps>;
  readonly Settings: ComponentType<{ readonly place: SettingsPlace }>;
  /** What happened, in sentences, oldest first. */
  readonly logOf: (course: Course<V, E>) => readonly LogLine[];
  /** What screen readers are told after each entry at this table; nothing where nothing needs to be said. */
  readonly speechAt: (table: OpenTable<V, A, E>) => (told: Told<E>) => string | undefined;
};

/**
 * Closes the door over a game's own types: the shell hands a game only tables and replays of that game, so what it reads
 * out of them is its own.
 */
export const gameUi = <V, A, E>(ui: GameUi<V, A, E>): GameUi => ui as unknown as GameUi;

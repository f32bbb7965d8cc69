// Made from the English files in web/texts by `npm run texts`: do not edit.

import type { Who } from '../people.ts';

export type Texts = {
  readonly challenge: {
    readonly about: string;
    readonly make: {
      readonly title: string;
      readonly rounds: string;
      readonly start: string;
      readonly failed: string;
    };
    readonly list: {
      readonly title: string;
      readonly none: string;
      readonly progress: (played: number, all: number) => string;
      readonly remove: string;
      readonly removeAsk: string;
    };
    /**
     * @param names names, already joined: “Ada and Tom”
     */
    readonly against: (names: string) => string;
    /**
     * @param name a player’s name
     */
    readonly bot: (name: string, level: string) => string;
    readonly rules: string;
    readonly rounds: {
      readonly title: string;
      readonly round: (number: number) => string;
      readonly play: (number: number) => string;
      readonly goOn: (number: number) => string;
      readonly again: string;
      readonly againAbout: string;
      readonly waiting: string;
      readonly running: string;
      /**
       * @param name a player’s name
       */
      readonly gameOf: (name: string) => string;
    };
    readonly standings: {
      readonly title: string;
      readonly player: string;
      readonly you: string;
      readonly total: string;
      /**
       * @param points points, written out: “1⅔”
       */
      readonly points: (points: string) => string;
      readonly hidden: string;
      readonly hiddenAbout: string;
      readonly alone: string;
      readonly again: string;
      readonly finished: string;
      /**
       * @param name a player’s name
       */
      readonly computing: (name: string, round: number, move: number) => string;
      /**
       * @param name a player’s name
       */
      readonly failed: (name: string) => string;
    };
    readonly how: {
      readonly title: string;
      readonly lead: string;
      readonly score: string;
      readonly same: string;
    };
    readonly share: {
      readonly title: string;
      readonly about: string;
      readonly own: string;
      readonly ownAbout: string;
      readonly hides: string;
      readonly link: string;
      readonly copy: string;
      readonly send: string;
      readonly qr: string;
      readonly qrHelp: string;
      readonly qrTooLong: string;
      readonly text: (table: string) => string;
    };
    readonly problems: {
      readonly title: string;
      readonly 'too-long': string;
      readonly malformed: string;
      readonly forged: string;
      readonly other: string;
      readonly unknown: string;
    };
  };
  readonly embed: {
    readonly replay: (title: string) => string;
    readonly map: (title: string) => string;
    readonly loading: string;
    readonly position: (move: number, all: number) => string;
    readonly begins: string;
    readonly slider: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    readonly players: string;
    readonly scores: string;
    /**
     * @param name a player’s name
     */
    readonly gaveUp: (name: string) => string;
    readonly trouble: {
      readonly 'no-source': string;
      readonly missing: string;
      readonly 'not-a-game': string;
      readonly damaged: string;
      readonly 'unknown-game': string;
      readonly 'unknown-board': string;
      readonly 'other-version': string;
    };
  };
  readonly explore: {
    readonly title: string;
    /** The line above the table. */
    readonly bar: string;
    readonly backToGame: string;
    /** What is shown: the game itself, or a different course played afterwards. */
    readonly theGame: string;
    readonly branch: string;
    readonly known: string;
    readonly about: string;
    readonly position: (move: number, all: number) => string;
    readonly first: string;
    readonly fork: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly showGame: string;
    readonly showBranch: string;
    readonly bots: {
      readonly title: string;
      readonly stop: string;
      readonly who: string;
      /** A switch per player. */
      readonly help: string;
      readonly begin: string;
    };
    readonly eyes: string;
    readonly eyesTurn: string;
    readonly list: {
      readonly title: string;
      readonly none: string;
      /** What a branch is called: the move at which it is different, and what was played there. */
      readonly named: (move: number, what: string) => string;
      readonly numbered: (move: number) => string;
      readonly open: string;
      readonly shown: string;
      readonly moves: (count: number) => string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly won: (names: string) => string;
      readonly unfinished: string;
      readonly rename: string;
      readonly name: string;
      readonly keepName: string;
      readonly delete: string;
      readonly deleteSure: string;
    };
    readonly chances: {
      readonly title: string;
      readonly best: string;
      readonly searching: string;
      readonly none: string;
      readonly play: string;
    };
    readonly compare: {
      readonly title: string;
      readonly notPlayed: string;
      readonly wins: string;
      readonly atEnd: string;
      readonly player: string;
      readonly game: string;
      readonly branch: string;
    };
    readonly share: {
      readonly link: string;
      readonly linkCopied: string;
      readonly linkTooLong: string;
      readonly file: string;
    };
    readonly full: string;
  };
  readonly online: {
    readonly entry: {
      readonly friends: string;
      readonly about: string;
      readonly tables: string;
    };
    readonly lobby: {
      readonly title: string;
      readonly about: string;
      readonly yours: string;
      readonly noneYours: string;
      readonly noneYoursAbout: string;
      readonly open: string;
      readonly noneOpen: string;
      readonly live: string;
      readonly noneLive: string;
      readonly goOn: string;
      readonly sitDown: string;
      readonly watch: string;
      readonly waiting: string;
      readonly running: string;
      readonly over: string;
      readonly paused: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly toPlay: (names: string) => string;
      /**
       * @param time a time: “2:30”
       */
      readonly timeLeft: (time: string) => string;
      readonly freeSeats: (count: number) => string;
      readonly forget: string;
      readonly forgetAbout: string;
      readonly forgotten: string;
    };
    readonly clock: {
      readonly title: string;
      readonly none: string;
      readonly noneAbout: string;
      /** Played in one sitting, against a clock. */
      readonly live: string;
      readonly liveAbout: string;
      readonly slow: string;
      readonly slowAbout: string;
      readonly bank: string;
      readonly increment: string;
      readonly perTurn: string;
      readonly more: (what: string) => string;
      readonly less: (what: string) => string;
      readonly minutes: (count: number) => string;
      readonly seconds: (count: number) => string;
      readonly hours: (count: number) => string;
      readonly days: (count: number) => string;
      readonly rule: (bank: string, increment: string) => string;
      /**
       * @param name a player’s name
       * @param time a time: “2:30”
       */
      readonly left: (name: string, time: string) => string;
    };
    readonly create: {
      readonly title: string;
      readonly about: string;
      readonly yourName: string;
      readonly nameUnseen: string;
      readonly nobody: string;
      readonly who: string;
      readonly unlisted: string;
      readonly unlistedAbout: string;
      readonly listed: string;
      readonly listedAbout: string;
      readonly failed: string;
    };
    readonly invite: {
      readonly title: string;
      readonly unlisted: string;
      readonly listed: string;
      readonly link: string;
      readonly copy: string;
      readonly copied: string;
      readonly copyByHand: string;
      readonly share: string;
      readonly shareText: (game: string) => string;
      readonly qr: string;
      readonly show: string;
    };
    readonly take: {
      readonly item: string;
      readonly itemAbout: string;
      readonly about: string;
      readonly friendly: string;
      readonly go: string;
      readonly back: string;
      readonly over: string;
    };
    readonly room: {
      readonly title: string;
      readonly seats: string;
      readonly you: string;
      readonly host: string;
      readonly bot: string;
      readonly ready: string;
      readonly waitingFriend: string;
      readonly free: string;
      readonly sitHere: string;
      readonly sitHereAt: (seat: number) => string;
      readonly seatBot: string;
      /**
       * @param name a player’s name
       */
      readonly botIn: (name: string) => string;
      /**
       * @param name a player’s name
       */
      readonly keepFree: (name: string) => string;
      readonly readyCount: (ready: number, all: number) => string;
      readonly start: string;
      readonly startWithBots: (count: number) => string;
      readonly starting: string;
      readonly startingAbout: string;
      /**
       * @param name a player’s name
       */
      readonly waitingHost: (name: string) => string;
      readonly waitingAnyHost: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly failed: (names: string) => string;
      readonly leave: string;
      readonly close: string;
      readonly closeAbout: string;
      readonly closed: string;
      readonly watching: string;
      readonly refused: string;
      readonly friendly: string;
    };
    readonly join: {
      /**
       * @param name a player’s name
       */
      readonly invites: (name: string) => string;
      readonly invited: string;
      readonly players: (count: number) => string;
      readonly yourSeat: string;
      readonly sitDown: string;
      readonly watch: string;
      readonly full: string;
      readonly nameMissing: string;
      readonly failed: string;
    };
    readonly people: {
      readonly title: string;
      readonly yourTurn: string;
      readonly here: string;
      readonly away: string;
      readonly gone: string;
      readonly botPlays: string;
      readonly letBot: string;
      /**
       * @param name a player’s name
       */
      readonly letBotFor: (name: string) => string;
      readonly watching: (count: number) => string;
      readonly yourBot: string;
    };
    readonly move: {
      readonly sending: string;
      /** Made while the line is down; it is sent once the line is back. */
      readonly kept: string;
      readonly refused: {
        readonly late: string;
        readonly other: string;
      };
    };
    readonly rulings: {
      readonly asksBack: (who: Who) => string;
      readonly asksToGiveUp: (who: Who) => string;
      /** Read out to the players who have to answer. */
      readonly question: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly waitingFor: (names: string) => string;
      readonly agree: string;
      readonly refuse: string;
      readonly withdraw: string;
      readonly refused: (who: Who) => string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly unanswered: (names: string) => string;
      readonly withdrawn: (who: Who) => string;
      readonly impossible: string;
    };
    readonly line: {
      readonly connecting: string;
      readonly offline: string;
      readonly offlineAbout: string;
      readonly back: string;
      readonly tryNow: string;
      readonly excluded: string;
    };
    readonly chat: {
      readonly title: string;
      readonly open: (unread: number) => string;
      readonly empty: string;
      readonly write: string;
      readonly send: string;
      readonly mute: string;
      readonly unmute: string;
      readonly muted: string;
      /**
       * @param name a player’s name
       */
      readonly mutePerson: (name: string) => string;
      /**
       * @param name a player’s name
       */
      readonly personMuted: (name: string) => string;
      readonly unmutePerson: string;
      readonly spectators: string;
      readonly failed: string;
      readonly tooMany: string;
      /** By the operator. */
      readonly closed: string;
      readonly nobody: string;
      /**
       * @param name a player’s name
       */
      readonly said: (name: string, words: string) => string;
    };
    readonly quota: {
      readonly 'waiting-tables': {
        readonly guest: (most: number) => string;
        readonly address: (most: number) => string;
      };
      readonly 'bot-tables': {
        readonly guest: (most: number) => string;
        readonly address: (most: number) => string;
      };
      readonly 'new-tables': {
        readonly guest: (most: number) => string;
        readonly address: (most: number) => string;
      };
      readonly 'new-links': {
        readonly address: (most: number) => string;
      };
      readonly pictures: {
        readonly address: (most: number) => string;
      };
      readonly 'new-guests': {
        readonly address: (most: number) => string;
      };
      readonly sessions: {
        readonly guest: (most: number) => string;
      };
      readonly sockets: {
        readonly guest: (most: number) => string;
        readonly address: (most: number) => string;
        readonly table: (most: number) => string;
      };
      readonly chat: {
        readonly guest: (most: number) => string;
      };
      readonly rulings: {
        readonly guest: (most: number) => string;
      };
      readonly other: string;
      /**
       * @param time a time: “2:30”
       */
      readonly again: (time: string) => string;
    };
    readonly result: {
      readonly title: string;
      readonly checking: string;
      readonly fair: string;
      readonly fairAbout: string;
      readonly fairOwn: string;
      readonly fairWatched: string;
      readonly unfair: string;
      readonly unfairAbout: string;
      readonly notOurs: string;
      readonly unreachable: string;
      readonly again: string;
      readonly goRematch: string;
      readonly rematchAsked: string;
      readonly replay: string;
      readonly replayLink: string;
      readonly replayLinkAbout: string;
      readonly friendly: string;
      readonly friendlyAbout: string;
    };
    readonly trouble: {
      readonly closed: string;
      readonly closedAbout: string;
      readonly lobby: string;
      readonly none: string;
      readonly noneAbout: string;
      readonly notOver: string;
      readonly notOverAbout: string;
      readonly toTable: string;
      readonly unknownGame: string;
      readonly unknownGameAbout: string;
    };
  };
  readonly shell: {
    readonly common: {
      readonly brand: string;
      /** What search engines and the browser’s menus show. */
      readonly about: string;
      readonly you: string;
      readonly bot: string;
      readonly close: string;
      readonly cancel: string;
      readonly yes: string;
      readonly home: string;
      readonly menu: string;
      readonly help: string;
      readonly settings: string;
      readonly loading: string;
      readonly more: string;
      readonly enter: string;
      readonly space: string;
      readonly language: string;
    };
    readonly pages: {
      readonly online: string;
      readonly custom: string;
      readonly sameDevice: string;
      readonly learn: string;
      readonly rules: string;
      readonly games: string;
      readonly replay: string;
      readonly review: string;
      readonly puzzles: string;
      readonly challenges: string;
      readonly settings: string;
    };
    readonly home: {
      readonly play: string;
      readonly against: string;
      readonly bots: (count: number) => string;
      readonly level: string;
      readonly watch: string;
      readonly whichGame: string;
      readonly continue: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly continueAbout: (state: string, names: string) => string;
      readonly games: string;
      readonly allGames: string;
      readonly noGames: string;
      readonly allRunning: string;
      readonly lost: (count: number) => string;
      readonly offline: string;
      readonly update: string;
      readonly updateNow: string;
    };
    readonly games: {
      readonly replay: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly won: (names: string) => string;
      readonly youWon: string;
      /**
       * @param name a player’s name
       */
      readonly gaveUp: (name: string) => string;
      readonly youGaveUp: string;
    };
    readonly buttons: {
      readonly sound: (on: boolean) => string;
      readonly theme: string;
    };
    readonly broken: {
      readonly title: string;
      readonly about: string;
      readonly reload: string;
    };
    /** What something is called and what it says: “Round 3: Ada”. */
    readonly labelled: (label: string, value: string) => string;
  };
  readonly 'shell-more': {
    readonly library: {
      /** Stands before a percentage. */
      readonly accuracy: string;
      readonly running: string;
      readonly finished: string;
      readonly imported: string;
      readonly empty: string;
      readonly delete: string;
      readonly deleteSure: string;
      readonly export: string;
      readonly import: string;
      readonly importDrop: string;
      readonly search: string;
      readonly shown: (shown: number, all: number) => string;
      readonly all: string;
      readonly more: (count: number) => string;
      readonly choose: string;
      readonly chosen: (count: number) => string;
      readonly chooseAll: string;
      readonly deleteChosen: string;
      readonly deleteManySure: (count: number) => string;
      readonly exportAll: string;
      readonly exportChosen: string;
      readonly importedMany: (added: number, known: number, refused: number) => string;
      readonly opening: (done: number, all: number) => string;
      /** Which game of a file was refused; the reason follows. */
      readonly refusedGame: (file: string, game: number) => string;
      readonly restored: string;
      readonly restoredAbout: string;
      readonly restart: string;
      readonly damagedTitle: string;
      readonly damagedGame: (id: string) => string;
      readonly lostAbout: string;
    };
    readonly askName: {
      readonly title: string;
      readonly about: string;
      readonly play: string;
      readonly without: string;
    };
    readonly record: {
      readonly title: string;
      readonly sum: (played: number, won: number) => string;
      /** Games won one after the other: at present, and the longest ever. */
      readonly streak: (now: number, best: number) => string;
      readonly kind: string;
      readonly played: string;
      readonly won: string;
      readonly mean: string;
      readonly best: string;
      readonly latest: string;
      readonly about: string;
    };
    readonly lessons: {
      readonly title: string;
      readonly about: string;
    };
    readonly insight: {
      readonly title: string;
      readonly about: string;
      readonly open: string;
      readonly empty: string;
      readonly play: string;
    };
    readonly newTable: {
      readonly players: string;
      readonly add: string;
      /**
       * @param name a player’s name
       */
      readonly remove: (name: string) => string;
      /**
       * @param name a player’s name
       */
      readonly up: (name: string) => string;
      /**
       * @param colour the name of a colour
       */
      readonly nameOf: (colour: string) => string;
      readonly kind: string;
      readonly human: string;
      readonly botOf: (level: string) => string;
      readonly start: string;
      readonly problem: string;
      readonly needPerson: string;
      readonly onDevice: (count: number) => string;
    };
    readonly friendsTable: {
      readonly human: string;
      readonly start: string;
      readonly you: string;
      readonly friend: string;
      readonly onDevice: (count: number) => string;
    };
    readonly logForm: {
      /** Two ways to show the log: as in chess, or in words. */
      readonly notation: string;
      readonly sentences: string;
      readonly players: string;
    };
    readonly replay: {
      /** Begins a branch: another course of a finished game. */
      readonly playOn: string;
      readonly position: (move: number, all: number) => string;
      readonly start: string;
      readonly end: string;
      readonly back: string;
      readonly forward: string;
      readonly play: string;
      readonly pause: string;
      readonly speed: string;
      /** Whose hidden cards the replay shows; the next two are its choices. */
      readonly eyes: string;
      readonly spectator: string;
      /**
       * @param name a player’s name
       */
      readonly eyesOf: (name: string) => string;
      readonly link: string;
      readonly linkCopied: string;
      readonly linkServer: string;
      readonly linkWhole: string;
      readonly linkShort: string;
      readonly copy: string;
      readonly copied: string;
      readonly short: string;
      readonly shortAbout: string;
      readonly whole: string;
      readonly wholeAbout: string;
      readonly wholeHere: string;
      readonly qrShort: string;
      /** Notation: a short text form of all moves, as in chess. */
      readonly notation: string;
      readonly notationCopied: string;
      readonly linkTurn: string;
      readonly linkReview: string;
      readonly linkTooLong: string;
      readonly share: string;
      readonly qr: string;
      readonly qrHelp: string;
      readonly qrTooLong: string;
      readonly embed: string;
      readonly embedPage: string;
      readonly embedPageAbout: string;
      readonly embedFrame: string;
      readonly embedFrameAbout: string;
      readonly embedKept: string;
      readonly embedWhole: string;
      readonly embedHere: string;
      readonly export: string;
      readonly verified: string;
      readonly scrub: string;
    };
    readonly curtain: {
      /**
       * @param name a player’s name
       */
      readonly title: (name: string) => string;
      readonly help: string;
      /**
       * @param name a player’s name
       */
      readonly choose: (name: string) => string;
      /**
       * @param name a player’s name
       */
      readonly lift: (name: string) => string;
      readonly key: (key: string) => string;
    };
    readonly notices: {
      readonly full: string;
      readonly blocked: string;
      readonly savedAgain: string;
      /**
       * @param name a player’s name
       */
      readonly replaced: (name: string, level: string) => string;
      readonly follower: string;
      readonly takeOver: string;
    };
    readonly trouble: {
      readonly damaged: string;
      readonly damagedAbout: string;
      readonly damagedSave: string;
      readonly unknown: string;
      readonly unknownAbout: string;
      readonly unreachable: string;
      readonly unreachableAbout: string;
      readonly replayOnly: string;
    };
    readonly notFound: {
      readonly title: string;
      readonly about: string;
    };
    readonly watch: {
      readonly speed: string;
      readonly pause: string;
      readonly resume: string;
      readonly title: string;
      readonly speeds: {
        readonly calm: string;
        readonly normal: string;
        readonly fast: string;
        readonly instant: string;
      };
    };
    readonly rulings: {
      readonly toChallenge: string;
      readonly takeBack: string;
      readonly takeBackAbout: string;
      readonly takeBackKeys: string;
      readonly concede: string;
      readonly concedeAsk: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly consent: (names: string) => string;
      readonly allAgree: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly others: (names: string) => string;
      readonly ask: string;
      /** The turn goes back to this player. */
      readonly tookBack: (who: Who) => string;
      readonly gaveUp: (who: Who) => string;
      /**
       * All players but the one who gave up.
       * @param names names, already joined: “Ada and Tom”
       */
      readonly othersWin: (names: string, count: number) => string;
      readonly again: string;
      readonly replay: string;
      readonly takenBack: (count: number) => string;
      readonly refused: {
        readonly challenge: string;
        readonly nothing: string;
        readonly revealed: string;
        readonly asking: string;
        readonly tooOften: string;
        readonly notAgreed: string;
        readonly shared: string;
        readonly other: string;
      };
    };
    readonly proof: {
      readonly title: string;
      readonly help: string;
      readonly commitment: string;
      readonly seed: string;
    };
    readonly problems: {
      readonly import: string;
      readonly link: string;
      /** “It” is the file, here and below. */
      readonly 'not-json': string;
      readonly 'not-a-game-file': string;
      readonly 'unknown-format': (format: string) => string;
      readonly missing: (field: string) => string;
      readonly malformed: (field: string) => string;
      readonly unknownGame: (game: string) => string;
      /**
       * @param why a whole sentence
       */
      readonly inBranch: (branch: number, why: string) => string;
      readonly wrongMove: (move: number) => string;
      readonly wrongMoveRule: (move: number, rule: string) => string;
      readonly wrongDraw: (move: number) => string;
      readonly wrongHash: (move: number) => string;
      readonly wrongVersion: (version: string) => string;
      readonly wrongBoard: string;
      readonly wrongSeed: string;
      /**
       * Of an online game: what a device promised before it started, and showed at the start.
       * @param name a player’s name
       */
      readonly wrongNumber: (name: string) => string;
      /**
       * @param name a player’s name
       */
      readonly numberWithheld: (name: string) => string;
      readonly wrongNumbers: string;
      readonly wrongResult: string;
      readonly other: string;
      readonly keep: string;
      readonly saveFile: string;
      readonly cut: string;
      readonly unknownLink: string;
      readonly noServer: string;
      readonly tooLarge: string;
      readonly notStored: string;
    };
    readonly settings: {
      readonly languageAuto: string;
      readonly theme: string;
      readonly themes: {
        readonly system: string;
        readonly light: string;
        readonly dark: string;
      };
      readonly sound: string;
      readonly soundHelp: string;
      readonly motion: string;
      readonly motions: {
        readonly system: string;
        readonly full: string;
        readonly less: string;
      };
      readonly speed: string;
      readonly playerName: string;
      readonly playerNameHelp: string;
      readonly keys: string;
      readonly keysHelp: string;
      readonly keysReset: string;
      readonly pressKey: string;
      /**
       * @param name a player’s name
       */
      readonly keyTaken: (name: string) => string;
      readonly keyLabels: {
        readonly Space: string;
        readonly Enter: string;
        readonly Escape: string;
        readonly Backspace: string;
      };
      readonly keyHelp: string;
      readonly data: string;
      readonly dataHelp: string;
      readonly saveHelp: string;
    };
    readonly reading: {
      readonly search: string;
      /** Sections of the rules that a search has found. */
      readonly found: (count: number) => string;
      readonly nothing: string;
      readonly contents: string;
      readonly loading: string;
    };
    readonly colourChoice: {
      /**
       * @param name a player’s name
       */
      readonly button: (of: string, name: string) => string;
      readonly label: (of: string) => string;
    };
    readonly colours: {
      readonly plum: string;
      readonly cobalt: string;
      readonly jade: string;
      readonly vermilion: string;
      readonly brass: string;
      readonly coal: string;
    };
  };
  readonly 'trains-of-europe/books': {
    /** Said of a company whose secret booking is in. */
    readonly bookingIn: string;
    readonly secret: string;
    /**
     * @param amount an amount of money: “40k”
     */
    readonly yours: (amount: string) => string;
    readonly amounts: string;
    readonly amountsHelp: string;
    readonly notLicensed: string;
    readonly emptyPlace: string;
    readonly pad: string;
    readonly padEmpty: string;
    readonly clear: string;
    readonly use: string;
    readonly amount: string;
    readonly less: string;
    readonly more: string;
    /**
     * @param amount an amount of money: “40k”
     */
    readonly book: (amount: string) => string;
    readonly booked: string;
    /**
     * @param amount an amount of money: “40k”
     */
    readonly lastYear: (amount: string) => string;
    readonly auditedAlready: string;
    readonly chooseCompany: string;
    /**
     * @param name a player’s name
     */
    readonly audit: (name: string) => string;
    readonly auditNobody: string;
    readonly found: string;
    readonly checks: string;
    readonly statement: string;
  };
  readonly 'trains-of-europe/frame': {
    readonly map: string;
    readonly mapRole: string;
    readonly waters: {
      readonly 'north-sea': string;
      readonly 'atlantic-ocean': string;
      readonly 'mediterranean-sea': string;
      readonly 'black-sea': string;
    };
    readonly track: string;
    readonly trackUnit: string;
    readonly trackLoss: string;
    readonly opening: {
      readonly label: string;
      readonly goal: (target: number) => string;
      readonly goalOpen: string;
      readonly call: string;
      readonly phases: {
        readonly 'on-site-meeting': string;
        readonly 'railroad-fair': string;
        readonly 'conference-room': string;
        readonly 'auction-house': string;
        readonly 'government-aid': string;
        readonly 'development-bonus': string;
      };
    };
    readonly thinking: string;
    /** Head of the column of completed contracts; the number is the target. */
    readonly contractsOf: (target: number) => string;
    readonly cashAndProfit: string;
    readonly skip: string;
    readonly curtain: string;
    readonly hint: string;
    readonly log: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly legend: {
      readonly affordable: string;
      readonly dear: string;
      readonly way: string;
    };
    readonly showChanges: string;
    readonly hideChanges: string;
    readonly backToPhase: string;
    readonly undo: string;
    readonly whichSection: string;
    readonly none: string;
    readonly compare: string;
    readonly find: {
      readonly open: string;
      readonly label: string;
      readonly nothing: string;
      readonly suggested: string;
      readonly mine: string;
      /**
       * @param contracts names of contracts, already joined
       */
      readonly named: (contracts: string) => string;
      /** A section all of whose tracks are taken. */
      readonly full: string;
    };
    readonly sections: string;
    readonly noSections: string;
    readonly sortBy: string;
    readonly orders: {
      readonly price: string;
      readonly contract: string;
      readonly city: string;
    };
    /**
     * @param contract the name of a contract
     */
    readonly onTheWay: (contract: string) => string;
    readonly tabsLabel: string;
    readonly tabs: {
      readonly contracts: string;
      readonly yard: string;
      readonly sections: string;
      readonly log: string;
    };
    readonly phoneTabs: {
      readonly stage: string;
      readonly contracts: string;
      readonly yard: string;
      readonly companies: string;
      readonly more: string;
    };
    readonly order: string;
    readonly myBonus: string;
    readonly running: string;
    readonly backNextYear: string;
    readonly chooseTile: string;
    readonly callNone: string;
    readonly over: {
      readonly replay: string;
      readonly again: string;
    };
    readonly menu: {
      readonly leave: string;
      readonly leaveAbout: string;
      readonly replay: string;
      readonly save: string;
      readonly saveRunning: string;
      readonly keys: string;
    };
    readonly keys: {
      readonly map: string;
      readonly contracts: string;
      readonly yard: string;
      readonly sections: string;
      readonly log: string;
      readonly find: string;
      readonly hint: string;
      readonly phases: string;
      readonly confirm: string;
      readonly pass: string;
      readonly around: string;
      readonly along: string;
      readonly zoom: string;
      readonly clear: string;
      readonly help: string;
    };
    readonly levels: {
      readonly conductor: {
        readonly name: string;
        readonly about: string;
      };
      readonly engineer: {
        readonly name: string;
        readonly about: string;
      };
      readonly director: {
        readonly name: string;
        readonly about: string;
      };
      readonly random: {
        readonly name: string;
        readonly about: string;
      };
    };
    readonly home: {
      readonly lead: readonly string[];
      readonly facts: string;
      readonly learn: string;
      readonly learnAbout: string;
      readonly learnDone: string;
    };
    readonly setup: {
      readonly twoToFour: string;
      readonly players: string;
      readonly share: string;
      readonly startKit: {
        readonly title: string;
        readonly sticks: string;
        readonly cash: string;
        readonly locomotive: string;
        readonly wagons: string;
        readonly contract: string;
      };
      readonly folded: string;
      readonly show: string;
      readonly hide: string;
      readonly differs: string;
      readonly summary: (companies: number, end: string, variants: string) => string;
      readonly variantCount: (count: number) => string;
      /**
       * @param name a player’s name
       */
      readonly contractOf: (name: string) => string;
      /**
       * @param colour the name of a colour
       */
      readonly companyName: (colour: string) => string;
    };
    readonly settings: {
      readonly title: string;
      readonly naming: string;
      readonly namings: {
        readonly local: string;
        readonly translated: string;
      };
    };
    readonly replay: {
      readonly everybody: string;
      readonly years: string;
      readonly moments: string;
      readonly why: string;
    };
  };
  readonly 'trains-of-europe/insight': {
    readonly soon: readonly string[];
    readonly counting: (done: number, all: number) => string;
    readonly won: (games: number) => string;
    readonly points: string;
    readonly completed: string;
    readonly first: string;
    readonly accuracy: {
      readonly now: string;
      readonly title: string;
      readonly about: string;
      readonly none: string;
      readonly label: (games: number, latest: string) => string;
      readonly table: string;
      readonly chart: string;
      readonly date: string;
      readonly share: string;
      /**
       * @param date a date
       */
      readonly open: (date: string) => string;
      readonly offer: (count: number) => string;
      readonly start: (count: number) => string;
      /**
       * @param share a percentage: “31%”
       */
      readonly working: (game: number, all: number, share: string) => string;
      readonly goesOn: string;
      readonly stop: string;
    };
    readonly mistakes: {
      readonly title: string;
      readonly about: string;
      readonly none: string;
      readonly kind: string;
      readonly times: string;
      readonly given: string;
      readonly calling: string;
      readonly hows: {
        readonly other: string;
        readonly more: string;
        readonly less: string;
      };
      readonly points: (points: string) => string;
      /**
       * @param loss an amount of money: “40k”
       * @param date a date
       */
      readonly example: (loss: string, date: string) => string;
      readonly examples: string;
    };
    readonly lines: {
      readonly title: string;
      readonly line: string;
      readonly points: string;
      readonly returns: (licences: string, vehicles: string) => string;
    };
  };
  readonly 'trains-of-europe/learn': {
    readonly phaseReference: {
      readonly title: string;
      readonly bonus: string;
      readonly passing: {
        readonly may: string;
        readonly must: string;
        readonly offer: string;
        readonly none: string;
      };
      readonly assigns: string;
    };
    readonly coach: {
      readonly name: string;
      readonly step: (at: number, of: number) => string;
      readonly goOn: string;
      readonly back: string;
      readonly why: string;
      readonly show: string;
      readonly others: string;
      readonly otherwise: string;
      readonly play: string;
      readonly rules: string;
      readonly dots: string;
      readonly leave: {
        readonly title: string;
        readonly text: string;
        readonly yes: string;
        readonly no: string;
      };
    };
    readonly quickStart: {
      readonly welcome: {
        readonly title: string;
        readonly text: string;
        readonly why: string;
      };
      readonly meeting: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly licences: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly bonus: {
        readonly title: string;
        readonly text: string;
        readonly why: string;
      };
      readonly fair: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly train: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly 'year-one': {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly contract: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly aid: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly auction: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly offer: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly open: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly raise: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly decline: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly swap: {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly 'year-two': {
        readonly title: string;
        readonly text: string;
        readonly task: string;
        readonly why: string;
      };
      readonly end: {
        readonly title: string;
        readonly text: string;
        readonly why: string;
      };
    };
  };
  readonly 'trains-of-europe/row': {
    readonly year: (year: number) => string;
  };
  readonly 'trains-of-europe/rules': {
    readonly overview: {
      readonly title: string;
      readonly sections: {
        readonly goal: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly map: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly pieces: {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly money: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly books: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly setup: {
      readonly title: string;
      readonly sections: {
        readonly 'first-display': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'first-company': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly launch: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'first-chair': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'two-players': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          } | {
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly year: {
      readonly title: string;
      readonly sections: {
        readonly calling: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly caller: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly glance: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
      };
    };
    readonly licences: {
      readonly title: string;
      readonly sections: {
        readonly sections: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly fees: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          })[];
          readonly words: string;
        };
        readonly sticks: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly contracts: {
      readonly title: string;
      readonly sections: {
        readonly 'contract-card': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          } | {
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly 'tax-chips': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly gate: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly routes: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly train: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly condition: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly completion: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'losing-income': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly vehicles: {
      readonly title: string;
      readonly sections: {
        readonly kinds: {
          readonly title: string;
          readonly body: readonly ({
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          } | {
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly speed: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          })[];
          readonly words: string;
        };
        readonly 'same-model': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly assigning: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly yard: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly phases: {
      readonly title: string;
      readonly sections: {
        readonly 'on-site-meeting': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly 'railroad-fair': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'conference-room': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'blind-contract': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly 'auction-house': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'government-aid': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'development-bonus': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
      };
    };
    readonly auction: {
      readonly title: string;
      readonly sections: {
        readonly 'auction-licences': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'auction-minimum': {
          readonly title: string;
          readonly body: readonly ({
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly 'auction-opening': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'auction-bidding': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
      };
    };
    readonly 'year-end': {
      readonly title: string;
      readonly sections: {
        readonly settlement: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly 'year-end-order': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly subsidies: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'new-year': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly insolvency: {
      readonly title: string;
      readonly sections: {
        readonly forgiven: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly leaving: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'self-managed': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'insolvency-sale': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly rescue: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly ending: {
      readonly title: string;
      readonly sections: {
        readonly 'game-end': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly target: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          })[];
          readonly words: string;
        };
        readonly 'new-target': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly evaluation: {
          readonly title: string;
          readonly body: readonly ({
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          } | {
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly awards: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly winner: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly variants: {
      readonly title: string;
      readonly sections: {
        readonly 'variant-secret': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'variant-money': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'variant-beginning': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'variant-turns': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'variant-end': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'books-by-hand': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
      };
    };
  };
  readonly 'trains-of-europe/screens': {
    readonly close: string;
    readonly you: string;
    readonly max: string;
    readonly launch: string;
    readonly less: string;
    readonly more: string;
    readonly order: string;
    readonly turnStates: {
      readonly done: string;
      readonly acting: string;
      readonly waiting: string;
    };
    /**
     * @param names names, already joined: “Ada and Tom”
     */
    readonly choosing: (names: string, count: number) => string;
    readonly choosingNow: string;
    readonly routesOf: (held: number, all: number) => string;
    readonly vehiclesOf: (there: number, all: number) => string;
    readonly allClass: (speed: number) => string;
    readonly allSleepers: string;
    readonly noContracts: string;
    readonly points: (points: number) => string;
    readonly completedContracts: string;
    readonly activeContracts: string;
    readonly countries: string;
    readonly bought: (used: number, of: number) => string;
    /** Heads of the strips on a phone. */
    readonly locos: string;
    readonly soldOf: (sold: number, all: number) => string;
    readonly fitMine: (count: number) => string;
    /**
     * @param model the name of a vehicle
     * @param contract the name of a contract
     */
    readonly putHere: (model: string, contract: string, effect: string) => string;
    /**
     * @param model the name of a vehicle
     * @param contract the name of a contract
     */
    readonly unplan: (model: string, contract: string) => string;
    /**
     * @param model the name of a vehicle
     * @param contract the name of a contract
     */
    readonly takeOff: (model: string, contract: string) => string;
    /**
     * @param model the name of a vehicle
     */
    readonly whereTo: (model: string) => string;
    /**
     * @param model the name of a vehicle
     */
    readonly noPlace: (model: string) => string;
    readonly whereGoes: string;
    readonly keepInYard: string;
    readonly assignLater: string;
    readonly freePlace: string;
    /**
     * @param models names of vehicles, already joined
     */
    readonly leftInYard: (models: string, gain: string, count: number) => string;
    /**
     * @param models names of vehicles, already joined
     */
    readonly fitsFreePlace: (models: string, count: number) => string;
    readonly assignThem: (count: number) => string;
    /**
     * @param loss an amount of money: “40k”
     */
    readonly losesAYear: (loss: string) => string;
    readonly yardEmpty: string;
    readonly yardHelp: string;
    readonly yardTap: string;
    readonly assignTo: string;
    readonly plannedAtClose: string;
    readonly chooseVehicle: string;
    readonly chooseContract: string;
    readonly chooseLot: string;
    readonly noDecline: string;
    readonly landsHere: string;
    readonly blindWorst: string;
    readonly blindMean: string;
    readonly blindBest: string;
    readonly blindNow: string;
    readonly blindMayBe: string;
    /** Of all face-down cards of the kind. */
    readonly unseenFit: (fitting: number, unseen: number) => string;
    readonly targetNow: (target: number) => string;
    readonly proposes: (who: Who, target: number) => string;
    /**
     * @param bid an amount of money: “40k”
     */
    readonly cashAt: (bid: string) => string;
    readonly yardCounted: (today: string, assigned: string) => string;
    /**
     * @param cash an amount of money: “40k”
     */
    readonly inHand: (cash: string) => string;
    readonly yourBid: string;
    readonly opening: string;
    /**
     * @param name a player’s name
     */
    readonly by: (name: string) => string;
    readonly byYou: string;
    readonly noLotYet: string;
    /** Said of a company that has chosen in secret what to put up. */
    readonly offerIn: string;
    readonly secretOffer: string;
    readonly openOffer: string;
    readonly youOffer: string;
    readonly whereYouStand: string;
    /**
     * @param cash an amount of money: “40k”
     * @param loss an amount of money: “40k”
     */
    readonly cashOfLoss: (cash: string, loss: string) => string;
    readonly loss: string;
    readonly missing: string;
    readonly startOfYear: string;
    readonly beginsWith: (year: number) => string;
    readonly seg: (count: number) => string;
    readonly longest: (longest: number, all: number) => string;
    readonly rules: {
      readonly 'TOE-MONEY-1': string;
      readonly 'TOE-MONEY-3': string;
      readonly 'TOE-MONEY-6': string;
      readonly 'TOE-BOOK-1': string;
      readonly 'TOE-BOOK-4': string;
      readonly 'TOE-CON-3': string;
      readonly 'TOE-CON-4': string;
      readonly 'TOE-CRED-3': string;
      readonly 'TOE-CRED-4': string;
      readonly 'TOE-CRED-5': string;
      readonly 'TOE-CRED-8': string;
      readonly 'TOE-CRED-11': string;
      readonly 'TOE-LIC-3': string;
      readonly 'TOE-LIC-4': string;
      readonly 'TOE-AUC-3': string;
      readonly 'TOE-AUC-6': string;
      readonly 'TOE-SMI-4': string;
      readonly 'TOE-SMI-8': string;
      readonly 'TOE-FAIR-2': string;
      readonly 'TOE-CONF-3': string;
      readonly 'TOE-DEV-1': string;
      readonly 'TOE-DEV-2': string;
      readonly 'TOE-EOR-2': string;
      readonly 'TOE-EOR-3': string;
      readonly 'TOE-INS-1': string;
      readonly 'TOE-INS-3': string;
      readonly 'TOE-SETUP-4': string;
      readonly 'TOE-ROUND-1': string;
      readonly 'TOE-EVAL-1': string;
      readonly 'TOE-EVAL-2': string;
      readonly 'TOE-EVAL-3': string;
      readonly 'TOE-EVAL-4': string;
      readonly 'TOE-EVAL-5': string;
      readonly 'TOE-EVAL-6': string;
      readonly 'TOE-EVAL-7': string;
      readonly 'TOE-EVAL-8': string;
      readonly 'TOE-EVAL-9': string;
      readonly 'TOE-EVAL-10': string;
    };
  };
  readonly 'trains-of-europe/setup': {
    readonly setup: {
      readonly ends: string;
      /** Followed by a number of contracts to choose. */
      readonly endsIn: string;
      readonly contracts: (count: number) => string;
      readonly lengths: {
        /** How long a game to so many contracts takes; there is room for one or two short words. */
        readonly 'target-3': string;
        readonly 'target-4': string;
        readonly 'target-5': string;
      };
      readonly anyTarget: string;
      readonly openEnd: string;
      readonly noTarget: string;
      readonly endsAlso: string;
      readonly endsAlsoNoBank: string;
      readonly variants: string;
      readonly variantsLead: string;
      readonly changed: (count: number) => string;
      readonly asPrinted: string;
      readonly groups: {
        readonly secret: string;
        readonly money: string;
        readonly beginning: string;
        readonly turns: string;
        readonly end: string;
        readonly books: string;
      };
      readonly whoOldest: string;
      readonly whichLaunch: string;
      readonly onlyTwo: string;
      readonly notOpenEnd: string;
    };
    readonly options: {
      readonly target: {
        readonly name: string;
        readonly about: string;
      };
      readonly openEnd: {
        readonly name: string;
        readonly about: string;
      };
      readonly hiddenVehicles: {
        readonly name: string;
        readonly about: string;
      };
      readonly hiddenCash: {
        readonly name: string;
        readonly about: string;
      };
      readonly selfManagedInsolvency: {
        readonly name: string;
        readonly about: string;
      };
      readonly bankLimit: {
        readonly name: string;
        readonly about: string;
      };
      readonly assignInTurn: {
        readonly name: string;
        readonly about: string;
      };
      readonly fixedSteps: {
        readonly name: string;
        readonly about: string;
      };
      readonly offersInTurn: {
        readonly name: string;
        readonly about: string;
      };
      readonly reshuffleEvery: {
        readonly name: string;
        readonly about: string;
      };
      readonly launch2p: {
        readonly name: string;
        readonly about: string;
      };
      readonly forgiveOncePerGame: {
        readonly name: string;
        readonly about: string;
      };
      readonly releaseLicences: {
        readonly name: string;
        readonly about: string;
      };
      readonly allowRetarget: {
        readonly name: string;
        readonly about: string;
      };
      readonly lenientIdle: {
        readonly name: string;
        readonly about: string;
      };
      readonly tieBreak: {
        readonly name: string;
        readonly about: string;
      };
      readonly startPlayer: {
        readonly name: string;
        readonly about: string;
      };
      readonly manualBooks: {
        readonly name: string;
        readonly about: string;
      };
    };
    readonly values: {
      readonly launch2p: {
        /** Two launch contracts: near each other, any two, or chosen together. */
        readonly nearRandom: string;
        readonly random: string;
        readonly choose: string;
      };
      readonly tieBreak: {
        readonly shared: string;
        readonly 'profit-completed-cash': string;
      };
      readonly startPlayer: {
        readonly random: string;
        readonly host: string;
        readonly oldest: string;
      };
    };
  };
  readonly 'trains-of-europe/study': {
    readonly chart: string;
    readonly company: string;
    readonly measures: {
      readonly label: string;
      readonly chances: string;
      readonly points: string;
    };
    readonly table: string;
    readonly curve: string;
    readonly columns: {
      readonly position: string;
      readonly contract: string;
      readonly what: string;
      readonly price: string;
      readonly income: string;
      readonly tax: string;
      readonly points: string;
      readonly total: string;
    };
    /**
     * A chance and points: "34%, 12.5 points".
     * @param chance a percentage: “31%”
     */
    readonly figures: (chance: string, points: string) => string;
    /** A figure from a first look. */
    readonly roughly: (figure: string) => string;
    readonly judgements: {
      readonly label: string;
      readonly known: string;
      readonly open: string;
    };
    readonly reached: {
      readonly phases: (done: number, of: number) => string;
      readonly decisions: (done: number, of: number) => string;
    };
    /** After a minute of work. */
    readonly late: (reached: string) => string;
    readonly decided: {
      readonly waiting: string;
      readonly nobody: string;
      readonly instead: (better: string, played: string) => string;
      /**
       * @param name a player’s name
       * @param share a percentage: “31%”
       */
      readonly ownChoice: (name: string, year: number, choice: string, share: string) => string;
      /**
       * @param name a player’s name
       * @param rival a player’s name
       * @param share a percentage: “31%”
       */
      readonly theirChoice: (name: string, rival: string, year: number, choice: string, share: string) => string;
      /**
       * @param name a player’s name
       * @param share a percentage: “31%”
       */
      readonly luck: (name: string, year: number, draw: string, share: string) => string;
      /**
       * @param name a player’s name
       * @param share a percentage: “31%”
       */
      readonly misfortune: (name: string, year: number, draw: string, share: string) => string;
      /**
       * @param name a player’s name
       */
      readonly wonIn: (name: string, year: number, from: string, to: string) => string;
      /**
       * @param name a player’s name
       * @param winner a player’s name
       */
      readonly lostIn: (name: string, winner: string, year: number, from: string, to: string) => string;
      /**
       * @param name a player’s name
       * @param share a percentage: “31%”
       */
      readonly ahead: (name: string, share: string) => string;
      /**
       * @param name a player’s name
       * @param winner a player’s name
       * @param share a percentage: “31%”
       */
      readonly behind: (name: string, winner: string, share: string) => string;
    };
    readonly station: {
      readonly begins: (year: number) => string;
      /**
       * @param phase the name of a phase
       */
      readonly after: (year: number, phase: string) => string;
      readonly end: string;
    };
    readonly years: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly pointOf: (point: number, all: number) => string;
    readonly noPoint: string;
    readonly pointBefore: string;
    readonly pointAfter: string;
    readonly working: {
      readonly first: (done: number, of: number) => string;
      readonly curve: (done: number, of: number) => string;
      readonly sifting: (done: number, of: number) => string;
      readonly judging: (done: number, of: number) => string;
      readonly draws: (done: number, of: number) => string;
    };
    readonly done: (games: number) => string;
    readonly stopped: string;
    readonly stop: string;
    readonly goOn: string;
    readonly failed: string;
    readonly save: string;
    readonly tabs: {
      readonly label: string;
      readonly decisions: string;
      readonly returns: string;
      readonly auctions: string;
    };
    /**
     * @param name a player’s name
     */
    readonly costliest: (name: string) => string;
    readonly accuracy: {
      /**
       * @param share a percentage: “31%”
       */
      readonly share: (share: string) => string;
      readonly about: string;
    };
    readonly draws: {
      readonly title: string;
      readonly none: string;
      readonly about: string;
      readonly kinds: {
        readonly 'start-player': string;
        readonly setup: string;
        readonly refill: string;
        readonly 'blind-vehicle': string;
        readonly 'blind-contract': string;
        readonly aid: string;
      };
    };
    readonly learn: {
      readonly open: (count: number) => string;
      readonly title: string;
      readonly question: (year: number) => string;
      readonly choices: string;
      readonly played: string;
      readonly about: string;
      readonly preparing: string;
      readonly none: string;
      readonly done: (solved: number, all: number) => string;
      readonly back: string;
    };
    readonly nothing: string;
    readonly notYet: string;
    readonly about: string;
    readonly played: string;
    readonly better: string;
    readonly playOnPlayed: string;
    readonly playOutBetter: string;
    readonly reasons: {
      /**
       * @param contract the name of a contract
       */
      readonly payback: (contract: string, years: number) => string;
      /**
       * @param contract the name of a contract
       */
      readonly closed: (contract: string) => string;
      /**
       * @param models names of vehicles, already joined
       * @param contract the name of a contract
       */
      readonly yard: (models: string, contract: string) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly worth: (most: string, price: string) => string;
      readonly useless: string;
      readonly item: (points: string, item: string) => string;
      readonly items: {
        readonly profit: string;
        readonly completed: string;
        readonly partial: string;
        readonly cities: string;
        readonly network: string;
        readonly countries: string;
        readonly idle: string;
        readonly vehicles: string;
        readonly cash: string;
      };
    };
    readonly contracts: string;
    readonly licences: (count: number) => string;
    readonly vehicles: (count: number) => string;
    readonly cash: string;
    readonly hows: {
      readonly dealt: string;
      readonly bought: string;
      readonly blind: string;
      readonly aid: string;
      readonly auction: string;
      readonly 'with-contract': string;
    };
    readonly ends: {
      readonly completed: (year: number) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly sold: (price: string) => string;
      readonly idle: string;
      readonly assigned: string;
      readonly spent: string;
    };
    readonly flows: {
      readonly start: string;
      readonly payouts: string;
      readonly bonuses: string;
      readonly blindContracts: string;
      readonly sales: string;
      readonly audits: string;
      readonly licences: string;
      readonly vehicles: string;
      readonly bids: string;
      readonly losses: string;
    };
    readonly returnsAbout: string;
    readonly auctions: {
      readonly none: string;
      readonly about: string;
      /**
       * @param seller a company’s name
       */
      readonly from: (seller: string, least: string) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly sold: (buyer: string, price: string, points: string) => string;
      readonly unsold: string;
      readonly worth: string;
      readonly useless: string;
    };
    readonly puzzles: {
      readonly title: string;
      readonly what: string;
      readonly today: string;
      readonly more: string;
      readonly about: string;
      readonly youAre: (company: string) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly cash: (amount: string) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly profit: (amount: string) => string;
      readonly completed: (count: number, target: number) => string;
      readonly choices: string;
      readonly points: (points: string) => string;
      readonly check: string;
      readonly show: string;
      readonly next: string;
      readonly solved: string;
      readonly failed: string;
      readonly proof: (games: number, margin: string) => string;
      readonly sum: string;
      readonly rows: {
        readonly licences: string;
        readonly vehicles: string;
        readonly yearly: string;
        readonly payback: string;
        readonly completed: string;
        readonly points: string;
      };
      readonly closed: string;
      readonly years: (value: number) => string;
      readonly hides: {
        /**
         * @param contract the name of a contract
         */
        readonly closed: (contract: string) => string;
        /**
         * @param contract the name of a contract
         */
        readonly loss: (contract: string, profit: string) => string;
        /**
         * @param contract the name of a contract
         * @param fees an amount of money: “40k”
         * @param cash an amount of money: “40k”
         */
        readonly dear: (contract: string, fees: string, cash: string) => string;
        /**
         * @param contract the name of a contract
         * @param share a percentage: “31%”
         */
        readonly completed: (contract: string, share: string, best: string) => string;
      };
      readonly rated: (rating: number, change: string, level: number, solved: boolean) => string;
      readonly level: (rating: number) => string;
      readonly rating: (rating: number) => string;
      readonly allDone: string;
    };
  };
  readonly 'trains-of-europe/table': {
    readonly year: {
      /**
       * "+40k a year"
       * @param amount an amount of money: “40k”
       */
      readonly each: (amount: string) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly short: (amount: string) => string;
      readonly this: string;
      readonly number: (year: number) => string;
      readonly fiscal: string;
    };
    readonly game: string;
    readonly colours: {
      readonly red: string;
      readonly blue: string;
      readonly green: string;
      readonly orange: string;
    };
    readonly phases: {
      readonly 'on-site-meeting': {
        readonly name: string;
        readonly rule: string;
        readonly bonus: string;
      };
      readonly 'railroad-fair': {
        readonly name: string;
        readonly rule: string;
        readonly bonus: string;
      };
      readonly 'conference-room': {
        readonly name: string;
        readonly rule: string;
        readonly bonus: string;
      };
      readonly 'auction-house': {
        readonly name: string;
        readonly rule: string;
        readonly bonus: string;
      };
      readonly 'government-aid': {
        readonly name: string;
        readonly rule: string;
        readonly bonus: string;
      };
      readonly 'development-bonus': {
        readonly name: string;
        readonly rule: string;
        readonly bonus: string;
      };
    };
    readonly lines: {
      readonly day: string;
      readonly hs: string;
      readonly night: string;
      readonly general: string;
      readonly liquid: string;
      readonly bulky: string;
    };
    readonly categories: {
      readonly eloco: {
        readonly name: string;
        readonly short: string;
      };
      readonly dloco: {
        readonly name: string;
        readonly short: string;
      };
      readonly epower: {
        readonly name: string;
        readonly short: string;
      };
      readonly econtrol: {
        readonly name: string;
        readonly short: string;
      };
      readonly pax1: {
        readonly name: string;
        readonly short: string;
      };
      readonly pax2: {
        readonly name: string;
        readonly short: string;
      };
      readonly tank: {
        readonly name: string;
        readonly short: string;
      };
      readonly closed: {
        readonly name: string;
        readonly short: string;
      };
      readonly open: {
        readonly name: string;
        readonly short: string;
      };
    };
    readonly vehicle: {
      readonly loco: string;
      readonly wagon: string;
      readonly locos: string;
      readonly wagons: string;
      readonly speed: string;
      readonly class: (speed: number) => string;
      readonly kmh: (speed: number) => string;
      readonly pulls: (count: number) => string;
      readonly berths: string;
      readonly blindLoco: string;
      readonly blindWagon: string;
      readonly blindLeft: (count: number) => string;
      readonly countsAsBuy: string;
      readonly free: string;
      readonly fits: string;
      readonly fitsNone: string;
      /** It may be assigned, but with it the contract's condition cannot be met. */
      readonly tooSlow: string;
      readonly noBerths: string;
      readonly slowForReward: string;
      readonly berthsForReward: string;
      /**
       * @param model the name of a vehicle
       */
      readonly wouldReplace: (model: string) => string;
      readonly inYard: string;
      /**
       * @param model the name of a vehicle
       */
      readonly replaces: (model: string) => string;
      readonly yard: string;
      readonly yardCount: (count: number) => string;
      readonly soldTo: (who: Who) => string;
      readonly takenBy: (who: Who) => string;
      readonly waits: string;
    };
    readonly contract: {
      readonly mine: string;
      readonly number: (no: number) => string;
      readonly launch: string;
      readonly completed: string;
      readonly max: string;
      readonly now: string;
      readonly tax: string;
      readonly subsidy: string;
      readonly chips: (count: number) => string;
      readonly eachVehicle: string;
      readonly vehiclesEach: string;
      readonly speed: (speed: number) => string;
      readonly sleeper: string;
      readonly noCondition: string;
      /**
       * @param cities names of cities, already joined
       */
      readonly via: (cities: string) => string;
      /**
       * A route not licensed yet, and the cheapest way to get it.
       * @param price an amount of money: “40k”
       */
      readonly openFrom: (price: string) => string;
      readonly closed: string;
      readonly held: string;
      readonly gates: {
        readonly open: string;
        readonly 'no-locomotive': string;
        readonly 'no-route': string;
        readonly 'no-locomotive-no-route': string;
      };
      readonly conditions: {
        readonly fulfilled: string;
        readonly ahead: string;
        /**
         * @param models names of vehicles, already joined
         */
        readonly unsuited: (models: string) => string;
      };
      readonly unpulled: (count: number) => string;
      readonly rungs: {
        readonly now: string;
        readonly begun: string;
        readonly routes: string;
        readonly train: string;
        readonly complete: string;
      };
      readonly ifTaken: string;
      readonly atOnce: string;
      readonly incomeNow: string;
      readonly noTrain: string;
      readonly cheapestWay: string;
      readonly opens: (from: string, to: string) => string;
      /**
       * @param models names of vehicles, already joined
       */
      readonly yardFits: (models: string) => string;
      /**
       * @param models names of vehicles, already joined
       */
      readonly yardFitsMany: (models: string) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly vehiclesMissing: (count: number, price: string) => string;
      /**
       * @param cash an amount of money: “40k”
       */
      readonly cashEnough: (cash: string) => string;
      /**
       * @param cash an amount of money: “40k”
       */
      readonly cashShort: (cash: string, short: string) => string;
      readonly payback: (value: number) => string;
      readonly risks: {
        readonly none: string;
        readonly loss: string;
        readonly 'cannot-pay': string;
      };
      readonly blind: string;
      readonly blindLeft: (count: number) => string;
      /**
       * @param cash an amount of money: “40k”
       */
      readonly blindTerms: (cash: string) => string;
      readonly newHere: string;
    };
    readonly company: {
      readonly companies: string;
      readonly you: string;
      readonly chair: string;
      readonly marked: string;
      readonly left: string;
      readonly cash: string;
      readonly hidden: string;
      readonly profit: string;
      readonly loss: string;
      readonly completedOf: (count: number, target: number) => string;
      readonly completed: (count: number) => string;
      readonly active: (count: number) => string;
      readonly spare: string;
      readonly cities: string;
      readonly sticks: string;
      readonly sticksLeft: (count: number) => string;
      readonly calls: string;
      readonly calling: {
        readonly now: string;
        readonly next: string;
        readonly later: string;
      };
    };
    readonly turn: {
      readonly yours: string;
      readonly yoursBonus: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly waitFor: (names: string) => string;
      readonly nobody: string;
      readonly deciding: (who: Who) => string;
      readonly left: (count: number) => string;
      readonly used: (used: number, of: number) => string;
      readonly planMeanwhile: string;
      readonly out: string;
      readonly steps: {
        readonly setup: string;
        readonly call: string;
        readonly licences: (count: number) => string;
        readonly fair: (count: number) => string;
        readonly contracts: (count: number) => string;
        readonly aid: string;
        readonly offers: string;
        readonly opening: string;
        readonly bidding: string;
        readonly assign: string;
        readonly propose: string;
        readonly vote: string;
        readonly books: string;
        readonly audits: string;
        readonly 'offer-contracts': string;
        readonly 'year-end': string;
        readonly over: string;
      };
      readonly helps: {
        readonly setup: string;
        readonly call: string;
        readonly licences: string;
        readonly fair: string;
        readonly contracts: string;
        readonly aid: string;
        readonly offers: string;
        readonly opening: string;
        readonly bidding: string;
        readonly assign: string;
        readonly propose: string;
        readonly vote: string;
        readonly books: string;
        readonly audits: string;
        readonly 'offer-contracts': string;
        readonly 'year-end': string;
        readonly over: string;
      };
    };
    readonly actions: {
      /**
       * @param phase the name of a phase
       */
      readonly call: (phase: string) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly licence: (price: string) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly buy: (price: string) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly buyBlind: (price: string) => string;
      readonly take: (effect: string) => string;
      readonly takeBlind: string;
      /**
       * @param model the name of a vehicle
       */
      readonly choose: (model: string) => string;
      readonly chooseOne: string;
      readonly offer: (count: number) => string;
      readonly offerNothing: string;
      /**
       * @param bid an amount of money: “40k”
       */
      readonly raise: (bid: string) => string;
      readonly pass: string;
      readonly decline: string;
      readonly assign: string;
      /** A vehicle from a contract, back to the yard. */
      readonly unassign: string;
      readonly doneLicences: string;
      readonly doneFair: string;
      readonly doneContracts: string;
      readonly doneAssign: string;
      readonly doneTarget: string;
      readonly agree: string;
      readonly refuse: string;
      readonly propose: (target: number) => string;
      readonly offerContracts: (count: number) => string;
      readonly offerNone: string;
      readonly lookAtMap: string;
      readonly continue: string;
      readonly beginYear: (year: number) => string;
    };
    readonly illegal: {
      readonly 'already-audited': string;
      readonly 'already-called': string;
      readonly 'already-licensed': string;
      readonly 'already-proposed': string;
      readonly 'bid-step': (step: string) => string;
      readonly 'bid-too-low': (needs: string) => string;
      readonly 'cash-short': (needs: string, has: string) => string;
      readonly 'contract-complete': string;
      readonly 'contract-twice': string;
      readonly 'fixed-steps': (needs: string) => string;
      readonly 'impossible-draw': string;
      readonly 'limit-used-up': (limit: number) => string;
      readonly 'must-offer': string;
      readonly 'no-new-target': string;
      readonly 'no-place': (places: number) => string;
      readonly 'no-such-lot': string;
      readonly 'no-such-vehicle': string;
      readonly 'no-such-company': string;
      readonly 'not-assigned': string;
      /**
       * @param model the name of a vehicle
       */
      readonly 'not-identical': (model: string) => string;
      readonly 'not-in-selection': string;
      readonly 'not-on-display': string;
      readonly 'not-on-the-track': (least: string, most: string) => string;
      readonly 'not-your-contract': string;
      readonly 'not-your-section': string;
      readonly 'not-your-turn': string;
      readonly 'own-books': string;
      readonly 'own-lot': string;
      readonly 'pile-empty': string;
      readonly 'section-in-use': string;
      readonly 'section-twice': string;
      readonly 'sticks-short': (needs: number, has: number) => string;
      readonly 'supply-empty': string;
      readonly 'target-too-low': (needs: number) => string;
      readonly 'tracks-taken': (tracks: number) => string;
      readonly 'unknown-contract': string;
      readonly 'unknown-model': string;
      readonly 'unknown-phase': string;
      readonly 'unknown-section': string;
      readonly 'wrong-category': (category: string) => string;
      readonly 'wrong-stage': string;
      readonly 'wrong-step': string;
      readonly unknown: string;
    };
    readonly rule: (id: string) => string;
    readonly sums: {
      readonly profit: string;
      readonly token: string;
      /**
       * @param contract the name of a contract
       */
      readonly contract: (contract: string) => string;
      /**
       * @param contract the name of a contract
       */
      readonly completed: (contract: string) => string;
      readonly routes: string;
      readonly route: (from: string, to: string) => string;
      readonly vehicles: string;
      readonly locomotives: (count: number, each: string) => string;
      readonly wagons: (count: number, each: string) => string;
      readonly unpulled: (count: number) => string;
      readonly speed: string;
      readonly sleepers: string;
      readonly tax: string;
      readonly subsidy: (count: number, each: string) => string;
      /**
       * @param section a section of the map: “Paris–Lyon”
       */
      readonly licence: (section: string) => string;
      readonly segments: (count: number, each: string) => string;
      readonly secondTrack: string;
      readonly thirdTrack: string;
      readonly lowestBid: string;
      readonly listPrice: string;
      readonly printedProfit: string;
      readonly discount: string;
      readonly floor: (limit: string) => string;
      readonly cash: string;
      readonly cashStart: string;
      readonly cashOfYear: (year: number) => string;
      /**
       * @param section a section of the map: “Paris–Lyon”
       */
      readonly feePaid: (section: string) => string;
      /**
       * @param model the name of a vehicle
       */
      readonly vehiclePaid: (model: string) => string;
      readonly blindVehiclePaid: string;
      /**
       * @param contract the name of a contract
       */
      readonly blindContractCash: (contract: string) => string;
      readonly developmentBonus: string;
      readonly cities: (count: number, each: string) => string;
      readonly callerExtra: string;
      readonly bidPaid: (what: string) => string;
      readonly bidReceived: (what: string) => string;
      readonly payout: string;
      readonly profitOfYear: string;
      readonly aboveCap: (limit: string) => string;
      readonly lossPaid: string;
      readonly lossDue: string;
      readonly forgiven: string;
      readonly auditPaid: (who: Who) => string;
      readonly auditReceived: (who: Who) => string;
      readonly sticksLeft: string;
      readonly sticksAll: string;
      /**
       * @param section a section of the map: “Paris–Lyon”
       */
      readonly sticksLaid: (section: string) => string;
      readonly total: string;
      readonly evalProfit: string;
      readonly evalCompleted: string;
      readonly evalPartial: string;
      readonly evalCities: string;
      readonly evalNetwork: string;
      readonly evalCountries: string;
      readonly evalIdle: string;
      readonly evalVehicles: string;
      readonly evalCash: string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly waiting: (amount: string) => string;
    };
    readonly preview: {
      readonly title: string;
      readonly cash: string;
      readonly profit: string;
      readonly sticks: string;
      readonly contractsDone: string;
      /**
       * @param contract the name of a contract
       */
      readonly opens: (from: string, to: string, contract: string) => string;
      /**
       * @param contract the name of a contract
       */
      readonly part: (from: string, to: string, contract: string) => string;
      /**
       * @param contract the name of a contract
       */
      readonly shuts: (from: string, to: string, contract: string) => string;
      /**
       * @param contract the name of a contract
       */
      readonly completes: (contract: string) => string;
      readonly completesHelp: string;
      readonly provisional: string;
      readonly ifWon: string;
      readonly spread: (least: string, most: string) => string;
      readonly nothing: string;
      readonly trackNumber: (company: number, tracks: number) => string;
      /** For the second company on a section, and for the third. */
      readonly feeDouble: string;
      readonly feeQuadruple: string;
      readonly fee: string;
    };
    readonly auction: {
      readonly lots: string;
      readonly licencesFirst: string;
      readonly vehicles: string;
      readonly contracts: string;
      /**
       * @param section a section of the map: “Paris–Lyon”
       */
      readonly licence: (section: string) => string;
      /**
       * @param contract the name of a contract
       */
      readonly contract: (contract: string) => string;
      readonly of: (what: string, owner: Who) => string;
      readonly onTheBlock: string;
      /**
       * @param bid an amount of money: “40k”
       */
      readonly from: (bid: string) => string;
      /**
       * @param bid an amount of money: “40k”
       */
      readonly opensAt: (bid: string) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly list: (price: string) => string;
      readonly kept: string;
      readonly toBeat: string;
      readonly ownBid: (step: string) => string;
      readonly ifWon: (who: Who) => string;
      /** After how long the price has paid for itself. */
      readonly backIn: (value: number) => string;
      readonly states: {
        readonly leads: string;
        readonly asked: string;
        readonly waits: string;
        readonly out: string;
        readonly owner: string;
      };
      readonly nextOpener: (who: Who) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly elsewhere: (price: string) => string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly listElsewhere: (price: string) => string;
      readonly limits: {
        readonly 'no-use': string;
        /**
         * @param bid an amount of money: “40k”
         */
        readonly forecast: (bid: string) => string;
        /**
         * @param bid an amount of money: “40k”
         */
        readonly cash: (bid: string) => string;
        /**
         * @param bid an amount of money: “40k”
         * @param price an amount of money: “40k”
         */
        readonly 'sold-elsewhere': (bid: string, price: string) => string;
      };
      readonly mustOffer: string;
      readonly optional: string;
      readonly inUse: string;
      readonly offered: string;
      readonly keep: string;
    };
    readonly orders: {
      /**
       * @param bid an amount of money: “40k”
       */
      readonly upTo: (bid: string) => string;
      readonly about: string;
      /**
       * @param bid an amount of money: “40k”
       */
      readonly bidding: (bid: string) => string;
      readonly stop: string;
      /**
       * @param bid an amount of money: “40k”
       */
      readonly reached: (bid: string) => string;
      readonly passRest: string;
      readonly passing: string;
      readonly passingAbout: string;
      readonly again: string;
      readonly nothingToAssign: string;
    };
    readonly plan: {
      readonly title: string;
      readonly empty: string;
      readonly add: string;
      readonly remove: string;
      readonly clear: string;
      readonly total: string;
      readonly after: string;
      /**
       * @param section a section of the map: “Paris–Lyon”
       */
      readonly licence: (section: string) => string;
      /**
       * @param model the name of a vehicle
       */
      readonly buy: (model: string) => string;
      readonly buyBlind: {
        readonly loco: string;
        readonly wagon: string;
      };
      /**
       * @param contract the name of a contract
       */
      readonly take: (contract: string) => string;
      /**
       * @param model the name of a vehicle
       * @param contract the name of a contract
       */
      readonly assign: (model: string, contract: string) => string;
      /**
       * @param phase the name of a phase
       */
      readonly call: (phase: string) => string;
      readonly moments: {
        readonly now: string;
        readonly 'this-year': string;
        readonly later: string;
      };
      /**
       * @param price an amount of money: “40k”
       */
      readonly dearer: (planned: string, price: string) => string;
      readonly lost: (what: string) => string;
    };
    readonly facts: {
      readonly opensRoute: string;
      /**
       * @param price an amount of money: “40k”
       */
      readonly from: (price: string) => string;
      readonly affordable: string;
      readonly anywhere: string;
      readonly fitting: string;
      readonly waiting: string;
      readonly none: string;
      readonly onTable: string;
      readonly openAndChips: (open: number, chips: number) => string;
      readonly mostChips: string;
      /** Of several contracts that carry the most. */
      readonly equalChips: (contracts: number, chips: number) => string;
      readonly iMustOffer: string;
      readonly othersMust: string;
      readonly afterwards: string;
      readonly noAssigning: string;
      readonly untilFair: string;
      readonly myCash: string;
    };
    readonly hint: {
      readonly title: string;
      readonly thinking: string;
      readonly none: string;
      readonly close: string;
      readonly plan: string;
      readonly forecast: (who: Who, points: number, now: number | undefined) => string;
      readonly alternatives: string;
      readonly behind: (points: number) => string;
      readonly asGood: string;
      readonly whyBot: (who: Who) => string;
      readonly notBest: string;
      readonly acts: {
        /**
         * @param phase the name of a phase
         */
        readonly call: (phase: string) => string;
        /**
         * @param section a section of the map: “Paris–Lyon”
         */
        readonly licence: (section: string) => string;
        /**
         * @param model the name of a vehicle
         */
        readonly buy: (model: string) => string;
        readonly buyBlind: {
          readonly loco: string;
          readonly wagon: string;
        };
        /**
         * @param contract the name of a contract
         */
        readonly take: (contract: string) => string;
        readonly takeBlind: string;
        /**
         * @param model the name of a vehicle
         */
        readonly choose: (model: string) => string;
        readonly offer: (what: string) => string;
        readonly offerNothing: string;
        /**
         * @param lot what is auctioned
         * @param bid an amount of money: “40k”
         */
        readonly open: (lot: string, bid: string) => string;
        readonly decline: string;
        /**
         * @param bid an amount of money: “40k”
         */
        readonly raise: (bid: string) => string;
        readonly pass: string;
        /**
         * @param model the name of a vehicle
         * @param contract the name of a contract
         */
        readonly assign: (model: string, contract: string) => string;
        /**
         * @param model the name of a vehicle
         * @param contract the name of a contract
         */
        readonly unassign: (model: string, contract: string) => string;
        /**
         * @param contracts names of contracts, already joined
         */
        readonly offerContracts: (contracts: string) => string;
        readonly offerNoContract: string;
        readonly done: string;
        readonly propose: (target: number) => string;
        readonly agree: string;
        readonly refuse: string;
        /**
         * @param amount an amount of money: “40k”
         */
        readonly book: (amount: string) => string;
        readonly audit: (who: Who) => string;
      };
      readonly why: {
        /**
         * @param contract the name of a contract
         */
        readonly completes: (contract: string) => string;
        readonly opens: (from: string, to: string, income: string) => string;
        readonly profit: (before: string, after: string) => string;
        /**
         * @param contracts names of contracts, already joined
         */
        readonly onTheWay: (contracts: string, left: string) => string;
        /**
         * @param contracts names of contracts, already joined
         */
        readonly onTheWayLast: (contracts: string) => string;
        /**
         * @param contract the name of a contract
         */
        readonly payback: (contract: string, value: number) => string;
        /**
         * @param amount an amount of money: “40k”
         */
        readonly subsidy: (count: number, amount: string) => string;
        /**
         * @param models names of vehicles, already joined
         * @param contract the name of a contract
         */
        readonly yard: (models: string, contract: string) => string;
        /**
         * @param model the name of a vehicle
         * @param contract the name of a contract
         */
        readonly fits: (model: string, contract: string) => string;
        /**
         * @param model the name of a vehicle
         * @param contract the name of a contract
         */
        readonly fitsForNow: (model: string, contract: string) => string;
        /**
         * @param price an amount of money: “40k”
         */
        readonly belowPrice: (price: string, elsewhere: string) => string;
        readonly reach: (cities: number) => string;
        readonly reachCountries: (cities: number, countries: number) => string;
        /**
         * @param amount an amount of money: “40k”
         */
        readonly cash: (amount: string) => string;
        readonly phases: {
          /**
           * @param price an amount of money: “40k”
           */
          readonly 'on-site-meeting': (price: string) => string;
          readonly 'on-site-meeting-none': string;
          /**
           * @param models names of vehicles, already joined
           */
          readonly 'railroad-fair': (models: string) => string;
          /**
           * @param models names of vehicles, already joined
           */
          readonly 'railroad-fair-waiting': (models: string) => string;
          readonly 'railroad-fair-none': string;
          /**
           * @param contract the name of a contract
           */
          readonly 'conference-room': (contract: string) => string;
          readonly 'conference-room-none': string;
          readonly 'auction-house': string;
          readonly 'government-aid': string;
          readonly 'development-bonus': string;
        };
        /**
         * @param loss an amount of money: “40k”
         */
        readonly keepsCash: (loss: string) => string;
        readonly noUse: {
          readonly model: string;
          readonly section: string;
          readonly contract: string;
        };
        /**
         * @param price an amount of money: “40k”
         */
        readonly tooDear: (price: string) => string;
        /**
         * @param price an amount of money: “40k”
         */
        readonly tooDearElsewhere: (price: string, elsewhere: string) => string;
        /**
         * @param models names of vehicles, already joined
         */
        readonly spare: (models: string) => string;
        /**
         * @param contracts names of contracts, already joined
         * @param net an amount of money with its sign: “+40k”
         */
        readonly loses: (contracts: string, net: string) => string;
        /**
         * @param contracts names of contracts, already joined
         */
        readonly losing: (contracts: string, count: number) => string;
        readonly nothingBetter: string;
      };
    };
    readonly log: {
      /**
       * @param contract the name of a contract
       */
      readonly founded: (who: Who, contract: string) => string;
      /**
       * @param contract the name of a contract
       * @param models names of vehicles, already joined
       */
      readonly foundedWith: (who: Who, contract: string, models: string) => string;
      readonly chair: (who: Who) => string;
      readonly year: (year: number, callers: readonly Who[]) => string;
      /**
       * @param contracts names of contracts, already joined
       * @param models names of vehicles, already joined
       */
      readonly market: (contracts: string, models: string) => string;
      /**
       * @param models names of vehicles, already joined
       */
      readonly marketVehicles: (models: string) => string;
      /**
       * @param phase the name of a phase
       */
      readonly called: (who: Who, phase: string) => string;
      /**
       * @param sections sections of the map, already joined
       */
      readonly licences: (who: Who, sections: string, total: string) => string;
      readonly purchases: (who: Who, vehicles: string, total: string) => string;
      readonly blind: {
        readonly loco: string;
        readonly wagon: string;
      };
      /**
       * @param model the name of a vehicle
       */
      readonly blindKnown: (model: string) => string;
      /**
       * @param contracts names of contracts, already joined
       */
      readonly takes: (who: Who, contracts: string) => string;
      /**
       * @param contract the name of a contract
       * @param net an amount of money with its sign: “+40k”
       */
      readonly taken: (contract: string, net: string) => string;
      /**
       * @param contract the name of a contract
       * @param net an amount of money with its sign: “+40k”
       * @param cash an amount of money: “40k”
       */
      readonly takenBlind: (contract: string, net: string, cash: string) => string;
      /**
       * @param models names of vehicles, already joined
       */
      readonly aid: (models: string) => string;
      /**
       * @param model the name of a vehicle
       */
      readonly gift: (who: Who, model: string) => string;
      readonly bonuses: (amounts: string) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly amountFor: (who: Who, amount: string) => string;
      readonly offered: (who: Who) => string;
      readonly lots: (count: number) => string;
      readonly noLots: string;
      /**
       * @param contracts names of contracts, already joined
       */
      readonly offeredContracts: (who: Who, contracts: string) => string;
      readonly offeredNone: (who: Who) => string;
      /**
       * @param bid an amount of money: “40k”
       * @param lot what is auctioned
       */
      readonly bidding: (who: Who, bid: string, lot: string) => string;
      /**
       * @param lot what is auctioned
       * @param price an amount of money: “40k”
       */
      readonly sold: (who: Who, lot: string, price: string, owner: Who) => string;
      readonly assigned: (who: Who, what: string) => string;
      /**
       * @param models names of vehicles, already joined
       * @param contract the name of a contract
       */
      readonly on: (models: string, contract: string) => string;
      /**
       * @param models names of vehicles, already joined
       * @param contract the name of a contract
       */
      readonly off: (models: string, contract: string) => string;
      /**
       * @param contract the name of a contract
       */
      readonly swap: (on: string, off: string, contract: string) => string;
      /**
       * @param contract the name of a contract
       */
      readonly completed: (who: Who, contract: string) => string;
      readonly lastYear: {
        readonly target: string;
        readonly sticks: string;
        readonly profit: string;
      };
      readonly targetProposed: (who: Who, target: number) => string;
      readonly targetKept: (target: number) => string;
      readonly targetRaised: (target: number) => string;
      readonly booked: (who: readonly Who[]) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly auditRight: (who: Who, audited: Who, amount: string) => string;
      readonly auditWrong: (who: Who, audited: Who, booked: string, right: string) => string;
      readonly auditFine: (who: Who, paid: string) => string;
      readonly auditWaived: (who: Who) => string;
      readonly checked: (who: Who, booked: string, right: string) => string;
      readonly yearEnd: (rows: string) => string;
      readonly settled: {
        /**
         * @param amount an amount of money: “40k”
         */
        readonly 'paid-out': (who: Who, amount: string) => string;
        readonly nothing: (who: Who) => string;
        /**
         * @param amount an amount of money: “40k”
         */
        readonly paid: (who: Who, amount: string) => string;
        /**
         * @param amount an amount of money: “40k”
         */
        readonly forgiven: (who: Who, amount: string) => string;
        /**
         * @param amount an amount of money: “40k”
         */
        readonly insolvent: (who: Who, amount: string) => string;
      };
      readonly saved: {
        readonly profit: (who: Who) => string;
        readonly paid: (who: Who) => string;
      };
      readonly left: (who: Who) => string;
      /**
       * @param contracts names of contracts, already joined
       */
      readonly subsidies: (contracts: string) => string;
      /**
       * @param contracts names of contracts, already joined
       */
      readonly gone: (contracts: string) => string;
      readonly reshuffled: {
        readonly loco: string;
        readonly wagon: string;
      };
      readonly over: (who: readonly Who[]) => string;
      readonly profitStep: (before: string, after: string) => string;
    };
    readonly speech: {
      readonly turn: (what: string) => string;
      readonly turnBonus: (what: string) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly money: (amount: string) => string;
      /**
       * @param cash an amount of money: “40k”
       */
      readonly standing: (cash: string, profit: string) => string;
      /**
       * @param section a section of the map: “Paris–Lyon”
       * @param price an amount of money: “40k”
       */
      readonly section: (section: string, segments: number, price: string) => string;
      readonly tracksTaken: (taken: number, tracks: number) => string;
      readonly opensRoute: (from: string, to: string) => string;
      /**
       * @param lot what is auctioned
       * @param bid an amount of money: “40k”
       */
      readonly bidding: (lot: string, bid: string, who: Who) => string;
      readonly since: string;
    };
    readonly yearLine: {
      readonly called: (who: Who) => string;
      readonly callsNow: (who: Who) => string;
      readonly callsNext: (who: Who) => string;
      readonly thenCalls: (who: Who) => string;
      readonly stillOpen: string;
      readonly oneOf: (count: number) => string;
      readonly end: string;
      readonly final: string;
      readonly inPhases: (count: number) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly payout: (amount: string) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly loss: (amount: string) => string;
      readonly insolvencyOf: (who: Who) => string;
    };
    readonly yearEnd: {
      readonly title: (year: number) => string;
      readonly lead: string;
      readonly steps: readonly string[];
      readonly statement: string;
      /** The most that is paid out. */
      readonly cap: (limit: string) => string;
      readonly profit: string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly change: (amount: string, year: number) => string;
      readonly same: string;
      readonly notBooked: string;
      readonly booked: string;
      readonly cash: string;
      readonly how: {
        readonly 'paid-out': string;
        readonly nothing: string;
        readonly paid: string;
        readonly forgiven: string;
        readonly insolvent: string;
      };
      readonly corporateTax: string;
      readonly forgivenOnce: string;
      readonly capped: string;
      /** The annual profit once assets have been sold, beside that of the settlement. */
      readonly now: (profit: string) => string;
      readonly settledWith: (profit: string) => string;
      readonly sales: {
        /**
         * @param amount an amount of money: “40k”
         */
        readonly sold: (amount: string) => string;
        /**
         * @param amount an amount of money: “40k”
         */
        readonly bought: (amount: string) => string;
      };
      /**
       * @param amount an amount of money: “40k”
       */
      readonly repaid: (amount: string) => string;
      /**
       * @param loss an amount of money: “40k”
       */
      readonly markedWarning: (who: Who, loss: string, forgiven: string) => string;
      readonly contractsFor: (year: number) => string;
      /**
       * @param contract the name of a contract
       */
      readonly goneUnder: (contract: string) => string;
      readonly newChair: string;
      readonly callsIn: (year: number) => string;
      readonly newStands: string;
      readonly oldStands: string;
      readonly mine: string;
      readonly endTest: string;
      readonly notYet: string;
      readonly ends: string;
      readonly triggers: {
        readonly target: string;
        readonly profit: string;
        readonly sticks: string;
        readonly bank: string;
      };
      readonly of: (value: string, limit: string) => string;
      readonly leftOver: (value: string) => string;
      readonly changed: (year: number) => string;
    };
    readonly insolvency: {
      readonly title: string;
      readonly lead: string;
      /** How the sale works, said to the company that sells. */
      readonly sale: string;
      readonly steps: readonly string[];
      readonly whichContracts: string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly offeredEffect: (amount: string) => string;
      readonly lowestBid: string;
      readonly wayPay: string;
      readonly wayProfit: string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly missing: (amount: string) => string;
      readonly enough: string;
      readonly together: (count: number) => string;
      readonly ifLowest: string;
      readonly giveUp: string;
      readonly saves: string;
      readonly leaves: (who: Who) => string;
      readonly remains: string;
      readonly licences: string;
      readonly proceeds: string;
      readonly nothingToDo: string;
    };
    readonly evaluation: {
      readonly title: string;
      readonly after: (year: number) => string;
      readonly won: (who: readonly Who[]) => string;
      /** The lead in sixths of a point. */
      readonly wonBy: (who: Who, sixths: number) => string;
      readonly points: (count: number) => string;
      readonly reasons: {
        readonly target: string;
        readonly sticks: string;
        readonly profit: string;
        readonly bank: string;
        readonly players: string;
        readonly years: string;
      };
      readonly reached: {
        /** Who brought the end about. */
        readonly target: (who: readonly Who[], count: number) => string;
        readonly sticks: (who: readonly Who[]) => string;
        readonly profit: (who: readonly Who[]) => string;
      };
      readonly how: {
        readonly profit: string;
        readonly completed: string;
        readonly partial: string;
        readonly cities: string;
        readonly network: string;
        readonly countries: string;
        readonly idle: string;
        readonly vehicles: string;
        readonly cash: string;
      };
      readonly item: string;
      readonly total: string;
      readonly highestWins: string;
      readonly place: (place: number) => string;
      readonly segments: (count: number) => string;
      readonly cities: (count: number) => string;
      readonly countries: (count: number) => string;
      readonly chart: string;
      readonly chartHelp: string;
      readonly networks: string;
      readonly shared: (count: number) => string;
      readonly ifNow: string;
    };
    readonly moments: {
      readonly year: (year: number) => string;
      /**
       * @param contract the name of a contract
       */
      readonly completed: (who: Who, contract: string) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly leap: (who: Who, amount: string) => string;
      /**
       * @param amount an amount of money: “40k”
       */
      readonly fall: (who: Who, amount: string) => string;
      /**
       * @param lot what is auctioned
       * @param price an amount of money: “40k”
       */
      readonly auction: (lot: string, price: string) => string;
      readonly trouble: string;
      readonly left: (who: Who) => string;
      readonly 'last-year': string;
      readonly over: string;
    };
  };
  readonly 'trans-europa/insight': {
    readonly soon: readonly string[];
    readonly which: string;
    readonly allGames: (count: number) => string;
    readonly games: (count: number) => string;
    readonly rounds: (count: number) => string;
    readonly roundsWon: string;
    readonly missing: string;
    readonly accuracyNow: string;
    readonly counting: (done: number, all: number) => string;
    readonly columns: {
      readonly rounds: string;
      readonly won: string;
      readonly missing: string;
      readonly lost: string;
      readonly count: string;
      readonly perRound: string;
    };
    readonly starts: {
      readonly title: string;
      readonly about: string;
      readonly kind: string;
      readonly kinds: {
        readonly own: string;
        readonly city: string;
        readonly beside: string;
      };
      readonly place: string;
      readonly more: (count: number) => string;
      readonly few: string;
    };
    readonly tracks: {
      readonly title: string;
      readonly about: string;
      readonly yours: (count: number) => string;
      readonly byOthers: string;
      readonly byYou: string;
      readonly byNobody: string;
      readonly used: (count: number) => string;
      readonly laidByYou: string;
      readonly laidByOthers: string;
    };
    readonly colours: {
      readonly title: string;
      readonly about: string;
      readonly colour: string;
      readonly open: string;
      readonly of: (open: number, held: number) => string;
      readonly points: string;
    };
    readonly accuracy: {
      readonly title: string;
      readonly about: string;
      readonly none: string;
      readonly label: (games: string, latest: string) => string;
      readonly table: string;
      readonly chart: string;
      readonly date: string;
      readonly share: string;
      readonly turns: string;
      readonly review: string;
      /**
       * @param date a date
       */
      readonly open: (date: string) => string;
      readonly offer: (count: number) => string;
      readonly start: (count: number) => string;
      /**
       * @param share a percentage: “31%”
       */
      readonly working: (game: number, all: number, share: string) => string;
      readonly goesOn: string;
      readonly stop: string;
    };
    readonly mistakes: {
      readonly title: string;
      readonly about: string;
      /**
       * @param name a player’s name
       */
      readonly habit: (name: string, cost: string, usual: string) => string;
      readonly noHabit: string;
      readonly none: string;
      readonly kind: string;
      readonly marker: {
        readonly start: string;
        readonly middle: string;
        readonly place: string;
      };
      readonly build: {
        readonly completes: string;
        readonly reaches: string;
        readonly together: string;
        readonly leave: string;
        readonly fewer: string;
        readonly double: string;
        readonly shuns: string;
        readonly 'keeps-ferry': string;
        readonly place: string;
      };
      /**
       * @param loss an amount of money: “40k”
       * @param date a date
       */
      readonly example: (loss: string, date: string) => string;
      readonly examples: string;
      readonly train: (count: number) => string;
      /**
       * @param share a percentage: “31%”
       */
      readonly cannot: (share: string) => string;
    };
  };
  readonly 'trans-europa/lessons': {
    readonly example: string;
    readonly finish: string;
    readonly tryIt: string;
    readonly nextIdea: string;
    readonly more: string;
    readonly done: string;
    readonly taken: string;
    readonly noMore: string;
    readonly solved: (right: number, all: number) => string;
    readonly level: (level: number) => string;
    readonly progress: (done: number, all: number) => string;
    /**
     * @param lesson the title of a lesson
     */
    readonly practise: (lesson: string) => string;
    readonly names: {
      readonly completes: string;
      readonly reaches: string;
      readonly fewer: string;
      readonly start: string;
      readonly meeting: string;
      readonly together: string;
      readonly double: string;
      readonly 'marker-tells': string;
      readonly 'far-end': string;
      readonly leave: string;
      readonly join: string;
      readonly mountains: string;
      readonly alone: string;
      readonly 'line-tells': string;
      readonly company: string;
      readonly three: string;
      readonly 'take-double': string;
      readonly apart: string;
      readonly beside: string;
      readonly silence: string;
    };
    readonly ideas: {
      readonly completes: string;
      readonly reaches: string;
      readonly fewer: string;
      readonly start: string;
      readonly meeting: string;
      readonly together: string;
      readonly double: string;
      readonly 'marker-tells': string;
      readonly 'far-end': string;
      readonly leave: string;
      readonly join: string;
      readonly mountains: string;
      readonly alone: string;
      readonly 'line-tells': string;
      readonly company: string;
      readonly three: string;
      readonly 'take-double': string;
      readonly apart: string;
      readonly beside: string;
      readonly silence: string;
    };
  };
  readonly 'trans-europa/more': {
    readonly setup: {
      readonly bots: string;
      readonly last: string;
      readonly edition: string;
      readonly board: string;
      readonly playersHelp: string;
      /** Where friends are invited. */
      readonly friendsHelp: string;
      readonly bordered: string;
      readonly cards: string;
      readonly cardsHelp: string;
      readonly cardModes: {
        readonly off: {
          readonly name: string;
          readonly about: string;
        };
        readonly random: {
          readonly name: string;
          readonly about: string;
        };
        readonly fixedPerRound: {
          readonly name: string;
          readonly about: string;
        };
        readonly fixedGame: {
          readonly name: string;
          readonly about: string;
        };
        readonly 'multiple-2': {
          readonly name: string;
          readonly about: string;
        };
        readonly 'multiple-3': {
          readonly name: string;
          readonly about: string;
        };
      };
      readonly chooseCards: string;
      readonly cardsNone: string;
      readonly cardsClash: (a: string, b: string) => string;
      /** “These” are the two cards of the sentence before. */
      readonly cardsClashWhy: string;
      readonly options: string;
      readonly targetScore: {
        readonly name: string;
        readonly about: string;
      };
      readonly startPlayer: {
        readonly name: string;
        readonly about: string;
      };
      readonly startPlayers: {
        readonly random: string;
        readonly host: string;
        readonly oldest: string;
      };
      readonly oldest: string;
      readonly scoring: {
        readonly name: string;
        readonly about: string;
      };
      readonly scorings: {
        readonly edition: string;
        readonly penalty: string;
        readonly prestige: string;
      };
      readonly blackTracks: {
        readonly name: string;
        readonly about: string;
      };
      readonly sharedStart: {
        readonly name: string;
        readonly about: string;
      };
      readonly allowPass: {
        readonly name: string;
        readonly about: string;
      };
      readonly halfFerryCost: {
        readonly name: string;
        readonly about: string;
      };
      readonly memoryAid: {
        readonly name: string;
        readonly about: string;
      };
      readonly manualClaim: {
        readonly name: string;
        readonly about: string;
      };
      readonly wrongClaim: {
        readonly name: string;
        readonly about: string;
      };
      readonly wrongClaims: {
        readonly claimer: string;
        readonly all: string;
      };
    };
    /** How the points come about that a challenge compares. */
    readonly challengePoints: string;
    readonly inForce: {
      readonly card: string;
      readonly cards: string;
      readonly rhythm: string;
      readonly limitNow: (limit: number) => string;
      /**
       * @param name a player’s name
       */
      readonly handGoes: (name: string) => string;
    };
    readonly seen: {
      readonly title: string;
      readonly aside: string;
    };
    readonly count: {
      readonly help: string;
      readonly missing: string;
      readonly prestige: string;
      readonly toPrestige: (target: number) => string;
      readonly toPenalty: (target: number) => string;
    };
    readonly since: {
      readonly title: string;
      /**
       * @param name a player’s name
       */
      readonly tracks: (name: string, count: number) => string;
      readonly show: string;
      readonly hide: string;
    };
    readonly ferry: {
      /** With which kind of track a ferry is built; said before `black` and `own`. */
      readonly piece: string;
      readonly black: string;
      readonly own: (left: number) => string;
      readonly blackHelp: string;
      readonly ownHelp: string;
      readonly half: string;
    };
    readonly plan: {
      /** Out of the plan; nothing has been laid yet. */
      readonly drop: string;
      /**
       * @param city the name of a city
       */
      readonly goal: (city: string) => string;
      readonly cost: (cost: number) => string;
    };
    readonly claims: {
      readonly button: string;
      readonly about: string;
      readonly title: string;
      readonly right: string;
      readonly wrong: {
        readonly claimer: string;
        readonly all: string;
      };
      readonly wrongAgain: string;
      readonly notYet: string;
      readonly note: string;
      readonly open: string;
    };
    readonly roundOver: {
      /**
       * @param share a percentage: “31%”
       */
      readonly costliest: (share: string) => string;
      readonly lookAtIt: string;
      readonly title: (round: number) => string;
      readonly missing: (count: number) => string;
      readonly allLinked: string;
      readonly lost: (count: number) => string;
      readonly won: (count: number) => string;
      readonly next: string;
      readonly again: string;
      readonly legend: string;
      readonly alternatives: string;
      readonly hideAlternatives: string;
      readonly onlyWay: string;
      readonly table: string;
      readonly roundColumn: string;
      readonly total: string;
      readonly left: string;
      readonly penaltyRule: string;
      readonly finish: string;
      /**
       * @param name a player’s name
       */
      readonly of: (name: string) => string;
      /**
       * @param city the name of a city
       */
      readonly cityMissing: (city: string) => string;
      /**
       * @param city the name of a city
       */
      readonly cityLinked: (city: string) => string;
    };
    readonly over: {
      readonly title: string;
      readonly won: (who: readonly Who[]) => string;
      readonly mostLeft: string;
      readonly mostPrestige: string;
      readonly yourPlace: (place: number) => string;
      readonly again: string;
      readonly replay: string;
      readonly others: string;
      readonly share: string;
      readonly place: (place: number) => string;
    };
    readonly share: {
      readonly link: string;
      readonly linkHelp: string;
      readonly picture: string;
      readonly pictureHelp: string;
      readonly drawingFile: string;
      readonly drawingHelp: string;
      readonly film: string;
      readonly filmHelp: {
        readonly encode: string;
        readonly record: string;
      };
      readonly begun: string;
      readonly drawing: (done: number, all: number) => string;
      readonly recording: string;
      readonly saved: string;
      readonly failed: string;
      readonly noFilm: string;
    };
    readonly lookBack: {
      readonly round: (round: number) => string;
      readonly rounds: string;
      readonly everybody: string;
      readonly running: string;
    };
    readonly learn: {
      readonly lesson: (number: number, all: number) => string;
      readonly next: string;
      readonly again: string;
      readonly done: string;
      readonly continue: string;
      readonly list: string;
      readonly lessons: {
        readonly goal: {
          readonly steps: readonly string[];
          readonly task: string;
          readonly done: string;
        };
        readonly marker: {
          readonly steps: readonly string[];
          /**
           * @param city the name of a city
           */
          readonly task: (city: string) => string;
          readonly done: (missing: number) => string;
        };
        readonly lay: {
          readonly steps: readonly string[];
          readonly task: string;
          readonly instead: string;
          readonly done: string;
        };
        readonly double: {
          readonly steps: readonly string[];
          readonly task: string;
          readonly instead: string;
          readonly done: string;
        };
        readonly join: {
          readonly steps: readonly string[];
          /**
           * @param name a player’s name
           */
          readonly task: (name: string) => string;
          /**
           * @param name a player’s name
           */
          readonly instead: (name: string) => string;
          /**
           * @param name a player’s name
           */
          readonly done: (before: number, after: number, name: string) => string;
        };
        readonly route: {
          readonly steps: readonly string[];
          /**
           * @param city the name of a city
           */
          readonly task: (city: string) => string;
          readonly instead: string;
          readonly done: string;
        };
        readonly end: {
          readonly steps: readonly string[];
          readonly task: string;
          readonly instead: string;
          readonly done: string;
        };
      };
    };
    readonly rules: {
      readonly onlyIn: (editions: string) => string;
      readonly target: (target: number, printed: number) => string;
      readonly edition: string;
    };
    readonly preferences: {
      readonly naming: string;
      readonly namings: {
        readonly local: string;
        readonly translated: string;
      };
      readonly layAtOnce: string;
      readonly layAtOnceHelp: string;
      readonly keyNames: {
        readonly e: string;
        readonly ne: string;
        readonly nw: string;
        readonly w: string;
        readonly sw: string;
        readonly se: string;
        readonly choose: string;
        readonly confirm: string;
        readonly clear: string;
        readonly 'drop-last': string;
        readonly home: string;
        readonly 'next-legal': string;
        readonly missing: string;
        readonly 'last-move': string;
        readonly describe: string;
        readonly claim: string;
        readonly 'zoom-in': string;
        readonly 'zoom-out': string;
        readonly fit: string;
      };
      readonly keyPlan: string;
      readonly keyCities: string;
    };
    readonly hint: {
      readonly thinking: string;
      readonly none: string;
      /**
       * @param place where: a message of the group places
       * @param direction a message of the group directions or sides
       */
      readonly lay: (place: string, direction: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly ferry: (place: string, own: boolean) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly marker: (place: string) => string;
      readonly end: string;
      /**
       * @param city the name of a city
       */
      readonly drop: (city: string) => string;
      /**
       * @param city the name of a city
       */
      readonly pass: (city: string) => string;
      readonly why: {
        /**
         * @param city the name of a city
         */
        readonly reaches: (city: string) => string;
        /**
         * @param city the name of a city
         */
        readonly nearer: (city: string, before: number, after: number) => string;
        readonly missing: (before: number, after: number) => string;
        /**
         * @param name a player’s name
         */
        readonly joins: (name: string) => string;
        /**
         * @param cities names of cities, already joined
         */
        readonly shared: (cities: string) => string;
        readonly waits: string;
      };
      readonly plan: string;
      readonly inPlan: string;
      readonly close: string;
    };
    readonly levelsAbout: {
      readonly random: string;
      readonly greedy: string;
      readonly apprentice: string;
      readonly conductor: string;
      readonly engineer: string;
      readonly inspector: string;
      readonly director: string;
    };
    readonly editionsAbout: {
      readonly classic: string;
      readonly ferry: string;
      readonly prestige: string;
    };
    readonly menu: {
      readonly leave: string;
      readonly leaveAbout: string;
      readonly export: string;
      readonly exportRunning: string;
      readonly replay: string;
      readonly keys: string;
      readonly finish: string;
      readonly finishAbout: string;
    };
    readonly cards: readonly ({
      readonly name: string;
      readonly about: string;
    })[];
    readonly regionCards: {
      readonly drop: {
        /**
         * @param region the name of a region
         */
        readonly name: (region: string) => string;
        /**
         * @param region the name of a region
         */
        readonly about: (region: string) => string;
      };
      readonly reveal: {
        /**
         * @param regions names of regions, already joined
         */
        readonly name: (regions: string) => string;
        /**
         * @param regions names of regions, already joined
         */
        readonly about: (regions: string) => string;
      };
      readonly extra: {
        /**
         * @param region the name of a region
         */
        readonly name: (region: string) => string;
        /**
         * @param region the name of a region
         */
        readonly about: (region: string) => string;
      };
    };
    readonly bubbles: {
      readonly legalList: string;
      readonly legalSpent: string;
      readonly ferryFree: string;
      readonly ferryHalfBuilt: string;
      /** All players may use it. */
      readonly ferryOpen: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly ferryOnly: (names: string) => string;
      readonly twoTracks: (count: number, cost: number, budget: number) => string;
      readonly missingTo: (before: number, after: number) => string;
      /**
       * @param city the name of a city
       */
      readonly alreadyLinked: (city: string) => string;
      /**
       * @param city the name of a city
       */
      readonly outOfPlay: (city: string) => string;
      readonly whichRule: string;
      readonly advice: string;
      readonly central: (missing: number) => string;
    };
  };
  readonly 'trans-europa/rules': {
    readonly overview: {
      readonly title: string;
      readonly sections: {
        readonly goal: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly board: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly pieces: {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly players: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly round: {
      readonly title: string;
      readonly sections: {
        readonly dealing: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly marker: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly 'next-round': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly building: {
      readonly title: string;
      readonly sections: {
        readonly turn: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly lines: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly connected: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly occupied: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'must-build': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly network: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly linked: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly advice: {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
      };
    };
    readonly ending: {
      readonly title: string;
      readonly sections: {
        readonly 'round-end': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'last-turn': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly supply: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly claims: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly missing: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly together: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
      };
    };
    readonly classic: {
      readonly title: string;
      readonly sections: {
        readonly 'classic-seas': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'classic-score': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'classic-end': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
      };
    };
    readonly ferry: {
      readonly title: string;
      readonly sections: {
        readonly 'ferry-line': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly 'ferry-pieces': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'ferry-turn': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly 'ferry-reach': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'ferry-rights': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          } | {
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly 'ferry-sea': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'ferry-missing': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly 'ferry-score': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'ferry-end': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly prestige: {
      readonly title: string;
      readonly sections: {
        readonly 'prestige-boards': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'prestige-setup': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'prestige-lines': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly 'prestige-score': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'prestige-end': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
    readonly cards: {
      readonly title: string;
      readonly sections: {
        readonly 'cards-how': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'cards-modes': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly 'cards-hand': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          })[];
          readonly words: string;
        };
        readonly 'card-points': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly table: {
              readonly head: readonly string[];
              readonly rows: readonly (readonly string[])[];
            };
          })[];
          readonly words: string;
        };
        readonly 'card-three': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'card-terrain': {
          readonly title: string;
          readonly body: readonly ({
            readonly list: readonly string[];
          } | {
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'card-without': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'card-drop': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'card-rhythm': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'card-show': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly 'card-extra': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'card-pass': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'card-hand': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly note: string;
          })[];
          readonly words: string;
        };
        readonly 'card-anywhere': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly picture: string;
          readonly words: string;
        };
        readonly 'card-open': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
        readonly 'cards-together': {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
      };
    };
    readonly agreements: {
      readonly title: string;
      readonly sections: {
        readonly options: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          } | {
            readonly list: readonly string[];
          })[];
          readonly words: string;
        };
        readonly final: {
          readonly title: string;
          readonly body: readonly ({
            readonly text: string;
          })[];
          readonly words: string;
        };
      };
    };
  };
  readonly 'trans-europa/study': {
    readonly round: (round: number, all: number) => string;
    readonly rounds: string;
    readonly chart: string;
    readonly judgement: string;
    /**
     * @param name a player’s name
     */
    readonly known: (name: string) => string;
    readonly open: string;
    /**
     * @param name a player’s name
     */
    readonly knownAbout: (name: string) => string;
    readonly openAbout: string;
    readonly player: string;
    readonly deal: string;
    readonly turnOf: (turn: number, all: number) => string;
    readonly turn: (turn: number) => string;
    readonly inRound: (round: number) => string;
    readonly pointOf: (point: number, all: number) => string;
    readonly noPoint: string;
    readonly pointBefore: string;
    readonly pointAfter: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly table: string;
    readonly curve: string;
    readonly scope: string;
    readonly wholeGame: string;
    readonly working: string;
    readonly columns: {
      readonly turn: string;
      readonly player: string;
      readonly lost: string;
    };
    readonly costly: (count: number) => string;
    readonly nothing: string;
    /**
     * @param share a percentage: “31%”
     */
    readonly accuracy: (share: string) => string;
    readonly accuracyAbout: string;
    /**
     * @param share a percentage: “31%”
     */
    readonly doubt: (share: string) => string;
    readonly betterIs: (given: { readonly move: string; readonly better: string; readonly played: string }) => string;
    readonly moves: {
      /**
       * @param place where: a message of the group places
       */
      readonly start: (place: string) => string;
      /**
       * @param city the name of a city
       */
      readonly to: (count: number, city: string) => string;
      /**
       * @param city the name of a city
       */
      readonly towards: (count: number, city: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly at: (count: number, place: string) => string;
      readonly none: string;
    };
    /**
     * @param chance a percentage: “31%”
     */
    readonly playedWell: (chance: string) => string;
    readonly dealAbout: string;
    readonly played: string;
    readonly better: string;
    readonly playOnPlayed: string;
    readonly playOutBetter: string;
    /**
     * @param chance a percentage: “31%”
     */
    readonly playedAt: (chance: string) => string;
    /**
     * @param chance a percentage: “31%”
     */
    readonly betterAt: (chance: string) => string;
    /**
     * @param name a player’s name
     */
    readonly likely: (name: string) => string;
    /**
     * @param name a player’s name
     */
    readonly holds: (name: string) => string;
    readonly reasons: {
      readonly completes: string;
      /**
       * @param city the name of a city
       */
      readonly reaches: (city: string) => string;
      /**
       * @param cities names of cities, already joined
       */
      readonly together: (cities: string) => string;
      /**
       * @param name a player’s name
       * @param city the name of a city
       * @param share a percentage: “31%”
       */
      readonly leave: (name: string, city: string, share: string) => string;
      /**
       * @param city the name of a city
       * @param share a percentage: “31%”
       */
      readonly alone: (city: string, share: string) => string;
      /**
       * @param city the name of a city
       */
      readonly nobody: (city: string) => string;
      readonly fewer: (better: number, played: number) => string;
      readonly double: string;
      readonly keepsFerry: string;
      readonly start: (better: number, played: number) => string;
      /**
       * @param name a player’s name
       */
      readonly slows: (name: string, better: string, played: string) => string;
    };
    readonly story: {
      readonly unfinished: (round: number) => string;
      readonly lost: {
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly mistake: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly mistakes: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly cards: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly blow: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly lead: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly finish: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly never: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly nothing: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
      };
      readonly won: {
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly cards: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly gift: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly turn: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly moves: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly others: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
        /**
         * @param turns Several turns: "14, 22 and 26".
         * @param share a percentage: “31%”
         * @param before What it had been.
         * @param name Somebody else.
         */
        readonly nothing: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
      };
      /**
       * @param turns Several turns: "14, 22 and 26".
       * @param share a percentage: “31%”
       * @param before What it had been.
       * @param name Somebody else.
       */
      readonly shared: (given: { readonly who: Who; readonly round: number; readonly turn: number; readonly turns: string; readonly share: string; readonly before: string; readonly name: string }) => string;
      /**
       * @param share a percentage: “31%”
       */
      readonly although: (turn: number, share: string) => string;
      readonly game: {
        readonly won: (who: Who, points: number) => string;
        /**
         * @param name a player’s name
         */
        readonly lost: (who: Who, points: number, name: string) => string;
        /**
         * @param name a player’s name
         */
        readonly shared: (who: Who, name: string) => string;
        /**
         * @param name a player’s name
         */
        readonly ahead: (round: number, points: number, name: string) => string;
        /**
         * @param name a player’s name
         */
        readonly behind: (round: number, points: number, name: string) => string;
        readonly steady: string;
        /**
         * @param share a percentage: “31%”
         */
        readonly costliest: (round: number, turn: number, share: string) => string;
      };
    };
    readonly luck: string;
    readonly fromTo: (from: string, to: string) => string;
    readonly cards: string;
    readonly ownMoves: string;
    readonly others: string;
    readonly luckAbout: string;
    readonly perRound: string;
    readonly dealCost: (count: number) => string;
    readonly allHands: (mean: string) => string;
    /**
     * @param share a percentage: “31%”
     */
    readonly dealBetter: (share: string) => string;
    readonly hands: string;
    readonly what: string;
    /**
     * @param viewer a player’s name
     * @param name a player’s name
     */
    readonly reads: (viewer: string, name: string) => string;
    /**
     * @param share a percentage: “31%”
     */
    readonly rest: (share: string) => string;
    readonly isHeld: string;
    /**
     * @param name a player’s name
     * @param city the name of a city
     */
    readonly toldMost: (given: { readonly name: string; readonly turn: number; readonly city: string; readonly before: string; readonly after: string }) => string;
    readonly reading: string;
    readonly firstLook: (turn: number, all: number) => string;
    readonly refining: (turn: number, all: number) => string;
    readonly done: (deals: string) => string;
    readonly stopped: string;
    readonly stop: string;
    readonly goOn: string;
    readonly failed: string;
    readonly save: string;
    readonly replay: string;
    readonly tabs: {
      readonly label: string;
      readonly moves: string;
      readonly luck: string;
      readonly known: string;
    };
    readonly puzzles: {
      readonly what: string;
      readonly which: string;
      readonly today: string;
      readonly kinds: {
        readonly net: string;
        readonly turn: string;
        readonly start: string;
        readonly whose: string;
      };
      readonly about: {
        readonly net: string;
        readonly turn: string;
        readonly start: string;
        /**
         * @param city the name of a city
         */
        readonly whose: (city: string) => string;
      };
      /**
       * @param colour the name of a colour
       */
      readonly youAre: (colour: string) => string;
      readonly choices: string;
      readonly nobody: string;
      readonly cost: (count: number) => string;
      readonly joined: (count: number) => string;
      readonly allJoined: string;
      readonly undo: string;
      readonly clear: string;
      readonly tryOf: (now: number, all: number) => string;
      readonly tooMany: (count: number) => string;
      readonly check: string;
      readonly show: string;
      readonly next: string;
      readonly solved: string;
      readonly failed: string;
      readonly bestIs: (count: number) => string;
      readonly proof: {
        readonly move: string;
        readonly whose: string;
      };
      readonly level: (rating: number) => string;
      readonly rating: (rating: number) => string;
      readonly row: (count: number) => string;
      readonly daySolved: (count: number) => string;
      readonly monthBefore: string;
      readonly monthAfter: string;
      readonly goOn: string;
      readonly noMove: string;
      /**
       * @param share a percentage: “31%”
       */
      readonly nearly: (share: string) => string;
      readonly judging: string;
      readonly yours: string;
      readonly inGame: string;
      readonly tempting: string;
      readonly best: string;
      readonly look: {
        /** What is on the board once it has ended. */
        readonly label: string;
        readonly both: string;
        readonly chosen: string;
        readonly best: string;
      };
      readonly missing: (who: string) => string;
      /**
       * @param name a player’s name
       */
      readonly missingOf: (name: string, count: number) => string;
      readonly round: string;
      /**
       * @param name a player’s name
       */
      readonly pastTurn: (turn: number, name: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly starts: (place: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly builds: (count: number, place: string) => string;
      /**
       * @param name a player’s name
       * @param holder a player’s name
       * @param city the name of a city
       */
      readonly tells: (given: { readonly turn: number; readonly name: string; readonly holder: string; readonly city: string; readonly before: string; readonly after: string }) => string;
      /**
       * @param name a player’s name
       * @param holder a player’s name
       * @param city the name of a city
       */
      readonly tellsNobody: (given: { readonly turn: number; readonly name: string; readonly holder: string; readonly city: string; readonly before: string; readonly after: string }) => string;
      readonly longTold: string;
      readonly rated: (rating: number, change: string, level: number, solved: boolean) => string;
      readonly steps: {
        readonly first: string;
        readonly back: string;
        readonly forward: string;
        readonly last: string;
      };
      readonly allDone: string;
    };
    readonly learn: {
      readonly open: (count: number) => string;
      readonly title: string;
      /**
       * @param place where: a message of the group places
       * @param share a percentage: “31%”
       */
      readonly was: (place: string, share: string) => string;
      readonly preparing: string;
      readonly none: string;
      readonly done: (solved: number, all: number) => string;
      readonly back: string;
    };
    readonly mine: {
      readonly title: string;
      /**
       * @param share a percentage: “31%”
       */
      readonly none: (share: string) => string;
    };
    readonly trainer: {
      readonly title: string;
      /**
       * @param colour the name of a colour
       */
      readonly whose: (colour: string) => string;
      readonly about: string;
      readonly you: string;
      readonly reader: string;
      readonly ofFive: string;
      readonly next: string;
      readonly allDone: string;
    };
  };
  readonly 'trans-europa/table': {
    readonly directions: {
      readonly e: string;
      readonly ne: string;
      readonly nw: string;
      readonly w: string;
      readonly sw: string;
      readonly se: string;
      readonly n: string;
      readonly s: string;
    };
    readonly waters: {
      readonly 'north-sea': string;
      readonly 'baltic-sea': string;
      readonly 'atlantic-ocean': string;
      readonly 'mediterranean-sea': string;
      readonly 'black-sea': string;
      readonly 'pacific-ocean': string;
      readonly 'gulf-of-mexico': string;
      readonly 'adriatic-sea': string;
    };
    readonly places: {
      /**
       * "at Wien"
       * @param city the name of a city
       */
      readonly at: (city: string) => string;
      /**
       * "near Wien"
       * @param city the name of a city
       */
      readonly near: (city: string) => string;
      /**
       * "north-east of Berlin"
       * @param direction a message of the group directions or sides
       * @param city the name of a city
       */
      readonly from: (direction: string, city: string) => string;
      /**
       * @param direction a message of the group directions or sides
       * @param city the name of a city
       */
      readonly junctionFrom: (direction: string, city: string) => string;
      /**
       * @param direction a message of the group directions or sides
       * @param city the name of a city
       */
      readonly toward: (direction: string, city: string) => string;
      /**
       * @param direction a message of the group directions or sides
       * @param city the name of a city
       */
      readonly to: (direction: string, city: string) => string;
      /**
       * @param direction a message of the group directions or sides
       * @param city the name of a city
       */
      readonly directionNear: (direction: string, city: string) => string;
    };
    readonly levels: {
      readonly random: string;
      readonly greedy: string;
      readonly apprentice: string;
      readonly conductor: string;
      readonly engineer: string;
      readonly inspector: string;
      readonly director: string;
    };
    readonly editions: {
      readonly classic: string;
      readonly ferry: string;
      readonly prestige: string;
    };
    readonly front: {
      readonly titleLines: readonly string[];
      readonly facts: string;
      readonly learn: string;
      readonly learnProgress: (done: number, all: number) => string;
      /**
       * @param lesson the title of a lesson
       */
      readonly learnNext: (lesson: string) => string;
      /**
       * @param lesson the title of a lesson
       */
      readonly learnFirst: (lesson: string) => string;
      readonly learnDone: string;
      readonly puzzlesNew: string;
      readonly puzzlesOne: string;
      readonly puzzlesDone: string;
      readonly puzzleRow: (count: number) => string;
    };
    readonly table: {
      readonly round: (round: number) => string;
      readonly supply: (count: number) => string;
      readonly supplyShort: (count: number) => string;
      readonly tracksLeft: string;
      readonly toPlay: string;
      readonly thinking: string;
      /** Who began this round, not who leads. */
      readonly first: string;
      readonly firstLong: string;
      readonly points: (count: number) => string;
      readonly pointsLeft: (count: number) => string;
      readonly prestige: (count: number) => string;
      readonly prestigeUnit: string;
      /**
       * @param name a player’s name
       */
      readonly scoreOf: (name: string, score: string) => string;
      /**
       * Regions of the cards in a hand, each with how many there are where it is more than one.
       * @param regions names of regions, already joined
       */
      readonly backs: (regions: string) => string;
      /**
       * @param region the name of a region
       */
      readonly backsOf: (region: string, count: number) => string;
      readonly ownPieces: (count: number) => string;
      readonly log: string;
      readonly showLog: string;
      readonly hideLog: string;
      readonly players: string;
      readonly hand: string;
      readonly toGo: string;
      readonly linked: string;
      /** Beside the number, which stands in large figures. */
      readonly missing: (count: number) => string;
      readonly missingBeforeMarker: (count: number) => string;
      readonly allLinked: string;
      /**
       * @param name a player’s name
       */
      readonly board: (name: string) => string;
      readonly boardRole: string;
      readonly legalNone: string;
      readonly zoomIn: string;
      readonly zoomOut: string;
      readonly fit: string;
      readonly locate: string;
      readonly tools: string;
      readonly hint: string;
      readonly scores: string;
      readonly expand: string;
      readonly collapse: string;
    };
    readonly turn: {
      /** For who plays for the first time. */
      readonly goal: string;
      readonly planAhead: string;
      readonly planAheadTouch: string;
      readonly planned: string;
      readonly yours: string;
      /**
       * @param name a player’s name
       */
      readonly others: (name: string) => string;
      readonly nobody: string;
      readonly marker: string;
      readonly markerHelp: string;
      /**
       * Where the marker will stand.
       * @param place where: a message of the group places
       */
      readonly markerAt: (place: string) => string;
      readonly markerConfirm: string;
      /** What is left of the turn’s budget; a single line costs one. */
      readonly budget: (left: number) => string;
      readonly budgetUsed: (used: number, limit: number) => string;
      readonly emptyPlan: string;
      readonly emptyPlanTouch: string;
      readonly cost: (cost: number, budget: number) => string;
      readonly stillMissing: string;
      readonly lay: (count: number) => string;
      readonly layNone: string;
      readonly end: string;
      readonly endHelp: string;
      /** At tables that claim by hand, where nothing more can be laid. */
      readonly claimHelp: string;
      readonly clear: string;
      readonly instead: string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly pendingEnd: (names: string) => string;
      readonly pendingEndHelp: string;
      /** To skip the turn; handing on a city is `passConfirm`. */
      readonly passAllowed: string;
      /**
       * @param name a player’s name
       */
      readonly waitBot: (name: string) => string;
      readonly dropTitle: string;
      readonly dropHelp: string;
      /**
       * To give a city card back.
       * @param city the name of a city
       */
      readonly dropConfirm: (city: string) => string;
      readonly passTitle: (pass: number, all: number) => string;
      /**
       * @param name a player’s name
       */
      readonly passHelp: (name: string) => string;
      /**
       * To hand a city on; skipping the turn is `passAllowed`.
       * @param city the name of a city
       */
      readonly passConfirm: (city: string) => string;
      readonly chainTitle: string;
      /**
       * @param name a player’s name
       */
      readonly chainHelp: (name: string) => string;
      readonly chainHelpLast: string;
      /**
       * @param city the name of a city
       */
      readonly chainConfirm: (city: string) => string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly waiting: (names: string) => string;
      /**
       * @param city the name of a city
       */
      readonly choiceMade: (city: string) => string;
    };
    readonly tips: {
      readonly cost: (cost: number) => string;
      /**
       * @param city the name of a city
       */
      readonly routeTo: (city: string, cost: number) => string;
      readonly single: string;
      readonly river: string;
      readonly mountain: string;
      readonly sea: string;
      readonly ferry: string;
    };
    readonly illegal: {
      readonly 'not-your-turn': string;
      readonly 'not-now': string;
      readonly 'no-such-junction': string;
      readonly 'junction-taken': string;
      readonly 'no-such-line': string;
      readonly occupied: string;
      readonly 'own-track-on-land': string;
      readonly 'no-own-track-left': string;
      readonly 'second-ferry': string;
      readonly 'over-budget': (needs: number, left: number) => string;
      readonly 'not-connected': string;
      readonly 'must-build': string;
      readonly 'no-claims': string;
      readonly 'claimed-already': string;
      readonly 'no-such-city': string;
      readonly 'not-in-hand': string;
      readonly 'wrong-colour': string;
      readonly unknown: string;
    };
    readonly rule: (id: string) => string;
    readonly log: {
      readonly started: (who: Who) => string;
      readonly dealt: (round: number) => string;
      /**
       * @param names names, already joined: “Ada and Tom”
       */
      readonly cards: (names: string, count: number) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly marker: (who: Who, place: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly laid: (who: Who, count: number, place: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly crossed: (who: Who, place: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly bridged: (who: Who, place: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly climbed: (who: Who, place: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly ferry: (who: Who, place: string) => string;
      readonly joined: (who: readonly Who[]) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly ferryOpen: (place: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly ferryOnly: (place: string, who: readonly Who[]) => string;
      readonly completed: (who: Who) => string;
      readonly ended: (who: Who) => string;
      /** Says, at a table that claims by hand, that all own cities are linked. */
      readonly claimed: (who: Who) => string;
      readonly claimedWrong: (who: Who) => string;
      readonly passed: (who: Who) => string;
      readonly chosen: (who: Who) => string;
      /**
       * @param city the name of a city
       */
      readonly cardPassed: (from: Who, receiver: Who, city: string | undefined) => string;
      /**
       * @param city the name of a city
       */
      readonly cardReturned: (who: Who, city: string | undefined) => string;
      /**
       * @param city the name of a city
       */
      readonly extra: (who: Who, city: string | undefined) => string;
      readonly handsPassed: string;
      /**
       * @param cities names of cities, already joined
       */
      readonly revealed: (who: Who, cities: string) => string;
      readonly scored: (round: number) => string;
      readonly over: (who: readonly Who[]) => string;
    };
    readonly roundEnd: {
      readonly connected: (who: readonly Who[]) => string;
      readonly supply: string;
      readonly stuck: string;
      readonly claimed: (who: Who) => string;
      readonly unclaimed: (who: readonly Who[]) => string;
    };
    readonly speech: {
      readonly lines: (count: number, each: readonly string[]) => string;
      /**
       * @param direction a message of the group directions or sides
       */
      readonly lineSingle: (direction: string) => string;
      /**
       * @param direction a message of the group directions or sides
       */
      readonly lineDouble: (direction: string, terrain: string) => string;
      /**
       * @param direction a message of the group directions or sides
       */
      readonly lineFerry: (direction: string) => string;
      /**
       * @param direction a message of the group directions or sides
       */
      readonly lineLaid: (direction: string) => string;
      /**
       * @param direction a message of the group directions or sides
       */
      readonly linePlanned: (direction: string) => string;
      readonly terrain: {
        readonly river: string;
        readonly mountain: string;
        readonly sea: string;
      };
      readonly freeLines: (count: number) => string;
      /**
       * @param city the name of a city
       * @param region the name of a region
       */
      readonly city: (city: string, region: string) => string;
      readonly target: string;
      readonly linked: string;
      readonly notLinked: (toGo: number) => string;
      /**
       * @param city the name of a city
       */
      readonly nearest: (steps: number, city: string) => string;
      readonly inNetwork: string;
      /**
       * @param name a player’s name
       */
      readonly markerOf: (name: string) => string;
      /**
       * @param direction a message of the group directions or sides
       */
      readonly edge: (direction: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly planned: (place: string, cost: number) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly unplanned: (place: string) => string;
      readonly used: (used: number, limit: number) => string;
      readonly missing: (count: number) => string;
      /**
       * @param name a player’s name
       * @param place where: a message of the group places
       */
      readonly moved: (name: string, count: number, place: string, left: number) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly youMoved: (count: number, place: string, left: number) => string;
      /**
       * @param name a player’s name
       * @param place where: a message of the group places
       */
      readonly placed: (name: string, place: string) => string;
      /**
       * @param cities names of cities, already joined
       */
      readonly turn: (missing: number, cities: string) => string;
      /**
       * @param cities names of cities, already joined
       */
      readonly turnMarker: (cities: string) => string;
      /**
       * @param city the name of a city
       */
      readonly cityToGo: (city: string, toGo: number) => string;
      /**
       * @param why a whole sentence
       */
      readonly end: (why: string, missing: number, left: number) => string;
      /**
       * @param why a whole sentence
       */
      readonly endPrestige: (why: string, missing: number, prestige: number) => string;
      readonly cleared: string;
      /**
       * @param city the name of a city
       */
      readonly routePlanned: (city: string, cost: number, now: number) => string;
      readonly noLast: string;
      readonly last: (what: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly picked: (place: string) => string;
      /**
       * @param place where: a message of the group places
       */
      readonly markerChosen: (place: string) => string;
      readonly enterEnds: string;
      readonly untold: string;
    };
    readonly lessonNames: {
      readonly goal: string;
      readonly marker: string;
      readonly lay: string;
      readonly double: string;
      readonly join: string;
      readonly route: string;
      readonly end: string;
    };
    readonly sides: {
      readonly e: string;
      readonly ne: string;
      readonly nw: string;
      readonly w: string;
      readonly sw: string;
      readonly se: string;
      readonly n: string;
      readonly s: string;
    };
    readonly boards: {
      readonly europe: string;
      readonly 'europe-ferries': string;
      readonly 'central-europe': string;
      readonly usa: string;
    };
  };
};

// One socket: it says hello, then it speaks and is spoken to. Everything it sends is judged, counted and answered in order.

import { parseTalk, type TalkQuestion } from '@branchline/protocol';
import {
  ONLINE_VERSION,
  socket as wire,
  type FromPlayer,
  type ToPage,
  type ToPlayer,
} from '@branchline/protocol/online';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { bucket, type Bucket } from '../quotas/bucket.ts';
import type { Uncount } from '../quotas/connections.ts';
import type { House } from '../live/house.ts';
import type { Hub } from '../live/hub.ts';
import type { Member } from '../live/member.ts';
import type { Asked, RulingWish } from '../live/rulings.ts';
import { banned, bannedAddress } from '../live/sanctions.ts';
import { bodyOf, Problem } from '../problem.ts';
import { seatOf } from '../rooms/room.ts';
import type { Guest } from '../store/guests.ts';
import type { SignedIn } from '../store/sessions.ts';
import { answerForPage, answerTo } from './answers.ts';
import { Outbox } from './outbox.ts';

const MUTE_BURST = 20;
const MUTES_PER_SECOND = 0.5;
/** Of what the whole game has to be gone through for: whether a turn can be taken back, and what was missed. */
const LOOKUP_BURST = 10;
const LOOKUPS_PER_SECOND = 0.2;
/** So many refused messages end the connection. */
const MOST_REFUSED = 20;

const POLICY = 1008;
const NONE: ReadonlySet<string> = new Set();

/** A question of a page about its table, or a message of version 1; pages say those, too, that only a server hears. */
type Said = FromPlayer | { readonly question: TalkQuestion };
type Hello = Extract<FromPlayer, { hello: unknown }>['hello'];

interface Arrived {
  readonly hub: Hub;
  readonly member: Member;
}

/** The table a socket is for, and where it comes from: undefined where nobody knows. */
export interface Where {
  readonly table: string;
  readonly network: string | undefined;
}

/** Holds identity and time: hence a class. */
export class Connection {
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #network: string | undefined;
  readonly #messages: Bucket;
  readonly #mutes: Bucket;
  readonly #lookups: Bucket;
  readonly #outbox: Outbox;
  #uncount: Uncount | undefined;
  #arrived: Arrived | undefined;
  #hasGreeted = false;
  #work: Promise<void> = Promise.resolve();
  #refused = 0;
  #underWay = 0;
  #ended = false;

  constructor(house: House, socket: WebSocket, { table, network }: Where) {
    const { clock, config, quotas } = house.services;
    this.#house = house;
    this.#socket = socket;
    this.#table = table;
    this.#network = network;
    this.#messages = quotas.messages();
    this.#mutes = bucket(MUTE_BURST, MUTES_PER_SECOND, clock.now());
    this.#lookups = bucket(LOOKUP_BURST, LOOKUPS_PER_SECOND, clock.now());
    const patience = config.PATIENCE_SECONDS * 1000;
    this.#outbox = new Outbox({
      patience,
      sink: {
        send: (text, taken) => socket.send(text, () => taken()),
        pause: () => socket.pause(),
        resume: () => socket.resume(),
      },
      onStuck: () => {
        house.services.measures.refused.inc({ reason: 'unread' });
        socket.terminate();
      },
    });
    const impatience = setTimeout(() => this.#hasGreeted || this.#drop(POLICY, 'no hello'), patience);
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(impatience);
      this.#uncount?.();
      this.#leave();
    });
  }

  /** Whether an answer is still owed. */
  isBusy = (): boolean => this.#underWay > 0;
  /** Whether something is on its way to it that it has not taken. */
  isReading = (): boolean => this.#outbox.isBusy();

  #receive(text: string | undefined): void {
    const { clock, measures, faultIn } = this.#house.services;
    if (this.#ended) return;
    if (!this.#messages.take(clock.now())) {
      measures.refused.inc({ reason: 'flood' });
      return this.#refuse(new Problem(429, 'too-many', 'Too many messages; wait a little.'));
    }
    const message = text === undefined ? undefined : understood(text);
    if (!message) {
      measures.refused.inc({ reason: 'malformed' });
      return this.#refuse(new Problem(400, 'malformed', 'This message cannot be understood.'));
    }
    // Whoever asks whether the connection lives waits for no storage.
    if (this.#arrived && 'ping' in message) return this.#send({ pong: {} });
    if (this.#arrived && 'question' in message && message.question.call === 'ping') {
      return this.#send({ number: message.question.number, answer: null });
    }
    this.#underWay++;
    this.#work = this.#work
      .then(() => this.#handle(message))
      .catch((fault: unknown) => {
        if (!(fault instanceof Problem)) faultIn('message', this.#table)(fault);
        const told = fault instanceof Problem ? fault : new Problem(503, 'unavailable', 'Try again in a moment.');
        this.#refuse(told, message);
      })
      .finally(() => void this.#underWay--);
  }

  async #handle(message: Said): Promise<void> {
    if (this.#ended) return;
    if ('question' in message) return this.#answer(message.question);
    if ('hello' in message) return this.#hello(message.hello);
    if (!this.#arrived) throw new Problem(400, 'hello-first', 'Say hello first.');
    const { hub, member } = this.#arrived;
    if ('submit' in message) this.#send(answerTo(message.submit.id, await hub.submit(member, message.submit)));
    else if ('rule' in message) this.#send(answerTo(message.rule.id, await this.#rule(hub, member, message.rule)));
    else if ('consent' in message) await this.#house.rulings.consent(hub, member, message.consent);
    else if ('legal' in message) this.#send(hub.legal(member));
    else if ('chat' in message) await this.#house.chatter.say(hub, member.guest, message.chat.text);
    else if ('mute' in message) await this.#mute(hub, member, message.mute);
    else if ('ping' in message) this.#send({ pong: {} });
    else {
      if (!member.guest) throw new Problem(403, 'not-seated', 'You do not sit at this table.');
      await this.#house.actions.reveal(hub.id, member.guest, message.reveal.entropy);
    }
  }

  /** The talk at a table: the same questions as a page puts to its worker. */
  async #answer(question: TalkQuestion): Promise<void> {
    const { number, call } = question;
    if (call === 'open') return this.#open(question.ask, number);
    if (!this.#arrived) throw new Problem(400, 'hello-first', 'Open the table first.');
    this.#send({ number, answer: await this.#answerTo(question, this.#arrived) });
  }

  async #answerTo(question: TalkQuestion, { hub, member }: Arrived): Promise<unknown> {
    switch (question.call) {
      case 'submit': {
        const { submission: id, seat, ...wish } = question.ask;
        if (seat !== hub.seatOf(member)) return answerForPage('not-seated');
        return answerForPage(await hub.submit(member, { ...wish, id }));
      }
      case 'rule': {
        const { submission: id, kind, after } = question.ask;
        return answerForPage(await this.#rule(hub, member, { id, kind, after }));
      }
      case 'look':
        this.#expectLookup();
        return hub.look(member, question.ask.who);
      case 'since':
        this.#expectLookup();
        return hub.since(member, question.ask);
      // A server whispers to nobody.
      case 'hint':
        return { problem: 'no-hint' };
      default: // whoever leaves closes the socket
        return null;
    }
  }

  async #hello({ version, ...hello }: Hello): Promise<void> {
    if (version !== ONLINE_VERSION) {
      this.#hasGreeted = true;
      throw new Problem(400, 'version', `This server speaks version ${ONLINE_VERSION}.`);
    }
    await this.#open(hello);
  }

  /** `opening`: the number of a page's question. */
  async #open({ token, since, wants = [] }: Omit<Hello, 'version'>, opening?: number): Promise<void> {
    if (this.#arrived) throw new Problem(400, 'hello-twice', 'You have said hello already.');
    this.#hasGreeted = true;
    this.#expectNoBan();
    const guest = await this.#guestOf(token);
    const hub = await this.#house.hubs.open(this.#table);
    if (!hub) throw new Problem(404, 'unknown-table', 'There is no such table.');
    if (this.#ended) return;
    const isSeated = guest !== undefined && (seatOf(hub.row().room, guest.id) !== undefined || isHost(hub, guest));
    const { connections } = this.#house.services.quotas;
    this.#uncount = connections.arrive({ table: hub.id, guest: guest?.id, isSeated });
    const member: Member = {
      guest,
      session: guest?.session,
      network: this.#network,
      wants: new Set(wants),
      since,
      opening,
      muted: guest && wants.includes('chat') ? await this.#house.services.mutes.of(guest.id) : NONE,
      send: (said) => this.#send(said),
      sendText: (text) => this.#sendText(text),
      ready: () => this.#outbox.ready(),
      drop: (code, reason) => this.#drop(code, reason),
    };
    try {
      await hub.admit(member);
      // The operator may have decided meanwhile, before anybody could be found at the table.
      this.#expectNoBan(guest);
    } catch (fault) {
      hub.leave(member);
      throw fault;
    }
    if (this.#ended) return hub.leave(member);
    this.#arrived = { hub, member };
    await this.#comeIn(hub, guest);
  }

  #expectNoBan(guest?: Guest): void {
    const { sanctions } = this.#house.services;
    if (this.#network !== undefined && sanctions.isBannedAddress(this.#network)) throw bannedAddress();
    if (guest && sanctions.isBanned(guest.id)) throw banned();
  }

  async #guestOf(token: string | undefined): Promise<SignedIn | undefined> {
    if (token === undefined) return undefined;
    const guest = await this.#house.services.guests.byToken(token);
    if (!guest) throw new Problem(401, 'unknown-guest', 'This token is not valid.');
    return guest;
  }

  /** Others see who is here; whoever comes back to a seat gets it back. */
  async #comeIn(hub: Hub, guest: Guest | undefined): Promise<void> {
    const { announcer, pauses, services, standIns } = this.#house;
    const isSeated = guest && hub.seatOf(this.#arrived!.member) !== undefined;
    if (guest && (isSeated || isHost(hub, guest))) await services.presence.here(hub.id, guest.id);
    announcer.announce(hub);
    if (isSeated) await standIns.giveBack(hub);
    await pauses.come(hub, guest);
  }

  async #mute(hub: Hub, { guest }: Member, wish: Extract<FromPlayer, { mute: unknown }>['mute']): Promise<void> {
    if (!this.#mutes.take(this.#house.services.clock.now())) {
      throw new Problem(429, 'too-many', 'Too many changes; wait a little.');
    }
    await this.#house.chatter.mute(hub, guest, wish);
  }

  async #rule(hub: Hub, member: Member, wish: RulingWish): Promise<Asked> {
    this.#expectLookup();
    return this.#house.rulings.ask(hub, member, wish);
  }

  #expectLookup(): void {
    if (this.#lookups.take(this.#house.services.clock.now())) return;
    throw new Problem(429, 'too-many', 'Too many requests; wait a little.');
  }

  #send(message: ToPlayer | ToPage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#outbox.send(text);
  }

  /** What could not be understood or done; a hello that fails, and too many refusals, end the connection. */
  #refuse(problem: Problem, about?: Said): void {
    const answer = about && refusalOf(about, problem);
    if (answer) return this.#send(answer);
    this.#send(bodyOf(problem));
    if (!this.#arrived || ++this.#refused >= MOST_REFUSED) this.#drop(POLICY, problem.code);
  }

  #drop(code: number, reason: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#outbox.close();
    this.#socket.close(code, reason);
    const socket = this.#socket;
    // Whoever is slow to read still learns why.
    setTimeout(() => socket.terminate(), this.#house.services.config.PATIENCE_SECONDS * 1000).unref();
  }

  #leave(): void {
    this.#ended = true;
    this.#outbox.close();
    const arrived = this.#arrived;
    if (!arrived) return;
    this.#arrived = undefined;
    const { hub, member } = arrived;
    const { guest } = member;
    const isMissed = guest && (hub.seatOf(member) !== undefined || isHost(hub, guest));
    hub.leave(member);
    this.#sayGone(hub, isMissed ? guest : undefined).catch(this.#house.services.faultIn('leave', hub.id));
  }

  /** Others see who has gone; what follows from it follows from the announcement. */
  async #sayGone(hub: Hub, guest: Guest | undefined): Promise<void> {
    const { announcer, hubs, services } = this.#house;
    if (hubs.find(hub.id) !== hub) return guest && services.presence.forget(hub.id, guest.id); // the table is closed
    const isGone = guest !== undefined && !hub.crowd.isHere(guest.id);
    if (isGone) await services.presence.left(hub.id, guest.id);
    announcer.announce(hub);
  }
}

const isHost = (hub: Hub, { id }: Guest): boolean => hub.row().room.host === id;

/** To act is answered in any case, and so is every question but the first. */
function refusalOf(message: Said, { code }: Problem): ToPlayer | ToPage | undefined {
  if ('question' in message) {
    const { number, call } = message.question;
    return call === 'open' ? undefined : { number, error: code };
  }
  const id = 'submit' in message ? message.submit.id : 'rule' in message ? message.rule.id : undefined;
  return id === undefined ? undefined : { answer: { id, ok: false, reason: code } };
}

function understood(text: string): Said | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    const question = parseTalk(raw);
    if (question) return { question };
    const parsed = v.safeParse(wire.fromPlayer, raw);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

// One socket: it says hello, then it speaks and is spoken to. Everything it sends is judged, counted and answered in order.

import { ONLINE_VERSION, socket as wire, type FromPlayer, type ToPlayer } from '@branchline/protocol/online';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { bucket, type Bucket } from '../quotas/bucket.ts';
import type { Uncount } from '../quotas/connections.ts';
import type { House } from '../live/house.ts';
import type { Hub } from '../live/hub.ts';
import type { Member } from '../live/member.ts';
import { banned, bannedAddress } from '../live/sanctions.ts';
import { bodyOf, Problem } from '../problem.ts';
import { seatOf } from '../rooms/room.ts';
import type { Guest } from '../store/guests.ts';
import type { SignedIn } from '../store/sessions.ts';
import { Outbox } from './outbox.ts';

const MUTE_BURST = 20;
const MUTES_PER_SECOND = 0.5;
/** To judge whether a turn can be taken back the whole game is gone through. */
const RULING_BURST = 10;
const RULINGS_PER_SECOND = 0.2;
/** So many refused messages end the connection. */
const MOST_REFUSED = 20;

const POLICY = 1008;
const NONE: ReadonlySet<string> = new Set();

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
  readonly #rulings: Bucket;
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
    this.#rulings = bucket(RULING_BURST, RULINGS_PER_SECOND, clock.now());
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
    if ('ping' in message && this.#arrived) return this.#send({ pong: {} });
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

  async #handle(message: FromPlayer): Promise<void> {
    if (this.#ended) return;
    if ('hello' in message) return this.#hello(message.hello);
    if (!this.#arrived) throw new Problem(400, 'hello-first', 'Say hello first.');
    const { hub, member } = this.#arrived;
    if ('submit' in message) this.#send(await hub.submit(member, message.submit));
    else if ('rule' in message) await this.#rule(hub, member, message.rule);
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

  async #hello({ version, token, since, wants = [] }: Extract<FromPlayer, { hello: unknown }>['hello']): Promise<void> {
    if (this.#arrived) throw new Problem(400, 'hello-twice', 'You have said hello already.');
    this.#hasGreeted = true;
    if (version !== ONLINE_VERSION) {
      throw new Problem(400, 'version', `This server speaks version ${ONLINE_VERSION}.`);
    }
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

  async #rule(hub: Hub, member: Member, wish: Extract<FromPlayer, { rule: unknown }>['rule']): Promise<void> {
    if (!this.#rulings.take(this.#house.services.clock.now())) {
      throw new Problem(429, 'too-many', 'Too many requests; wait a little.');
    }
    this.#send(await this.#house.rulings.ask(hub, member, wish));
  }

  #send(message: ToPlayer): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#outbox.send(text);
  }

  /** What could not be understood or done; a hello that fails, and too many refusals, end the connection. */
  #refuse(problem: Problem, about?: FromPlayer): void {
    const id = about && submissionIn(about);
    if (id !== undefined) return this.#send({ answer: { id, ok: false, reason: problem.code } });
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

/** The id of what is answered in any case. */
function submissionIn(message: FromPlayer): string | undefined {
  if ('submit' in message) return message.submit.id;
  return 'rule' in message ? message.rule.id : undefined;
}

function understood(text: string): FromPlayer | undefined {
  try {
    const parsed = v.safeParse(wire.fromPlayer, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

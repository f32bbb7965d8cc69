// One socket: it says hello, then it speaks and is spoken to. Everything it sends is judged, counted and answered in order.

import { ONLINE_VERSION, socket as wire, type FromPlayer, type ToPlayer } from '@branchline/protocol/online';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { bucket, type Bucket } from '../http/limits.ts';
import type { House } from '../live/house.ts';
import type { Hub } from '../live/hub.ts';
import type { Member } from '../live/member.ts';
import { bannedAddress } from '../live/sanctions.ts';
import { Problem } from '../problem.ts';
import type { Guest } from '../store/guests.ts';

/** In bytes: whoever does not read what it is sent is let go, and may come back and read on. */
const MOST_UNREAD = 4 * 1024 * 1024;
const CHAT_BURST = 5;
const CHAT_PER_SECOND = 0.5;
/** So many refused messages end the connection. */
const MOST_REFUSED = 20;

const POLICY = 1008;

interface Arrived {
  readonly hub: Hub;
  readonly member: Member;
}

/** Holds identity and time: hence a class. */
export class Connection {
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #network: string;
  readonly #messages: Bucket;
  readonly #chat: Bucket;
  #arrived: Arrived | undefined;
  #work: Promise<void> = Promise.resolve();
  #refused = 0;
  #underWay = 0;
  #ended = false;

  constructor(
    house: House,
    socket: WebSocket,
    { table, network }: { readonly table: string; readonly network: string },
  ) {
    const { config, clock } = house.services;
    this.#house = house;
    this.#socket = socket;
    this.#table = table;
    this.#network = network;
    this.#messages = bucket(2 * config.MESSAGES_PER_SECOND, config.MESSAGES_PER_SECOND, clock.now());
    this.#chat = bucket(CHAT_BURST, CHAT_PER_SECOND, clock.now());
    const patience = config.PATIENCE_SECONDS * 1000;
    const impatience = setTimeout(() => this.#arrived ?? this.#drop(POLICY, 'no hello'), patience);
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(impatience);
      this.#leave();
    });
  }

  /** Whether an answer is still owed. */
  isBusy = (): boolean => this.#underWay > 0;

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
    else if ('legal' in message) this.#send(hub.legal(member));
    else if ('chat' in message) await this.#say(hub, member, message.chat.text);
    else {
      if (!member.guest) throw new Problem(403, 'not-seated', 'You do not sit at this table.');
      await this.#house.actions.reveal(hub.id, member.guest, message.reveal.entropy);
    }
  }

  async #hello({ version, token, since, wants = [] }: Extract<FromPlayer, { hello: unknown }>['hello']): Promise<void> {
    if (this.#arrived) throw new Problem(400, 'hello-twice', 'You have said hello already.');
    if (version !== ONLINE_VERSION) {
      throw new Problem(400, 'version', `This server speaks version ${ONLINE_VERSION}.`);
    }
    if (this.#house.services.sanctions.isBannedAddress(this.#network)) throw bannedAddress();
    const guest = await this.#guestOf(token);
    const hub = await this.#house.hubs.open(this.#table);
    if (!hub) throw new Problem(404, 'unknown-table', 'There is no such table.');
    const member: Member = {
      guest,
      network: this.#network,
      wants: new Set(wants),
      since,
      send: (said) => this.#send(said),
      sendText: (text) => this.#sendText(text),
      drop: (code, reason) => this.#drop(code, reason),
    };
    await hub.admit(member);
    if (this.#ended) return hub.leave(member);
    this.#arrived = { hub, member };
    await this.#comeIn(hub, guest);
  }

  async #guestOf(token: string | undefined): Promise<Guest | undefined> {
    if (token === undefined) return undefined;
    const guest = await this.#house.services.guests.byToken(token);
    if (!guest) throw new Problem(401, 'unknown-guest', 'This token is not valid.');
    return guest;
  }

  /** Others see who is here; whoever comes back to a seat gets it back. */
  async #comeIn(hub: Hub, guest: Guest | undefined): Promise<void> {
    const { announcer, hostWatch, services, standIns } = this.#house;
    const isSeated = guest && hub.seatOf(this.#arrived!.member) !== undefined;
    if (guest && (isSeated || isHost(hub, guest))) await services.presence.here(hub.id, guest.id);
    await announcer.announce(hub);
    await hostWatch.note(hub);
    if (isSeated) await standIns.giveBack(hub);
  }

  async #say(hub: Hub, member: Member, text: string): Promise<void> {
    if (!this.#chat.take(this.#house.services.clock.now())) {
      throw new Problem(429, 'too-many', 'Too many lines; wait a little.');
    }
    await this.#house.chatter.say(hub, member.guest, text);
  }

  #send(message: ToPlayer): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) return this.#socket.terminate();
    this.#socket.send(text);
  }

  /** What could not be understood or done; a hello that fails, and too many refusals, end the connection. */
  #refuse({ code, message }: Problem, about?: FromPlayer): void {
    if (about && 'submit' in about) {
      this.#send({ answer: { id: about.submit.id, ok: false, reason: code } });
      return;
    }
    this.#send({ error: { code, message } });
    if (!this.#arrived || ++this.#refused >= MOST_REFUSED) this.#drop(POLICY, code);
  }

  #drop(code: number, reason: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#socket.close(code, reason);
    const socket = this.#socket;
    // Whoever is slow to read still learns why.
    setTimeout(() => socket.terminate(), this.#house.services.config.PATIENCE_SECONDS * 1000).unref();
  }

  #leave(): void {
    this.#ended = true;
    const arrived = this.#arrived;
    if (!arrived) return;
    this.#arrived = undefined;
    const { hub, member } = arrived;
    const { guest } = member;
    const isMissed = guest && (hub.seatOf(member) !== undefined || isHost(hub, guest));
    hub.leave(member);
    this.#sayGone(hub, isMissed ? guest : undefined).catch(this.#house.services.faultIn('leave', hub.id));
  }

  /** Others see who has gone, and a bot may have to move in for them. */
  async #sayGone(hub: Hub, guest: Guest | undefined): Promise<void> {
    const { announcer, attendant, hostWatch, services } = this.#house;
    const isGone = guest !== undefined && !hub.crowd.isHere(guest.id);
    if (isGone) await services.presence.left(hub.id, guest.id);
    await announcer.announce(hub);
    if (isGone) await Promise.all([attendant.plan(hub), hostWatch.note(hub)]);
  }
}

const isHost = (hub: Hub, { id }: Guest): boolean => hub.row().room.host === id;

function understood(text: string): FromPlayer | undefined {
  try {
    const parsed = v.safeParse(wire.fromPlayer, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

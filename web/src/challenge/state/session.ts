// One challenge on the screen: what is kept of it, brought up to date, and the bot that plays the finished rounds again.

import { signal, type ReadonlySignal } from '@preact/signals';
import { yourName } from '../../table/create.ts';
import { keepOneMore } from '../../table/games.ts';
import { packGame } from '../../table/game-link.ts';
import { askChallenge } from './ask.ts';
import { changeChallenge, countedOf, keptChallenge, type Attempt, type KeptChallenge } from './kept.ts';

/** Who shows what the cards were worth. */
export const YARDSTICK = 'bot:director';

export type Session = {
  readonly kept: ReadonlySignal<KeptChallenge>;
  /** The round that the bot plays now, and how many moves it has made. */
  readonly playing: ReadonlySignal<{ readonly deal: number; readonly moves: number } | undefined>;
  /** The bot could not play; it is asked again when the challenge is next opened. */
  readonly failed: ReadonlySignal<boolean>;
  /** The game to go to for this round: the one that was begun, or a new one. */
  readonly play: (deal: number) => Promise<string | undefined>;
  readonly close: () => void;
};

/** What has become of a game that was begun, as far as the storage says. */
async function asPlayed(attempt: Attempt): Promise<Attempt> {
  if (attempt.result) return attempt;
  const outcome = await askChallenge('outcome', { id: attempt.game }).catch(() => null);
  return outcome?.result ? { ...attempt, result: outcome.result } : attempt;
}

const withAttempts =
  (played: readonly (readonly Attempt[])[]) =>
  (kept: KeptChallenge | undefined): KeptChallenge | undefined => {
    if (!kept) return undefined;
    const resultOf = (game: string) => played.flat().find((attempt) => attempt.game === game)?.result;
    const attempts = kept.attempts.map((all) =>
      all.map((attempt) => {
        const result = attempt.result ?? resultOf(attempt.game);
        return result ? { ...attempt, result } : attempt;
      }),
    );
    return { ...kept, attempts };
  };

/** Undefined where nothing of the kind is kept here. `botName` is what the bot is called in its games. */
export async function openSession(id: string, botName: () => string): Promise<Session | undefined> {
  const found = await keptChallenge(id);
  if (!found) return undefined;
  const played = await Promise.all(found.attempts.map((all) => Promise.all(all.map(asPlayed))));
  const current = (await changeChallenge(id, withAttempts(played))) ?? found;
  return sessionOf(current, botName);
}

function sessionOf(first: KeptChallenge, botName: () => string): Session {
  const kept = signal(first);
  const playing = signal<{ readonly deal: number; readonly moves: number } | undefined>(undefined);
  const failed = signal(false);
  let closed = false;
  const change = async (how: (now: KeptChallenge) => KeptChallenge): Promise<void> => {
    const changed = await changeChallenge(first.id, (now) => how(now ?? kept.value));
    if (changed) kept.value = changed;
  };
  const { setup, sealed } = first;
  const challenge = { setup, sealed };

  /** The first round that the person has played and the bot has not: before that its game would show the cards. */
  const due = (): number =>
    kept.value.attempts.findIndex((all, deal) => countedOf(all) !== undefined && kept.value.pars[deal] === null);

  async function letPlay(deal: number): Promise<boolean> {
    for (;;) {
      const said = await askChallenge('par', { challenge, deal, as: { name: botName(), kind: YARDSTICK } });
      if (closed || 'problem' in said) return false;
      if ('moves' in said) playing.value = { deal, moves: said.moves };
      else {
        const par = { result: said.result, code: await packGame(said.file) };
        await change((now) => ({ ...now, pars: now.pars.with(deal, par) }));
        return true;
      }
    }
  }

  async function playAll(): Promise<void> {
    for (let deal = due(); deal >= 0; deal = due()) {
      playing.value = { deal, moves: 0 };
      if (await letPlay(deal)) continue;
      failed.value = !closed; // a player who has left is not asked again
      break;
    }
    playing.value = undefined;
  }
  void playAll().catch(() => {
    playing.value = undefined;
    failed.value = true;
  });

  return {
    kept,
    playing,
    failed,
    async play(deal) {
      const running = kept.value.attempts[deal]?.at(-1);
      // A second start goes on with the first: a round is played once. One that is out of reach is not gone.
      const isThere = (game: string): Promise<unknown> => askChallenge('outcome', { id: game }).catch(() => 'perhaps');
      if (running && !running.result && (await isThere(running.game))) return running.game;
      const made = await askChallenge('deal', { challenge, deal, name: yourName() });
      if ('problem' in made) return undefined;
      keepOneMore();
      const attempt: Attempt = { game: made.id };
      await change((now) => ({ ...now, attempts: now.attempts.with(deal, [...now.attempts[deal]!, attempt]) }));
      return made.id;
    },
    close: () => {
      closed = true;
    },
  };
}

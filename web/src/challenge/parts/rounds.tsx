// The rounds of a challenge: the one to play, those that are played with their games, and the bot at work.

import { useState } from 'preact/hooks';
import { gameNow } from '../../games/load-game.ts';
import { go, hrefOf } from '../../nav/router.ts';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';
import { countedOf, type Attempt } from '../state/kept.ts';
import type { Session } from '../state/session.ts';

type RoundProps = {
  readonly session: Session;
  readonly deal: number;
  readonly bot: string;
  /** The first round that is not played yet. */
  readonly isNext: boolean;
  readonly onPlay: (deal: number) => void;
  readonly busy: boolean;
};

/** The game that counts, and what can be done with it. */
function Played({ session, deal, bot, onPlay, busy }: RoundProps) {
  const { challenge, games, pages } = text.value;
  const { kept } = session;
  const { setup, pars, attempts } = kept.value;
  const { game: id } = attempts[deal]!.find(({ result }) => result !== undefined)!;
  const par = pars[deal];
  return (
    <span class="challenge-ways">
      <a class="chip-button" href={hrefOf({ screen: 'replay', id })}>
        {games.replay}
      </a>
      {gameNow(setup.game)?.Review && (
        <a class="chip-button" href={hrefOf({ screen: 'review', id })}>
          {pages.review}
        </a>
      )}
      {par && (
        <a class="chip-button" href={hrefOf({ screen: 'game', code: par.code })}>
          {challenge.rounds.gameOf(bot)}
        </a>
      )}
      <button
        type="button"
        class="chip-button"
        disabled={busy}
        title={challenge.rounds.againAbout}
        onClick={() => onPlay(deal)}
      >
        {challenge.rounds.again} <small>({challenge.rounds.againAbout})</small>
      </button>
    </span>
  );
}

const isRunning = (attempts: readonly Attempt[]): boolean => attempts.length > 0 && countedOf(attempts) === undefined;

function Round(props: RoundProps) {
  const { session, deal, isNext, onPlay, busy } = props;
  const { rounds: words } = text.value.challenge;
  const attempts = session.kept.value.attempts[deal]!;
  const running = isRunning(attempts);
  return (
    <li class="challenge-round">
      <b>{words.round(deal + 1)}</b>
      {countedOf(attempts) !== undefined ? (
        <Played {...props} />
      ) : isNext ? (
        <button type="button" class="button button-ink" disabled={busy} onClick={() => onPlay(deal)}>
          <Icon name="play" /> {running ? words.goOn(deal + 1) : words.play(deal + 1)}
        </button>
      ) : (
        <span class="section-help">{running ? words.running : words.waiting}</span>
      )}
    </li>
  );
}

/** What the bot is doing; said to screen readers once a round, not with every move. */
function AtWork({ session, bot }: { readonly session: Session; readonly bot: string }) {
  const { standings: words } = text.value.challenge;
  const now = session.playing.value;
  if (now) {
    return (
      <p class="section-help challenge-work" data-playing={now.deal}>
        {words.computing(bot, now.deal + 1, now.moves)}
      </p>
    );
  }
  return session.failed.value ? <p class="problem">{words.failed(bot)}</p> : null;
}

export function Rounds({ session, bot }: { readonly session: Session; readonly bot: string }) {
  const { challenge } = text.value;
  const [busy, setBusy] = useState(false);
  const { attempts } = session.kept.value;
  const next = attempts.findIndex((all) => countedOf(all) === undefined);
  const play = async (deal: number): Promise<void> => {
    setBusy(true);
    const id = await session.play(deal);
    if (id === undefined) setBusy(false);
    else go({ screen: 'table', id });
  };
  return (
    <section class="section" aria-labelledby="challenge-rounds">
      <h2 id="challenge-rounds">{challenge.rounds.title}</h2>
      <p class="section-help">{challenge.rules}</p>
      <ol class="challenge-rounds">
        {attempts.map((_, deal) => (
          <Round
            key={deal}
            session={session}
            deal={deal}
            bot={bot}
            isNext={deal === next}
            onPlay={(chosen) => void play(chosen)}
            busy={busy}
          />
        ))}
      </ol>
      <AtWork session={session} bot={bot} />
    </section>
  );
}

// The card of a game on the home page: the same parts in the same places for every game, only the picture differs.

import type { ComponentChildren } from 'preact';
import { text } from '../messages/text.ts';
import { hrefOf } from '../nav/router.ts';
import { Choices, type Choice } from '../ui/controls.tsx';
import { Icon } from '../ui/icons.tsx';

type GameCardProps = {
  readonly game: string;
  readonly title: string;
  readonly lead: readonly string[];
  readonly facts: string;
  readonly picture: ComponentChildren;
  readonly starting: boolean;
  readonly onPlay: () => void;
  readonly onWatch: () => void;
  /** How many bots, of which there may be 1 to `most`. */
  readonly bots: number;
  readonly most: number;
  readonly onBots: (count: number) => void;
  readonly levels: readonly Choice<string>[];
  readonly level: string;
  readonly onLevel: (level: string) => void;
  /** The way back into the running game. */
  readonly children: ComponentChildren;
  /** Lessons and rules, as far as the game has them. */
  readonly foot: ComponentChildren;
};

export function GameCard(props: GameCardProps) {
  const { game, title, lead, facts, picture, starting, bots, most } = props;
  const { home, pages } = text.value;
  return (
    <section class="card hero" data-game={game} aria-label={title}>
      <div class="hero-art" aria-hidden="true">
        {picture}
      </div>
      <div class="hero-text">
        <h1 tabIndex={-1}>{title}</h1>
        <p class="hero-lead">
          {lead.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p class="hero-facts">{facts}</p>
      </div>
      <div class="hero-controls">
        <button type="button" class="button button-ink button-large" disabled={starting} onClick={props.onPlay}>
          <Icon name="play" /> {home.play}
        </button>
        <div class="hero-against">
          <span aria-hidden="true">{home.against}</span>
          <Choices
            label={home.against}
            labelHidden
            value={bots}
            onChange={props.onBots}
            choices={Array.from({ length: most }, (_, i) => ({ value: i + 1, name: i + 1 }))}
          />
          <span aria-hidden="true">{home.bots(bots)}</span>
        </div>
        <button type="button" class="quiet-button" disabled={starting} onClick={props.onWatch}>
          <Icon name="eye" /> {home.watch}
        </button>
        <div class="hero-levels">
          <Choices label={home.level} labelHidden value={props.level} onChange={props.onLevel} choices={props.levels} />
        </div>
        <a href={hrefOf({ screen: 'new', game })}>{pages.custom}</a>
      </div>
      <footer class="hero-foot">
        {props.children}
        {props.foot}
        <a class="hero-cell" href={hrefOf({ screen: 'same-device', game })}>
          <b>{pages.sameDevice}</b>
        </a>
      </footer>
    </section>
  );
}

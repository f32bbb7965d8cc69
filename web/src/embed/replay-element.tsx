// <branchline-replay>: a replay in any page. What it shows stands in a shadow tree, so that its styles and the page's never meet.

import { render } from 'preact';
import type { Spoken } from '../games/embedded-game.ts';
import type { Language } from '../prefs/languages.ts';
import { isolated } from '../ui/isolated.ts';
import { facesReady } from './faces.ts';
import { embeddedGames } from './games.ts';
import { languageOf } from './language-of.ts';
import { MESSAGES, type EmbedMessages } from './messages/catalogue.ts';
import { openGame, type Opened, type Trouble } from './open-game.ts';
import { playbackOf, type Playback } from './playback.ts';
import { Player } from './player.tsx';
import { gameIn } from './source.ts';
import { sheetFor } from './styles.ts';

/** What it is told when the game has been opened and whenever another move is shown. */
export type ReplayMove = CustomEvent<{ readonly move: number; readonly moves: number }>;

type Found = { readonly opened: Opened } | { readonly trouble: Trouble };

const THEMES = ['light', 'dark'];

export class BranchlineReplay extends HTMLElement {
  static readonly observedAttributes = ['src', 'game', 'lang', 'theme', 'move'];
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #frame = document.createElement('div');
  #found: Found | undefined;
  #playback: Playback | undefined;
  #loading: AbortController | undefined;
  /** The latest wish to draw: an earlier one that is slower is dropped. */
  #wish = 0;
  #leave: () => void = () => {};
  /** Attributes of an element that becomes a replay are told before it is shown. */
  #isShown = false;

  /** The move that is shown; 0 is the beginning. */
  get move(): number {
    return this.#playback?.at.value ?? 0;
  }
  set move(move: number) {
    this.#playback?.goTo(move);
  }

  /** How many moves the game has; 0 before it has been opened. */
  get moves(): number {
    return this.#playback?.moves ?? 0;
  }

  play(): void {
    this.#playback?.play();
  }

  pause(): void {
    this.#playback?.pause();
  }

  connectedCallback(): void {
    this.#isShown = true;
    this.#root.replaceChildren(this.#frame);
    void this.#load();
  }

  disconnectedCallback(): void {
    this.#isShown = false;
    this.#loading?.abort();
    this.#close();
    render(null, this.#frame);
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.#isShown || before === after) return;
    if (name === 'src' || name === 'game') void this.#load();
    else if (name === 'move') this.move = Number(after);
    else void this.#draw();
  }

  #close(): void {
    this.#leave();
    this.#playback?.pause();
    this.#playback = undefined;
  }

  async #load(): Promise<void> {
    this.#loading?.abort();
    const loading = (this.#loading = new AbortController());
    this.#close();
    this.#found = undefined;
    void this.#draw();
    const found = await this.#open(loading.signal);
    if (loading.signal.aborted) return;
    this.#found = found;
    if ('opened' in found) this.#begin(found.opened);
    await this.#draw();
  }

  async #open(signal: AbortSignal): Promise<Found> {
    const named = (name: string): string | undefined => this.getAttribute(name) ?? undefined;
    const source = await gameIn({ src: named('src'), game: named('game'), text: this.textContent ?? '' }, signal);
    if ('trouble' in source) return source;
    try {
      const opened = await openGame(source.text, embeddedGames);
      if (typeof opened !== 'string') await facesReady(opened.game.face);
      return typeof opened === 'string' ? { trouble: opened } : { opened };
    } catch {
      return { trouble: 'missing' }; // a part of the replay itself could not be fetched
    }
  }

  #begin({ moves }: Opened): void {
    const playback = (this.#playback = playbackOf(moves, Number(this.getAttribute('move') ?? 0)));
    this.#leave = playback.at.follow((move) => {
      const detail = { move, moves };
      this.dispatchEvent(new CustomEvent('branchline-move', { detail, bubbles: true }) satisfies ReplayMove);
    });
  }

  async #draw(): Promise<void> {
    const wish = ++this.#wish;
    const [found, playback] = [this.#found, this.#playback];
    const language = languageOf(this, navigator.languages);
    try {
      const words = await MESSAGES[language]();
      const spoken = found && 'opened' in found ? await speak(found.opened, language) : undefined;
      if (wish !== this.#wish || !this.#isShown) return;
      this.#show({ language, words, found, playback, spoken });
    } catch {
      // Without its words there is nothing to say it with; a change of the attributes tries again.
    }
  }

  #show({ language, words, found, playback, spoken }: Drawing): void {
    const theme = this.getAttribute('theme') ?? '';
    const frame = this.#frame;
    frame.className = 'r-frame';
    frame.lang = language;
    if (THEMES.includes(theme)) frame.dataset['theme'] = theme;
    else delete frame.dataset['theme'];
    const opened = found && 'opened' in found ? found.opened : undefined;
    // Some games have colours of their own for their players.
    frame.dataset['game'] = opened?.game.playable.game.id ?? '';
    this.#root.adoptedStyleSheets = [sheetFor(''), ...(opened ? [sheetFor(opened.game.styles)] : [])];
    if (opened && playback && spoken)
      render(<Player opened={opened} words={words} spoken={spoken} playback={playback} />, frame);
    else if (found && 'trouble' in found)
      render(
        <p class="r-note" role="alert">
          {words.trouble[found.trouble]}
        </p>,
        frame,
      );
    else
      render(
        <p class="r-note" aria-busy="true">
          {words.loading}
        </p>,
        frame,
      );
  }
}

type Drawing = {
  readonly language: Language;
  readonly words: EmbedMessages;
  readonly found: Found | undefined;
  readonly playback: Playback | undefined;
  readonly spoken: Spoken | undefined;
};

const speak = ({ game, names, at }: Opened, language: Language): Promise<Spoken> =>
  game.speak({ language, view: at(0).view, who: (seat) => ({ name: isolated(names[seat]!), you: false }) });

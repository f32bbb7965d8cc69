// The replay as it is shown: the map, what the last move was, the buttons, and where everybody stands.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '@branchline/core';
import type { Shown, Spoken } from '../games/embedded-game.ts';
import type { PlayerColour } from '../ui/colours.ts';
import { StepIcon, type StepIconName } from '../ui/step-icons.tsx';
import { isolated } from '../ui/isolated.ts';
import { PlayerToken } from '../ui/player-shape.tsx';
import { Rich } from '../ui/rich.tsx';
import type { EmbedMessages } from './messages/catalogue.ts';
import type { Opened } from './open-game.ts';
import { commandOf, type Followed, type Playback } from './playback.ts';

export type PlayerProps = {
  readonly opened: Opened;
  readonly words: EmbedMessages;
  readonly spoken: Spoken;
  readonly playback: Playback;
};

/** A value that changes outside, and draws its part again when it does. */
function useValue<T>(followed: Followed<T>): T {
  const [value, setValue] = useState(followed.value);
  useLayoutEffect(() => followed.follow((next) => setValue(() => next)), [followed]);
  return value;
}

/** What happened with the move that is shown. */
function sentenceOf({ opened, words, spoken }: PlayerProps, shown: Shown): string {
  const move = shown.entries.length;
  if (move === 0) return words.begins;
  const last = spoken.log(shown.entries).findLast(({ sequence }) => sequence === move)?.text;
  const gaveUp =
    move === opened.moves && opened.conceded !== undefined
      ? words.gaveUp(isolated(opened.names[opened.conceded]!))
      : undefined;
  return [last, gaveUp].filter((part) => part !== undefined).join('. ') || words.position(move, opened.moves);
}

type ButtonProps = { readonly icon: StepIconName; readonly label: string; readonly press: () => void };

const Button = ({ icon, label, press }: ButtonProps) => (
  <button type="button" class="r-button" title={label} aria-label={label} onClick={press}>
    <StepIcon name={icon} size={22} />
  </button>
);

function Controls({ words, playback }: PlayerProps) {
  const { moves, goTo, step, play, pause } = playback;
  const at = useValue(playback.at);
  const playing = useValue(playback.playing);
  return (
    <div class="r-controls">
      <input
        class="r-slider"
        type="range"
        min={0}
        max={moves}
        value={at}
        aria-label={words.slider}
        aria-valuetext={words.position(at, moves)}
        onInput={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="r-buttons">
        <Button icon="first" label={words.first} press={() => goTo(0)} />
        <Button icon="left" label={words.back} press={() => step(-1)} />
        {playing ? (
          <Button icon="pause" label={words.pause} press={pause} />
        ) : (
          <Button icon="play" label={words.play} press={play} />
        )}
        <Button icon="right" label={words.forward} press={() => step(1)} />
        <Button icon="last" label={words.last} press={() => goTo(moves)} />
        <span class="r-position">
          {at} / {moves}
        </span>
      </div>
    </div>
  );
}

type SeatProps = { readonly opened: Opened; readonly seat: Seat };

const colourIn = ({ opened, seat }: SeatProps): PlayerColour => opened.game.colours[seat % opened.game.colours.length]!;

const Name = (props: SeatProps) => (
  <>
    <span class={`c-${colourIn(props)}`}>
      <PlayerToken colour={colourIn(props)} size={20} />
    </span>
    <span class="r-name">{isolated(props.opened.names[props.seat]!)}</span>
  </>
);

type PositionProps = PlayerProps & { readonly shown: Shown };

function Standings({ opened, words, spoken, shown }: PositionProps) {
  const standings = useMemo(() => spoken.standings(shown), [spoken, shown]);
  return (
    <ul class="r-players" aria-label={words.players}>
      {standings.map(({ figure, unit }, seat) => (
        <li key={seat}>
          <Name opened={opened} seat={seat} />
          <span class="r-figure">
            <b>{figure}</b> {unit}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Rounds or years, as far as they have ended. */
function Scores({ opened, words, spoken, shown }: PositionProps) {
  const parts = useMemo(() => spoken.parts(shown), [spoken, shown]);
  if (parts.length === 0) return null;
  return (
    <details class="r-scores">
      <summary>{words.scores}</summary>
      <div class="r-table">
        <table>
          <thead>
            <tr>
              <td />
              {opened.names.map((_, seat) => (
                <th key={seat} scope="col">
                  <Name opened={opened} seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, bySeat, winners }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {bySeat.map((figure, seat) => (
                  <td key={seat} data-best={winners.includes(seat) || undefined}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The map is as large as its box: names on it are written for that size. */
function Map({ words, spoken, shown }: PositionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    let due = 0;
    // In the next frame: what is drawn anew here may change the size of what is being measured.
    const watch = new ResizeObserver(([entry]) => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(() => setWidth(Math.round(entry!.contentRect.width)));
    });
    watch.observe(box.current!);
    return () => {
      cancelAnimationFrame(due);
      watch.disconnect();
    };
  }, []);
  const { Picture } = spoken;
  return (
    <div class="r-map" ref={box}>
      {width > 0 && <Picture shown={shown} width={width} label={words.map(spoken.title)} />}
    </div>
  );
}

/** What has use of its own for arrows, and for Space. */
const WITH_ARROWS = 'input';
const WITH_SPACE = 'input, button, summary';

export function Player(props: PlayerProps) {
  const { opened, words, spoken, playback } = props;
  const at = useValue(playback.at);
  const shown = useMemo(() => opened.at(at), [opened, at]);
  const sentence = useMemo(() => sentenceOf(props, shown), [shown, spoken, words]);
  const press = (event: KeyboardEvent): void => {
    const command = commandOf(event.key, playback);
    const isIn = (event.target as Element).closest(event.key === ' ' ? WITH_SPACE : WITH_ARROWS) !== null;
    if (!command || isIn || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    command();
  };
  return (
    <section class="r-player" aria-label={words.replay(spoken.title)} onKeyDown={press}>
      <Map {...props} shown={shown} />
      <div class="r-panel">
        <p class="r-told">
          <span class="r-chapter">{spoken.chapter(shown)}</span>{' '}
          <span role="status">
            <Rich text={sentence} />
          </span>
        </p>
        <Controls {...props} />
        <Standings {...props} shown={shown} />
        <Scores {...props} shown={shown} />
      </div>
    </section>
  );
}

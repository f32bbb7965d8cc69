// Moving through a game: scrub, step, play, jump to a chapter, borrow somebody's eyes, take the game along.

import { useState } from 'preact/hooks';
import type { GameTypes } from '@branchline/core';
import type { Notation } from '@branchline/core/notation';
import './replay-controls.css';
import { text, textLanguage } from '../messages/more-text.ts';
import { hrefOf } from '../nav/router.ts';
import '../ui/fields.css';
import { Choices, IconButton } from '../ui/controls.tsx';
import { Icon } from '../ui/icons.tsx';
import { layout } from '../ui/layout.ts';
import { Dialog } from './dialog.tsx';
import { download, saveGame } from './files.ts';
import { linksOf, shortLink, wholeLink, type GameLinks } from './share-links.ts';
import { LONGEST_LINK } from './game-link.ts';
import { late } from './late.ts';
import { PlayOn } from './play-on.tsx';
import { REPLAY_SPEEDS, type Eyes, type OpenReplay } from './open-replay.ts';
import { isolated } from '../ui/isolated.ts';

export type Looked = Omit<OpenReplay, 'view' | 'open' | 'entries'>;

/** How the moves of the game are written. */
type Written = () => Promise<Notation<GameTypes>>;

/** The parts a game falls into, such as rounds. */
export type Chapters = {
  readonly label: string;
  /** The number of moves before each of them. */
  readonly starts: readonly number[];
  readonly name: (index: number) => string;
  readonly now: number;
};

type ControlsProps = {
  readonly replay: Looked;
  /** What all eyes together are called. */
  readonly everybody: string;
  readonly chapters: Chapters;
  /** Fetched when somebody copies the moves; without it nobody can. */
  readonly notation?: Written;
};

function EyesMenu({ replay, everybody }: Omit<ControlsProps, 'chapters'>) {
  const { replay: words } = text.value;
  const { opened } = replay;
  const choices: readonly { readonly value: string; readonly name: string; readonly eyes: Eyes }[] = [
    ...(opened.over ? [{ value: 'all', name: everybody, eyes: 'all' as const }] : []),
    ...opened.eyes.map((eyes) => ({
      value: String(eyes),
      name: eyes === 'spectator' ? words.spectator : words.eyesOf(isolated(opened.seats[eyes]!.name)),
      eyes,
    })),
  ];
  return (
    <label class="replay-eyes" title={words.eyes}>
      <Icon name="eye" />
      <select
        class="select-input"
        aria-label={words.eyes}
        value={String(replay.eyes.value)}
        onChange={(event) => {
          const chosen = choices.find(({ value }) => value === event.currentTarget.value);
          if (chosen) replay.look(chosen.eyes);
        }}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ChapterMenu({ replay, chapters }: Omit<ControlsProps, 'everybody'>) {
  const { label, starts, name, now } = chapters;
  return (
    <select
      class="select-input replay-chapter"
      aria-label={label}
      value={now}
      onChange={(event) => replay.goTo((starts[Number(event.currentTarget.value)] ?? 0) + 1)}
    >
      {starts.map((_, index) => (
        <option key={index} value={index}>
          {name(index)}
        </option>
      ))}
    </select>
  );
}

type ReplayProps = { readonly replay: Looked };

function SpeedChoice({ replay }: ReplayProps) {
  return (
    <Choices
      label={text.value.replay.speed}
      labelHidden
      value={replay.speed.value}
      onChange={(speed) => {
        replay.speed.value = speed;
      }}
      choices={REPLAY_SPEEDS.map((value) => ({ value, name: `${value.toLocaleString(textLanguage.value)}×` }))}
    />
  );
}

/** The fingerprint fixed before the deal, and the seed that anyone can check it with. */
function Proof({ replay, onClose }: ReplayProps & { readonly onClose: () => void }) {
  const { proof, replay: words } = text.value;
  const { commitment, seed } = replay.opened;
  return (
    <Dialog title={proof.title} onClose={onClose}>
      <p>{words.verified}</p>
      <p class="section-help">{proof.help}</p>
      <dl class="proof">
        <dt>{proof.commitment}</dt>
        <dd>{commitment}</dd>
        {seed !== undefined && (
          <>
            <dt>{proof.seed}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}

/** A game that a server keeps for everybody needs no more than its address. */
async function copiedAddress(address: string): Promise<string> {
  const { hash } = new URL(address);
  history.replaceState(history.state, '', hash);
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // the address bar holds it too
  }
  return text.value.replay.linkServer;
}

/** Says what was copied. */
async function copiedLink(replay: Looked): Promise<string> {
  const { opened, at, linkTo } = replay;
  const { replay: words } = text.value;
  if (linkTo) return copiedAddress(linkTo(at.value));
  const here = new URL(hrefOf({ screen: 'replay', id: opened.id, move: at.value }), location.href);
  history.replaceState(history.state, '', here);
  // A running game stays where its hands are.
  const whole = opened.over ? await wholeLink(opened.id, at.value) : undefined;
  const isTooLong = whole !== undefined && whole.length > LONGEST_LINK;
  const link = isTooLong ? await shortLink(opened.id, at.value) : whole;
  if (isTooLong && link === undefined) {
    await saveGame(opened.id);
    return words.linkTooLong;
  }
  try {
    await navigator.clipboard.writeText(link ?? here.href);
  } catch {
    // Without the clipboard the address bar still holds the link, which must then be one for other devices.
    if (link !== undefined) history.replaceState(history.state, '', new URL(link).hash);
  }
  if (link === undefined) return words.linkCopied;
  return isTooLong ? words.linkShort : words.linkWhole;
}

/** Copies the moves up to the position that is shown; says so. */
async function copiedMoves({ opened, at, course }: Looked, notation: Written): Promise<string | undefined> {
  // What the table ruled is counted among the entries, and is no move.
  const count = course.filter(({ sequence, ruling }) => sequence <= at.value && ruling === undefined).length;
  const { notationText } = await import('./copy-notation.ts');
  const moves = await notationText(opened.id, count, notation);
  if (moves === undefined) return undefined;
  try {
    await navigator.clipboard.writeText(moves);
    return text.value.replay.notationCopied;
  } catch {
    // Without the clipboard it comes as a file.
    download(new Blob([moves], { type: 'text/plain' }), `branchline-${opened.id}.txt`);
    return undefined;
  }
}

const GameQr = late<{ readonly links: () => Promise<GameLinks>; readonly onClose: () => void }>(
  async () => (await import('./game-qr.tsx')).GameQr,
);

const Embed = late<{ readonly replay: Looked; readonly onClose: () => void }>(
  async () => (await import('./embed.tsx')).Embed,
);

type TakeAlongProps = ReplayProps & Pick<ControlsProps, 'notation'> & { readonly named?: boolean };

/** A link to this very move, the game as a file or as text, and the proof of a fair deal. */
function TakeAlong({ replay, notation, named = false }: TakeAlongProps) {
  const { replay: words, proof: proofWords } = text.value;
  const [copied, setCopied] = useState<string>();
  const [proof, setProof] = useState(false);
  const [handing, setHanding] = useState(false);
  const [embedding, setEmbedding] = useState(false);
  const { id, over } = replay.opened;
  const say = async (copying: Promise<string | undefined>): Promise<void> => {
    setCopied(await copying);
    setTimeout(() => setCopied(undefined), 4000);
  };
  const ways = [
    { icon: 'link', label: words.link, press: () => void say(copiedLink(replay)) },
    ...(over ? [{ icon: 'qr', label: words.qr, press: () => setHanding(true) } as const] : []),
    ...(over && notation
      ? [{ icon: 'notation', label: words.notation, press: () => void say(copiedMoves(replay, notation)) } as const]
      : []),
    ...(over ? [{ icon: 'embed', label: words.embed, press: () => setEmbedding(true) } as const] : []),
    { icon: 'download', label: words.export, press: () => void saveGame(id) },
    { icon: 'check', label: proofWords.title, press: () => setProof(true) },
  ] as const;
  return (
    <>
      {ways.map(({ icon, label, press }) =>
        named ? (
          <button key={icon} type="button" class="replay-way" onClick={press}>
            <Icon name={icon} /> {label}
          </button>
        ) : (
          <IconButton key={icon} icon={icon} label={label} onClick={press} />
        ),
      )}
      {proof && <Proof replay={replay} onClose={() => setProof(false)} />}
      {handing && <GameQr links={() => linksOf(id, replay.at.value)} onClose={() => setHanding(false)} />}
      {embedding && <Embed replay={replay} onClose={() => setEmbedding(false)} />}
      {copied !== undefined && (
        <span class="replay-copied" role="status">
          {copied}
        </span>
      )}
    </>
  );
}

function Scrubber({ replay, starts }: ReplayProps & { readonly starts: readonly number[] }) {
  const { replay: words } = text.value;
  const { moves } = replay.opened;
  return (
    <div class="replay-scrub">
      <input
        type="range"
        min={0}
        max={moves}
        value={replay.at.value}
        aria-label={words.scrub}
        aria-valuetext={words.position(replay.at.value, moves)}
        onInput={(event) => replay.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-chapters" aria-hidden="true">
        {starts.map((before, index) => (
          <i key={index} style={{ left: `${(100 * before) / Math.max(1, moves)}%` }} />
        ))}
      </div>
    </div>
  );
}

function Steps({ replay }: ReplayProps) {
  const { replay: words } = text.value;
  const { opened, at } = replay;
  const position = (move: number): string =>
    layout.value === 'phone' ? `${move} / ${opened.moves}` : words.position(move, opened.moves);
  return (
    <>
      <IconButton icon="first" label={words.start} onClick={() => replay.goTo(0)} />
      <IconButton icon="left" label={words.back} onClick={() => replay.step(-1)} />
      {replay.playing.value ? (
        <IconButton icon="pause" label={words.pause} onClick={replay.pause} class="replay-play" />
      ) : (
        <IconButton icon="play" label={words.play} onClick={replay.play} class="replay-play" />
      )}
      <IconButton icon="right" label={words.forward} onClick={() => replay.step(1)} />
      <IconButton icon="last" label={words.end} onClick={() => replay.goTo(opened.moves)} />
      {/* As wide as at the end: nothing beside it moves while the number grows. */}
      <span class="replay-position" style={{ minWidth: `${position(opened.moves).length + 1}ch` }}>
        {position(at.value)}
      </span>
    </>
  );
}

/** What the table ruled in the course of the game; what was taken back is not among the moves. */
function Rulings({ replay }: ReplayProps) {
  const { rulings: words } = text.value;
  const { takebacks, conceded, seats } = replay.opened;
  const said = [
    ...(takebacks === 0 ? [] : [words.takenBack(takebacks)]),
    ...(conceded === undefined ? [] : [words.gaveUp({ name: seats[conceded]!.name, you: false })]),
  ];
  return said.length === 0 ? null : <p class="replay-rulings">{said.join(' ')}</p>;
}

/** Only what is over is explored: its hands are known. */
const PlayOnFrom = ({ replay: { opened, at } }: ReplayProps) =>
  opened.over ? <PlayOn id={opened.id} move={at.value} /> : null;

/** What has no room beside the steps on a phone. */
function More({ replay, notation }: Omit<TakeAlongProps, 'named'>) {
  const { common } = text.value;
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" label={common.more} expanded={open} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={common.more} onClose={() => setOpen(false)}>
          <SpeedChoice replay={replay} />
          <p class="replay-more">
            <PlayOnFrom replay={replay} />
          </p>
          <div class="replay-ways">
            <TakeAlong replay={replay} {...(notation ? { notation } : {})} named />
          </div>
        </Dialog>
      )}
    </>
  );
}

export function ReplayControls({ replay, everybody, chapters, notation }: ControlsProps) {
  const written = notation ? { notation } : {};
  const phone = layout.value === 'phone';
  const menus = (
    <>
      <ChapterMenu replay={replay} chapters={chapters} />
      <EyesMenu replay={replay} everybody={everybody} />
    </>
  );
  return (
    <section class="panel replay-controls" data-covers="controls" aria-label={text.value.pages.replay}>
      <div class="replay-top">
        <Scrubber replay={replay} starts={chapters.starts} />
        {!phone && (
          <>
            <PlayOnFrom replay={replay} />
            <TakeAlong replay={replay} {...written} />
          </>
        )}
      </div>
      <div class="replay-buttons">
        <Steps replay={replay} />
        {phone ? (
          <More replay={replay} {...written} />
        ) : (
          <>
            <SpeedChoice replay={replay} />
            {menus}
            <Rulings replay={replay} />
          </>
        )}
      </div>
      {phone && (
        <>
          <div class="replay-menus">{menus}</div>
          <Rulings replay={replay} />
        </>
      )}
    </section>
  );
}

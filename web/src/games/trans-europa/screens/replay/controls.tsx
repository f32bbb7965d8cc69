// Moving through a game: scrub, step, play, jump to a round, borrow somebody's eyes, take the game along.

import { useState } from 'preact/hooks';
import { text, textLanguage } from '../../../../messages/text.ts';
import { hrefOf } from '../../../../nav/router.ts';
import { saveGame } from '../../../../table/files.ts';
import { REPLAY_SPEEDS, type Eyes, type ReplayDesk } from '../../../../table/open-replay.ts';
import { Choices, IconButton } from '../../../../ui/controls.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { layout } from '../../../../ui/layout.ts';

type DeskProps = { readonly desk: ReplayDesk };

function EyesMenu({ desk }: DeskProps) {
  const { replay } = text.value;
  const { opened } = desk;
  const choices: readonly { readonly value: string; readonly name: string; readonly eyes: Eyes }[] = [
    ...(opened.over ? [{ value: 'all', name: replay.everybody, eyes: 'all' as const }] : []),
    ...opened.eyes.map((eyes) => ({
      value: String(eyes),
      name: eyes === 'spectator' ? replay.spectator : replay.eyesOf(opened.seats[eyes]!.name),
      eyes,
    })),
  ];
  return (
    <label class="replay-eyes" title={replay.eyes}>
      <Icon name="eye" />
      <select
        class="select-input"
        aria-label={replay.eyes}
        value={String(desk.eyes.value)}
        onChange={(event) => {
          const chosen = choices.find(({ value }) => value === event.currentTarget.value);
          if (chosen) desk.look(chosen.eyes);
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

function RoundMenu({ desk }: DeskProps) {
  const { replay } = text.value;
  const { rounds } = desk.opened;
  return (
    <select
      class="select-input replay-round"
      aria-label={replay.rounds}
      value={desk.round.value}
      onChange={(event) => desk.goTo((rounds[Number(event.currentTarget.value) - 1] ?? 0) + 1)}
    >
      {rounds.map((_, index) => (
        <option key={index} value={index + 1}>
          {replay.round(index + 1)}
        </option>
      ))}
    </select>
  );
}

function SpeedChoice({ desk }: DeskProps) {
  return (
    <Choices
      label={text.value.replay.speed}
      labelHidden
      value={desk.speed.value}
      onChange={(speed) => {
        desk.speed.value = speed;
      }}
      choices={REPLAY_SPEEDS.map((value) => ({ value, name: `${value.toLocaleString(textLanguage.value)}×` }))}
    />
  );
}

/** The fingerprint fixed before the deal, and the seed that anyone can check it with. */
function Proof({ desk, onClose }: { readonly desk: ReplayDesk; readonly onClose: () => void }) {
  const { over, replay } = text.value;
  const { commitment, seed } = desk.opened;
  return (
    <Dialog title={over.proof} onClose={onClose}>
      <p>{replay.verified}</p>
      <p class="section-help">{over.proofHelp}</p>
      <dl class="proof">
        <dt>{over.commitment}</dt>
        <dd>{commitment}</dd>
        {seed !== undefined && (
          <>
            <dt>{over.seed}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}

/** A link to this very move, the game as a file, and the proof of a fair deal. */
function TakeAlong({ desk }: DeskProps) {
  const { replay, over } = text.value;
  const [copied, setCopied] = useState(false);
  const [proof, setProof] = useState(false);
  const { id } = desk.opened;
  const copyLink = async (): Promise<void> => {
    const link = new URL(hrefOf({ screen: 'replay', id, move: desk.at.value }), location.href);
    history.replaceState(history.state, '', link);
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      // Without the clipboard the address bar still holds the link.
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <>
      <IconButton icon="link" label={replay.link} onClick={() => void copyLink()} />
      <IconButton icon="download" label={replay.export} onClick={() => void saveGame(id)} />
      <IconButton icon="check" label={over.proof} onClick={() => setProof(true)} />
      {proof && <Proof desk={desk} onClose={() => setProof(false)} />}
      {copied && (
        <span class="replay-copied" role="status">
          {replay.linkCopied}
        </span>
      )}
    </>
  );
}

function Scrubber({ desk }: DeskProps) {
  const { replay } = text.value;
  const { moves, rounds } = desk.opened;
  return (
    <div class="replay-scrub">
      <input
        type="range"
        min={0}
        max={moves}
        value={desk.at.value}
        aria-label={replay.scrub}
        aria-valuetext={replay.position(desk.at.value, moves)}
        onInput={(event) => desk.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-rounds" aria-hidden="true">
        {rounds.map((before, index) => (
          <i key={index} style={{ left: `${(100 * before) / Math.max(1, moves)}%` }} />
        ))}
      </div>
    </div>
  );
}

export function ReplayControls({ desk }: DeskProps) {
  const { replay, common } = text.value;
  const { opened, at } = desk;
  const [more, setMore] = useState(false);
  const phone = layout.value === 'phone';
  return (
    <section class="panel replay-controls" data-covers aria-label={replay.title}>
      <Scrubber desk={desk} />
      <div class="replay-buttons">
        <IconButton icon="first" label={replay.start} onClick={() => desk.goTo(0)} />
        <IconButton icon="left" label={replay.back} onClick={() => desk.step(-1)} />
        {desk.playing.value ? (
          <IconButton icon="pause" label={replay.pause} onClick={desk.pause} class="replay-play" />
        ) : (
          <IconButton icon="play" label={replay.play} onClick={desk.play} class="replay-play" />
        )}
        <IconButton icon="right" label={replay.forward} onClick={() => desk.step(1)} />
        <IconButton icon="last" label={replay.end} onClick={() => desk.goTo(opened.moves)} />
        <span class="replay-position">
          {phone ? `${at.value} / ${opened.moves}` : replay.position(at.value, opened.moves)}
        </span>
        {!phone && <SpeedChoice desk={desk} />}
        {phone ? (
          <IconButton icon="menu" label={common.more} expanded={more} onClick={() => setMore(true)} />
        ) : (
          <>
            <RoundMenu desk={desk} />
            <EyesMenu desk={desk} />
            <TakeAlong desk={desk} />
          </>
        )}
      </div>
      {phone && (
        <div class="replay-menus">
          <RoundMenu desk={desk} />
          <EyesMenu desk={desk} />
        </div>
      )}
      {more && (
        <Dialog title={common.more} onClose={() => setMore(false)}>
          <SpeedChoice desk={desk} />
          <div class="replay-more">
            <TakeAlong desk={desk} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

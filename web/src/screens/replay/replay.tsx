// Looking back at a game: scrub, step, play, jump to a round, borrow any player's eyes.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import { gridOf } from '@branchline/trans-europa';
import './replay.css';
import { text, textLanguage } from '../../app/language.ts';
import { boardName, boardTexts, cityName } from '../../app/names.ts';
import { go, hrefOf } from '../../app/router.ts';
import { isStill } from '../../app/theme.ts';
import { Board, PlayerToken, type BoardHandle } from '../../board/index.ts';
import { colourOfSeat } from '../../play/colours.ts';
import { logLines } from '../../play/log.ts';
import { openReplay, REPLAY_SPEEDS, type Eyes, type ReplayDesk } from '../../store/replay.ts';
import { saveGame } from '../../store/files.ts';
import type { OpenProblem } from '../../worker/protocol.ts';
import { BrandSign } from '../../ui/brand.tsx';
import { Choices, IconButton } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { layout } from '../../ui/layout.ts';
import { usePanels } from '../../ui/panels.ts';
import { Rich } from '../../ui/rich.tsx';
import { OpenTrouble } from '../trouble.tsx';
import { ReplayHands } from './hands.tsx';
import { replayMarks } from './marks.ts';
import { ReplayPlayers } from './players.tsx';

type ReplayProps = { readonly id: string; readonly move: number | undefined };

export function Replay({ id, move }: ReplayProps) {
  const [desk, setDesk] = useState<ReplayDesk | OpenProblem>();
  useEffect(() => {
    let wanted = true;
    let opened: ReplayDesk | undefined;
    void openReplay(id, move).then((found) => {
      if (!wanted) return;
      if (!('problem' in found)) opened = found;
      setDesk(found);
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [id]);
  if (!desk) return <main class="waiting" aria-busy="true" aria-label={text.value.common.loading} />;
  if ('problem' in desk) return <OpenTrouble id={id} problem={desk} />;
  return <ReplayView desk={desk} />;
}

function EyesMenu({ desk }: { readonly desk: ReplayDesk }) {
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

function Controls({ desk }: { readonly desk: ReplayDesk }) {
  const { replay, over } = text.value;
  const { opened, at } = desk;
  const [copied, setCopied] = useState(false);
  const [proof, setProof] = useState(false);
  const copyLink = async (): Promise<void> => {
    const link = new URL(hrefOf({ screen: 'replay', id: opened.id, move: at.value }), location.href);
    history.replaceState(null, '', link);
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      // Without the clipboard the address bar still holds the link.
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <section class="panel replay-controls" data-covers aria-label={replay.title}>
      <div class="replay-scrub">
        <input
          type="range"
          min={0}
          max={opened.moves}
          value={at.value}
          aria-label={replay.scrub}
          aria-valuetext={replay.position(at.value, opened.moves)}
          onInput={(event) => desk.goTo(event.currentTarget.valueAsNumber)}
        />
        <div class="replay-rounds" aria-hidden="true">
          {opened.rounds.map((before, index) => (
            <i key={index} style={{ left: `${(100 * before) / Math.max(1, opened.moves)}%` }} />
          ))}
        </div>
      </div>
      <div class="replay-buttons">
        <IconButton icon="first" label={replay.start} onClick={() => desk.goTo(0)} />
        <IconButton icon="left" label={replay.back} onClick={() => desk.goTo(at.value - 1)} />
        {desk.playing.value ? (
          <IconButton icon="pause" label={replay.pause} onClick={desk.pause} class="replay-play" />
        ) : (
          <IconButton icon="play" label={replay.play} onClick={desk.play} class="replay-play" />
        )}
        <IconButton icon="right" label={replay.forward} onClick={() => desk.goTo(at.value + 1)} />
        <IconButton icon="last" label={replay.end} onClick={() => desk.goTo(opened.moves)} />
        <span class="replay-position">{replay.position(at.value, opened.moves)}</span>
        <Choices
          label={replay.speed}
          labelHidden
          value={desk.speed.value}
          onChange={(speed) => {
            desk.speed.value = speed;
          }}
          choices={REPLAY_SPEEDS.map((value) => ({ value, name: `${value.toLocaleString(textLanguage.value)}×` }))}
        />
        <select
          class="select-input"
          aria-label={replay.rounds}
          value={desk.round.value}
          onChange={(event) => desk.goTo((opened.rounds[Number(event.currentTarget.value) - 1] ?? 0) + 1)}
        >
          {opened.rounds.map((_, index) => (
            <option key={index} value={index + 1}>
              {replay.round(index + 1)}
            </option>
          ))}
        </select>
        <EyesMenu desk={desk} />
        <IconButton icon="link" label={replay.link} onClick={() => void copyLink()} />
        <IconButton icon="download" label={replay.export} onClick={() => void saveGame(opened.id)} />
        <IconButton icon="check" label={over.proof} onClick={() => setProof(true)} />
        {proof && <Proof desk={desk} onClose={() => setProof(false)} />}
        {copied && (
          <span class="replay-copied" role="status">
            {replay.linkCopied}
          </span>
        )}
      </div>
    </section>
  );
}

function ReplayLog({ desk }: { readonly desk: ReplayDesk }) {
  const { opened } = desk;
  const { board } = gridOf(desk.view.value.config.board);
  const words = { text: text.value, language: textLanguage.value, city: cityName };
  const entries = desk.entries.value;
  const lines = useMemo(
    () =>
      logLines({ board, words, who: (seat) => ({ name: opened.seats[seat]!.name, you: false }) }, entries)
        .toReversed()
        .slice(0, 60),
    [entries, text.value],
  );
  return (
    <section class="panel log" data-open data-covers aria-label={text.value.table.log}>
      <ol class="log-list" reversed>
        {lines.map((line) => (
          <li key={line.key} class="log-line" data-weight={line.weight}>
            <button type="button" class="log-number log-jump" onClick={() => desk.goTo(line.sequence)}>
              {line.sequence}
            </button>
            {line.seat === undefined ? (
              <span class="log-dot" />
            ) : (
              <PlayerToken colour={colourOfSeat(line.seat)} size={17} />
            )}
            <span class="log-text">
              <Rich text={line.text} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ReplayView({ desk }: { readonly desk: ReplayDesk }) {
  const { common, editions, replay } = text.value;
  const { ref, panels } = usePanels();
  const view = desk.view.value;
  const { board } = gridOf(view.config.board);
  const texts = useMemo(() => boardTexts.value(board), [boardTexts.value, board]);
  const handle = useMemo(() => signal<BoardHandle | undefined>(undefined), []);
  const marks = replayMarks(desk);
  const phone = layout.value === 'phone';
  const tall = layout.value === 'tablet-tall';
  const insets = useMemo(
    () =>
      phone
        ? { top: 64, right: 0, bottom: 220, left: 0 }
        : tall
          ? { top: 72, right: 0, bottom: 240, left: 0 }
          : { top: 48, right: 332, bottom: 132, left: 0 },
    [phone, tall],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, button, a')) return;
      if (event.key === 'ArrowRight') desk.goTo(desk.at.value + 1);
      else if (event.key === 'ArrowLeft') desk.goTo(desk.at.value - 1);
      else if (event.key === ' ') {
        event.preventDefault();
        if (desk.playing.value) desk.pause();
        else desk.play();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
  const eyes = desk.eyes.value;
  return (
    <main ref={ref} class={`table replay table-${layout.value} c-${colourOfSeat(typeof eyes === 'number' ? eyes : 0)}`}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {replay.title}
      </h1>
      <div class="table-map">
        <Board
          board={board}
          marks={marks.value}
          me={colourOfSeat(typeof eyes === 'number' ? eyes : 0)}
          texts={texts}
          insets={insets}
          panels={panels}
          fit={phone ? 'height' : 'all'}
          compact={phone}
          motion={desk.playing.value && desk.speed.value <= 2 && !isStill.value ? 'on' : 'off'}
          handle={(found) => {
            handle.value = found;
          }}
        />
      </div>
      <div class="table-panels">
        <div class="corner-top-left">
          <a class="panel title" data-covers href={hrefOf({ screen: 'home' })}>
            <BrandSign />
            <span class="title-brand">{replay.title}</span>
            <span class="title-table">
              {boardName(board)} · {editions[view.config.edition].name}
            </span>
          </a>
        </div>
        {!phone && !tall && (
          <div class="rail" data-covers>
            <ReplayPlayers desk={desk} />
            <ReplayLog desk={desk} />
          </div>
        )}
        <div class="replay-bottom">
          <ReplayHands desk={desk} />
          <Controls desk={desk} />
        </div>
        <IconButton
          icon="close"
          label={common.close}
          onClick={() => go({ screen: 'games' })}
          class="panel replay-close"
        />
      </div>
    </main>
  );
}

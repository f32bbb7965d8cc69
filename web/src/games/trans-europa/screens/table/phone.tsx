// The table on a phone: a strip of players above the map, a sheet with the own turn below it.

import { useState } from 'preact/hooks';
import { text } from '../../../../messages/text.ts';
import { BoardOverview, PlayerToken } from '../../board/index.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { standingOf } from '../../play/score.ts';
import { capital } from '../../play/words.ts';
import type { BoardDesk } from '../../state/board-marks.ts';
import type { Play } from '../../state/play.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Tickets } from './hand.tsx';
import { HintCard } from './hint-card.tsx';
import { LogList } from './log-panel.tsx';
import { PlayersPanel, SupplySign } from './players-panel.tsx';
import { turnSeats, whoIs } from './seats.ts';
import { TableMenu } from './tools.tsx';
import { Budget, MissingChange, PlanList, TurnButtons, turnHelp, turnTitle } from './turn-panel.tsx';

export function PlayerStrip({ play, onKeys }: { readonly play: Play; readonly onKeys: () => void }) {
  const { table } = play;
  const { table: words, common } = text.value;
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState(false);
  const view = table.view.value;
  const active = turnSeats(view);
  const who = whoIs(table);
  const ended = table.roundEnd.value;
  // The strip counts when the locomotives do.
  const scores = ended && play.reveal.stage.value !== 'score' ? ended.scoresBefore : view.public.scores;
  return (
    <header class="panel strip" data-covers>
      <button type="button" class="strip-players" onClick={() => setOpen(true)}>
        <span class="visually-hidden">{words.scores}</span>
        {table.seats.value.map((info, seat) => (
          <span
            key={seat}
            class={`strip-player c-${colourOfSeat(seat)}`}
            data-active={active.includes(seat) || undefined}
          >
            <span class="strip-score">
              <PlayerToken colour={colourOfSeat(seat)} size={18} />
              <b>{standingOf(view.config, scores[seat]!).figure}</b>
            </span>
            <span class="strip-name">{who(seat).you ? capital(common.you) : info.name}</span>
          </span>
        ))}
      </button>
      <IconButton icon="menu" label={common.menu} onClick={() => setMenu(true)} />
      {open && (
        <Dialog title={words.scores} onClose={() => setOpen(false)} class="scores-dialog">
          <PlayersPanel table={table} />
          <LogList play={play} />
        </Dialog>
      )}
      {menu && (
        <TableMenu
          play={play}
          onClose={() => setMenu(false)}
          onKeys={() => {
            setMenu(false);
            onKeys();
          }}
        />
      )}
    </header>
  );
}

/** The whole board at a glance, with the supply; a press shows all of it. */
export function Overview({ play, desk }: { readonly play: Play; readonly desk: BoardDesk }) {
  const { table: words } = text.value;
  const { supply } = play.table.view.value.public.tracks;
  const seen = play.seen.value;
  return (
    <button type="button" class="panel overview" data-covers title={words.fit} onClick={() => play.handle.value?.fit()}>
      <BoardOverview
        board={play.board}
        marks={desk.marks.value}
        me={colourOfSeat(play.seat.value ?? 0)}
        {...(seen === undefined ? {} : { seen: { view: seen, width: innerWidth, height: innerHeight } })}
      />
      <span class="supply">
        <SupplySign /> <b>{words.supplyShort(supply)}</b>
      </span>
    </button>
  );
}

export function Sheet({ play }: { readonly play: Play }) {
  const { table: words, turn } = text.value;
  const { table } = play;
  const [low, setLow] = useState(false);
  const acting = table.acting.value !== undefined;
  const building = table.view.value.public.stage.kind === 'build' && play.ground.value !== undefined;
  const help = turnHelp(play);
  return (
    <section class="panel sheet" data-covers data-low={low || undefined} aria-label={turnTitle(play)}>
      <button
        type="button"
        class="sheet-grip"
        aria-label={low ? words.expand : words.collapse}
        aria-expanded={!low}
        onClick={() => setLow(!low)}
      />
      {!low && (
        <>
          <header class="turn-head">
            <h2>{turnTitle(play)}</h2>
            {acting && building && <Budget play={play} />}
            {play.targets.value && building && (
              <span class="sheet-missing">
                {turn.stillMissing} <MissingChange play={play} />
              </span>
            )}
          </header>
          {help !== undefined && (
            <p class="turn-help" data-urgent={play.endPending.value || undefined}>
              {help}
            </p>
          )}
          <HintCard play={play} />
          <Tickets play={play} />
          {play.plan.value.lays.some(
            ({ line }) => play.board.lines.find(({ id }) => id === line)?.kind === 'ferry',
          ) && <PlanList play={play} />}
        </>
      )}
      {acting && (
        <div class="sheet-actions">
          <IconButton icon="bulb" label={words.hint} onClick={() => void play.hints.askHint()} />
          <TurnButtons play={play} compact />
        </div>
      )}
    </section>
  );
}

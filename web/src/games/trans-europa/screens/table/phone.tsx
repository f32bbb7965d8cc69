// The table on a phone: a strip of players above the map, a sheet with the own turn below it.

import { useState } from 'preact/hooks';
import { text } from '../../messages/text.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { tellsProgress } from '../../play/claims.ts';
import { standingOf } from '../../play/score.ts';
import { capital } from '../../play/words.ts';
import { roundScoredIn, scoresBefore } from '../../play/pace.ts';
import type { Display } from '../../state/display.ts';
import type { Play } from '../../state/play.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { layout, lying } from '../../../../ui/layout.ts';
import { mayHandOn, Tickets } from './hand.tsx';
import { Backs } from '../parts/backs.tsx';
import { Supply, SupplySign } from '../parts/supply.tsx';
import { SignAt } from '../../../../table/around.tsx';
import { whoIs } from '../../../../table/people.ts';
import { turnSeats } from './seats.ts';
import { NetworkButton } from './show-network.tsx';
import {
  Changes,
  ClaimButton,
  ClaimNote,
  HandNote,
  HintCard,
  Overview,
  PlanList,
  PlanNote,
  ScoresDialog,
  SpecialCards,
  TableMenu,
} from './late-parts.ts';
import { AheadButtons, Budget, GoalLine, MissingChange, TurnButtons, turnHelp, turnTitle } from './turn-panel.tsx';

export function PlayerStrip({ play, onKeys }: { readonly play: Play; readonly onKeys: () => void }) {
  const { table } = play;
  const { table: words, common } = text.value;
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState(false);
  const view = table.view.value;
  const active = turnSeats(view);
  const who = whoIs(table);
  const scored = roundScoredIn(table.stop.value);
  // The strip counts when the locomotives do.
  const scores = scored && play.reveal.stage.value !== 'score' ? scoresBefore(scored) : view.public.scores;
  return (
    <header class="panel strip" data-covers="strip">
      <button type="button" class="strip-players" onClick={() => setOpen(true)}>
        <span class="visually-hidden">{words.scores}</span>
        {table.seats.value.map((_, seat) => (
          <span
            key={seat}
            class={`strip-player c-${colourOfSeat(seat)}`}
            data-active={active.includes(seat) || undefined}
          >
            <span class="strip-score">
              <SignAt seat={seat}>
                <PlayerToken colour={colourOfSeat(seat)} size={18} />
              </SignAt>
              <b>{standingOf(view.config, scores[seat]!).figure}</b>
            </span>
            <span class="strip-name">{who(seat).you ? capital(common.you) : who(seat).name}</span>
            <Backs view={view} seat={seat} size={10} />
          </span>
        ))}
      </button>
      {layout.value === 'tablet-tall' && (
        <p class="strip-supply supply" title={words.supply(view.public.tracks.supply)}>
          <Supply left={view.public.tracks.supply} />
        </p>
      )}
      <IconButton icon="menu" label={common.menu} onClick={() => setMenu(true)} />
      {open && <ScoresDialog play={play} onClose={() => setOpen(false)} />}
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

/** One line below the players: special cards, the own network, the board once it was moved, the supply, what has changed. */
export function PhoneFacts({ play, display }: { readonly play: Play; readonly display: Display }) {
  const { supply } = play.table.view.value.public.tracks;
  const isMoved = play.seen.value !== undefined && play.handle.value?.isResting() === false;
  return (
    <div class="phone-facts">
      {play.table.view.value.public.cards.length > 0 && <SpecialCards table={play.table} />}
      <p class="panel phone-supply" data-covers="supply">
        <NetworkButton play={play} />
        {isMoved && <Overview play={play} display={display} />}
        <span class="supply" title={text.value.table.supply(supply)}>
          <SupplySign /> <b class="supply-said">{text.value.table.supplyShort(supply)}</b>
          <b class="supply-count">{supply}</b>
        </span>
      </p>
      {!lying.value && <Changes play={play} />}
    </div>
  );
}

export function Sheet({ play }: { readonly play: Play }) {
  const { table: words, turn } = text.value;
  const { table } = play;
  const [low, setLow] = useState(false);
  const acting = table.acting.value !== undefined;
  const building = table.view.value.public.stage.kind === 'build' && play.site.value !== undefined;
  const help = turnHelp(play);
  return (
    <section class="panel sheet" data-low={low || undefined} aria-label={turnTitle(play)}>
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
            {play.canClaim.value && <ClaimButton play={play} compact />}
            {acting && building && <Budget play={play} />}
            {play.targets.value && building && (
              <span class="sheet-missing">
                {turn.stillMissing} <MissingChange play={play} />
              </span>
            )}
          </header>
          <GoalLine play={play} />
          {help !== undefined && (
            <p class="turn-help" data-urgent={play.endPending.value || undefined}>
              {help}
            </p>
          )}
          {/* Over the map it would cover what the whole board shows there. */}
          {lying.value && <Changes play={play} />}
          {mayHandOn(table) && <HandNote play={play} />}
          {play.hints.hint.value && <HintCard play={play} />}
          {!tellsProgress(table.view.value) && <ClaimNote play={play} brief />}
          <Tickets play={play} />
          {play.plan.value.lays.some(({ line }) => play.board.lines.find(({ id }) => id === line)?.kind === 'ferry') ? (
            <PlanList play={play} />
          ) : (
            <PlanNote play={play} />
          )}
        </>
      )}
      {!acting && !low && <AheadButtons play={play} />}
      {acting && (
        <div class="sheet-actions">
          {tellsProgress(table.view.value) && (
            <IconButton icon="bulb" label={words.hint} onClick={() => void play.hints.askHint()} />
          )}
          <TurnButtons play={play} compact />
        </div>
      )}
    </section>
  );
}

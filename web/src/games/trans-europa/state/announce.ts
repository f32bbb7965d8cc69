// What is told at the table without being asked: the others' moves, lines that meet, the own turn, the end of a round.

import type { Seat } from '@branchline/core';
import { gridOf } from '@branchline/trans-europa';
import { say } from '../../../ui/live.ts';
import { text } from '../../../messages/text.ts';
import type { Who } from '../../../messages/who.ts';
import { logLines } from '../play/log.ts';
import { standingOf } from '../play/score.ts';
import { targetsOf } from '../play/targets.ts';
import { atLine, atJunction } from '../play/words.ts';
import type { Play } from './play.ts';
import type { RoundScored, TableEntry } from '../../../table/open-table.ts';

const plain = (rich: string): string => rich.replaceAll('*', '');

export function announceAt(play: Play, who: (seat: Seat) => Who): () => void {
  const { table, board } = play;
  let laying: { readonly seat: Seat; count: number; line: string } | undefined;

  const flush = (): string[] => {
    if (!laying) return [];
    const { seat, count, line } = laying;
    laying = undefined;
    const { name } = who(seat);
    return [
      text.value.speech.moved(
        name,
        count,
        atLine(play.words.value, board, line),
        table.view.value.public.tracks.supply,
      ),
    ];
  };

  function ended({ reason, complete, missing }: RoundScored): string {
    const { speech, roundEnd } = text.value;
    const seat = play.seat.value;
    const why =
      reason === 'connected'
        ? roundEnd.connected(complete.map(who))
        : reason === 'supply'
          ? roundEnd.supply
          : roundEnd.stuck;
    if (seat === undefined) return why;
    const { shown, kind } = standingOf(table.view.value.config, table.view.value.public.scores[seat]!);
    return kind === 'penalty' ? speech.end(why, missing[seat]!, shown) : speech.endPrestige(why, missing[seat]!, shown);
  }

  function turn(): string | undefined {
    const { speech, list } = text.value;
    const view = table.view.value;
    const seat = table.acting.value;
    if (seat === undefined || !view.own) return undefined;
    const { graph } = gridOf(board.id);
    const name = (city: number): string =>
      play.words.value.city(board.cities.find(({ id }) => id === graph.cityIds[city])!);
    if (view.public.stage.kind === 'markers') return speech.turnMarker(list(view.own.hand.map(name)));
    if (view.public.stage.kind !== 'build' || view.public.stage.laid > 0) return undefined;
    const targets = targetsOf(view, seat, view.own.hand);
    const open = targets.list
      .filter(({ linked }) => !linked)
      .map(({ city, toGo }) => speech.cityToGo(name(city), toGo));
    return speech.turn(targets.missing, `${list(open)}.`);
  }

  function hear(entry: TableEntry): void {
    const parts: string[] = [];
    for (const event of entry.events) {
      if (event.kind === 'track-laid') {
        if (event.seat === play.seat.value) continue;
        if (laying?.seat !== event.seat) parts.push(...flush());
        laying = { seat: event.seat, count: (laying?.count ?? 0) + 1, line: event.line };
      } else if (event.kind === 'marker-placed' && event.seat !== play.seat.value) {
        parts.push(text.value.speech.placed(who(event.seat).name, atJunction(play.words.value, board, event.at)));
      } else if (event.kind === 'round-scored') parts.push(...flush(), ended(event));
      else if (
        ['networks-joined', 'special-cards', 'completed', 'game-over', 'hands-passed', 'passed'].includes(event.kind)
      ) {
        const [line] = logLines({ board, words: play.words.value, who }, [{ ...entry, events: [event] }]);
        if (line) parts.push(`${plain(line.text)}.`);
      }
    }
    const { stage } = table.view.value.public;
    if (laying && !(stage.kind === 'build' && stage.seat === laying.seat)) parts.push(...flush());
    const mine = turn();
    if (mine !== undefined && entry.by !== table.acting.value) parts.push(mine);
    const { speech } = text.value;
    if (entry.by === table.acting.value && play.canEndTurn.value) parts.push(speech.enterEnds);
    if (parts.length > 0) say(parts.join(' '));
  }

  return table.onShown(hear);
}

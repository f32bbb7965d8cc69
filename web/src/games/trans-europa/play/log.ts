// The log: what happened, in sentences, the tracks of one turn in one line.

import type { Board, LineId } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { Event } from '@branchline/trans-europa';
import type { Who } from '../../../messages/who.ts';
import type { LogLine } from '../../../table/log-item.tsx';
import type { Entry } from '../types.ts';
import { cardNames, type NameOfCard } from './card-names.ts';
import { atJunction, atLine, type ToldTexts, type Words } from './words.ts';

export type LogTable = {
  readonly board: Board;
  readonly words: Words<ToldTexts>;
  readonly who: (seat: Seat) => Who;
  /** What special cards are called, where the page's own names are not meant. */
  readonly card?: NameOfCard;
};

type Laying = { readonly seat: Seat; readonly lines: LineId[]; sequence: number };

export function logLines(table: LogTable, entries: readonly Entry[]): LogLine[] {
  const lines: LogLine[] = [];
  let laying: Laying | undefined;
  const flush = (): void => {
    if (laying) lines.push(laidLine(table, laying));
    laying = undefined;
  };
  for (const { sequence, events } of entries) {
    events.forEach((event, index) => {
      if (event.kind === 'track-laid') {
        if (laying?.seat === event.seat) {
          laying.lines.push(event.line);
          laying.sequence = sequence;
        } else {
          flush();
          laying = { seat: event.seat, lines: [event.line], sequence };
        }
        return;
      }
      const line = lineOf(table, event);
      if (!line) return;
      flush();
      lines.push({ key: `${sequence}.${index}`, sequence, ...line });
    });
  }
  flush();
  return lines;
}

function laidLine({ board, words, who }: LogTable, { seat, lines, sequence }: Laying): LogLine {
  const { log } = words.text;
  const place = atLine(words, board, lines.at(-1)!);
  const kinds = lines.map((id) => board.lines.find((line) => line.id === id)?.kind ?? 'flat');
  const person = who(seat);
  const single = lines.length === 1 ? kinds[0] : undefined;
  const text =
    single === 'sea'
      ? log.crossed(person, place)
      : single === 'river'
        ? log.bridged(person, place)
        : single === 'mountain'
          ? log.climbed(person, place)
          : single === 'ferry'
            ? log.ferry(person, place)
            : log.laid(person, lines.length, place);
  return { key: `${sequence}.laid`, sequence, seat, text, weight: 'plain' };
}

type Wording = Pick<LogLine, 'text' | 'weight'> & { readonly seat?: Seat };

const quiet = (text: string, seat?: Seat): Wording => ({
  text,
  weight: 'quiet',
  ...(seat === undefined ? {} : { seat }),
});
const strong = (text: string, seat?: Seat): Wording => ({ ...quiet(text, seat), weight: 'strong' });

/** Events that need no line of their own give nothing. */
function lineOf({ board, words, who, card = cardNames.value }: LogTable, event: Event): Wording | undefined {
  const { log, list } = words.text;
  const cityWord = (id: string | undefined): string | undefined => {
    const city = board.cities.find((known) => known.id === id);
    return city && words.city(city);
  };
  switch (event.kind) {
    case 'start-player':
      return quiet(log.started(who(event.seat)), event.seat);
    case 'dealt':
      return strong(log.dealt(event.round));
    case 'special-cards': {
      const names = event.cards.map((number) => card(board, number));
      return strong(log.cards(list(names), names.length));
    }
    case 'extra-drawn':
      return quiet(log.extra(who(event.seat), cityWord(event.city)), event.seat);
    case 'chosen':
      return quiet(log.chosen(who(event.seat)), event.seat);
    case 'card-passed':
      return quiet(log.cardPassed(who(event.from), who(event.to), cityWord(event.city)), event.from);
    case 'card-returned':
      return quiet(log.cardReturned(who(event.seat), cityWord(event.city)), event.seat);
    case 'hands-passed':
      return quiet(log.handsPassed);
    case 'cards-revealed':
      return quiet(log.revealed(who(event.seat), list(event.cities.map((id) => cityWord(id) ?? id))), event.seat);
    case 'marker-placed':
      return {
        text: log.marker(who(event.seat), atJunction(words, board, event.at)),
        weight: 'plain',
        seat: event.seat,
      };
    case 'networks-joined':
      return quiet(log.joined(event.seats.map(who)));
    case 'ferry-opened':
      return quiet(
        event.only === undefined
          ? log.ferryOpen(atLine(words, board, event.line))
          : log.ferryOnly(atLine(words, board, event.line), event.only.map(who)),
      );
    case 'completed':
      return strong(log.completed(who(event.seat)), event.seat);
    case 'claimed':
      return strong((event.right ? log.claimed : log.claimedWrong)(who(event.seat)), event.seat);
    case 'passed':
      return quiet(log.passed(who(event.seat)), event.seat);
    case 'round-scored':
      return strong(log.scored(event.round));
    case 'game-over':
      return strong(log.over(event.winners.map(who)));
    default:
      return undefined;
  }
}

// What is told at the table without being asked: the others' moves, lines that meet, the own turn, the end of a round.

import type { Board, CityIndex, LineId } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import type { Event } from '@branchline/trans-europa';
import type { Who } from '../../../words/people.ts';
import { whoIs } from '../../../table/people.ts';
import { text, textLanguage } from '../messages/text.ts';
import { cardTask } from '../play/card-task.ts';
import { tellsProgress } from '../play/claims.ts';
import { logLines } from '../play/log.ts';
import { cityName } from '../play/names.ts';
import type { RoundScored } from '../play/pace.ts';
import { roundReason } from '../play/round-reason.ts';
import { standingOf } from '../play/score.ts';
import { siteOf } from '../play/site.ts';
import { keptPlan } from './plans.ts';
import { targetsOf } from '../play/targets.ts';
import { atJunction, atLine, type Words } from '../play/words.ts';
import type { Entry, Table } from '../types.ts';

type Laying = { readonly seat: Seat; readonly count: number; readonly line: LineId };

type Speaker = {
  readonly table: Table;
  readonly board: Board;
  readonly who: (seat: Seat) => Who;
};

const plain = (rich: string): string => rich.replaceAll('*', '');

const wordsNow = (): Words => ({ text: text.value, language: textLanguage.value, city: cityName });

/** Kinds of events that are told as the log tells them. */
const AS_LOGGED: ReadonlySet<Event['kind']> = new Set([
  'networks-joined',
  'special-cards',
  'completed',
  'claimed',
  'game-over',
  'hands-passed',
  'passed',
]);

function laidText({ table, board, who }: Speaker, { seat, count, line }: Laying): string {
  const { speech } = text.value;
  const { own, public: position } = table.view.value;
  const [place, left] = [atLine(wordsNow(), board, line), position.tracks.supply];
  return seat === own?.seat ? speech.youMoved(count, place, left) : speech.moved(who(seat).name, count, place, left);
}

function endText({ table, who }: Speaker, entry: Entry, scored: RoundScored): string {
  const { speech } = text.value;
  const { missing } = scored;
  const { config, own, public: position } = table.view.value;
  const why = roundReason(text.value, entry, { scored, who });
  if (!own) return why;
  const { shown, kind } = standingOf(config, position.scores[own.seat]!);
  const say = kind === 'penalty' ? speech.end : speech.endPrestige;
  return say(why, missing[own.seat]!, shown);
}

/** The own turn at its beginning, with what is missing or what a special card asks for. */
function turnText({ table, board }: Speaker): string | undefined {
  const { speech, turn, list } = text.value;
  const view = table.view.value;
  const seat = table.acting.value;
  if (seat === undefined || !view.own) return undefined;
  const { graph } = gridOf(board.id);
  const name = (city: CityIndex): string => cityName(board.cities.find(({ id }) => id === graph.cityIds[city])!);
  const { stage } = view.public;
  if (stage.kind === 'markers') return speech.turnMarker(list(view.own.hand.map(name)));
  const task = cardTask(view);
  if (task !== undefined) return `${turn.yours}. ${task}.`;
  if (stage.kind !== 'build' || stage.laid > 0) return undefined;
  if (!tellsProgress(view)) return `${turn.yours}.`;
  const targets = targetsOf(view, seat, view.own.hand);
  const open = targets.list.filter(({ linked }) => !linked).map(({ city, toGo }) => speech.cityToGo(name(city), toGo));
  return speech.turn(targets.missing, `${list(open)}.`);
}

function canEndTurn({ table }: Speaker): boolean {
  const seat = table.acting.value;
  const site = seat === undefined ? undefined : siteOf(table.view.value, seat);
  return site?.active === true && transEuropa.check(site.view, site.seat, { do: 'end-turn' }) === undefined;
}

/** The tracks of one turn are told together, once it is over. */
export function speechAt(table: Table): (told: Entry) => string | undefined {
  const speaker: Speaker = { table, board: gridOf(table.view.peek().config.board).board, who: whoIs(table) };
  let laying: Laying | undefined;
  /** The same question is told once: while several choose in secret, each choice is an entry. */
  let asked: string | undefined;
  const flush = (): string[] => {
    const told = laying ? [laidText(speaker, laying)] : [];
    laying = undefined;
    return told;
  };

  function eventTexts(entry: Entry, event: Event): string[] {
    const { board, who } = speaker;
    const you = table.view.value.own?.seat;
    if (event.kind === 'track-laid') {
      const before = laying?.seat === event.seat ? [] : flush();
      laying = { seat: event.seat, count: (laying?.count ?? 0) + 1, line: event.line };
      return before;
    }
    if (event.kind === 'marker-placed') {
      if (event.seat === you) return [];
      return [text.value.speech.placed(who(event.seat).name, atJunction(wordsNow(), board, event.at))];
    }
    if (event.kind === 'round-scored') return [...flush(), endText(speaker, entry, event)];
    // Cards that a wrong claim opens are told with it.
    const isOpened = event.kind === 'cards-revealed' && entry.events[0]?.kind === 'claimed';
    if (!isOpened && !AS_LOGGED.has(event.kind)) return [];
    const [line] = logLines({ board, words: wordsNow(), who }, [{ ...entry, events: [event] }]);
    return line ? [`${plain(line.text)}.`] : [];
  }

  return (entry) => {
    const parts = entry.events.flatMap((event) => eventTexts(entry, event));
    const { stage } = table.view.value.public;
    if (laying && !(stage.kind === 'build' && stage.seat === laying.seat)) parts.push(...flush());
    const mine = turnText(speaker);
    const acting = table.acting.value;
    if (mine !== undefined && mine !== asked) parts.push(mine);
    asked = mine;
    // While something is planned, Enter lays it.
    const planned = acting !== undefined && keptPlan(table.id, acting).lays.length > 0;
    if (entry.by === acting && !planned && canEndTurn(speaker)) parts.push(text.value.speech.enterEnds);
    return parts.length > 0 ? parts.join(' ') : undefined;
  };
}

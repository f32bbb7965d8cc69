// Turns and reasons in words.

import type { CityIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { gridOf, type Action, type Config } from '@branchline/trans-europa';
import type { Aim, Lesson, Reason } from '@branchline/study/trans-europa';
import { percentText } from '../../../study/percent.ts';
import { cityName } from '../play/names.ts';
import { atJunction, atLine, type Words } from '../play/words.ts';
import { text, textLanguage } from './messages/text.ts';

export const wordsNow = (): Words => ({ text: text.value, language: textLanguage.value, city: cityName });

export const cityText = (config: Config, city: CityIndex): string => cityName(gridOf(config.board).board.cities[city]!);

/** Where a turn happened: "near Sofia". */
export function placeOfTurn(config: Config, actions: readonly Action[]): string {
  const { board } = gridOf(config.board);
  const action = actions.find(({ do: what }) => what === 'lay' || what === 'marker');
  if (action?.do === 'lay') return atLine(wordsNow(), board, action.line);
  return action?.do === 'marker' ? atJunction(wordsNow(), board, action.at) : '';
}

/** A move by what it is for: "2 tracks towards Tirana", "a start in Plymouth". */
export function moveText(config: Config, actions: readonly Action[], aim: Aim | undefined): string {
  const { moves } = text.value.study;
  const count = actions.filter(({ do: what }) => what === 'lay').length;
  const place = placeOfTurn(config, actions);
  if (actions.some(({ do: what }) => what === 'marker')) return moves.start(place);
  if (count === 0) return moves.none;
  const [joined] = aim?.joined ?? [];
  if (joined !== undefined) return moves.to(count, cityText(config, joined));
  const [nearer] = aim?.nearer ?? [];
  return nearer === undefined ? moves.at(count, place) : moves.towards(count, cityText(config, nearer));
}

/** The better turn in words, and why it is better; empty where nothing was lost. */
export function lessonText(
  { kept, best, aims, loss, reasons = [] }: Lesson,
  seat: Seat,
  { config, name }: Table,
): string {
  if (!loss) return text.value.study.playedWell(percentText(kept[seat]!));
  const move = moveText(config, best.actions, aims?.better);
  return [
    text.value.study.betterIs({ move, better: percentText(best.chance), played: percentText(kept[seat]!) }),
    ...reasons.map((reason) => reasonText(reason, config, name)),
  ].join(' ');
}

/** The better turn and the one reason that says most, in two sentences; empty where nothing was lost. */
export function betterText(
  { kept, best, aims, loss, reasons = [] }: Lesson,
  seat: Seat,
  { config, name }: Table,
): string {
  if (!loss) return '';
  const move = moveText(config, best.actions, aims?.better);
  const better = text.value.study.betterIs({
    ...{ move, better: percentText(best.chance), played: percentText(kept[seat]!) },
  });
  const why = reasons.find((reason) => reason.why === 'double') ?? reasons[0];
  return why ? `${better} ${reasonText(why, config, name)}` : better;
}

type Table = { readonly config: Config; readonly name: (seat: Seat) => string };

export function reasonText(reason: Reason, config: Config, name: (seat: Seat) => string): string {
  const { reasons } = text.value.study;
  const city = (index: number): string => cityText(config, index);
  switch (reason.why) {
    case 'completes':
      return reasons.completes;
    case 'reaches':
      return reasons.reaches(city(reason.city));
    case 'together':
      return reasons.together(text.value.list(reason.cities.map(city)));
    case 'leave':
      return reasons.leave(name(reason.seat), city(reason.city), percentText(reason.share));
    case 'alone':
      // Rounded, a few deals in a thousand are none.
      return reason.share < 0.005
        ? reasons.nobody(city(reason.city))
        : reasons.alone(city(reason.city), percentText(reason.share));
    case 'fewer':
      return reasons.fewer(reason.better, reason.played);
    case 'double':
      return reasons.double;
    case 'keeps-ferry':
      return reasons.keepsFerry;
    case 'start':
      return reasons.start(reason.better, reason.played);
    default:
      return reasons.slows(name(reason.seat), percentText(reason.better), percentText(reason.played));
  }
}

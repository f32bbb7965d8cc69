// The board by keyboard: what each key command does and what is said about it.

import type { JunctionId } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { gridOf } from '@branchline/trans-europa';
import type { Who } from '../../../words/people.ts';
import { say } from '../../../ui/live.ts';
import type { KeyCommand } from '../board/types.ts';
import { text } from '../messages/text.ts';
import { describeJunction, describeLine } from '../play/describe.ts';
import { logLines } from '../play/log.ts';
import { endsOf } from '../play/places.ts';
import { afterAll, inNetwork, legalActions } from '../play/site.ts';
import type { Play } from './play.ts';
import { nameOf } from '../../../table/people.ts';

type Hands = {
  readonly play: Play;
  readonly who: (seat: Seat) => Who;
  /** Shows the list of keys. */
  readonly help: () => void;
};

type Doing = { readonly [K in KeyCommand['do']]: (command: Extract<KeyCommand, { readonly do: K }>) => void };

/** What the board's key commands do at this table. */
export function keysAt(hands: Hands): (command: KeyCommand) => void {
  const { play, help } = hands;
  const nextLegal = legalWalk(play);
  const doing: Doing = {
    move: ({ to }) => goTo(play, to),
    edge: ({ direction }) => say(text.value.speech.edge(text.value.directions[direction])),
    plan: ({ line, to }) => {
      if (!play.site.value) return;
      play.chooseLine(line);
      if (play.refusal.value === undefined) play.cursor.value = to;
    },
    choose: ({ junction }) => play.chooseJunction(junction),
    city: ({ index }) => goToCity(play, index),
    'next-legal': ({ back }) => nextLegal(back),
    confirm: () => void play.proceed(),
    clear: play.clear,
    'drop-last': play.dropLastTrack,
    home: () => goHome(play),
    missing: () => sayMissing(play),
    claim: play.askClaim,
    'last-move': () => sayLastMove(hands),
    describe: () => {
      const here = cursorOf(play);
      if (here !== undefined) say(describe(play, here));
    },
    help,
  };
  return (command) => (doing[command.do] as (command: KeyCommand) => void)(command);
}

const describe = (play: Play, junction: JunctionId): string =>
  describeJunction(
    {
      words: play.words.value,
      board: play.board,
      view: play.table.view.value,
      site: play.site.value,
      plan: play.plan.value,
      hand: play.hand.value,
      targets: play.targets.value,
      name: (seat) => nameOf(play.table, seat),
    },
    junction,
  );

function goTo(play: Play, junction: JunctionId): void {
  play.cursor.value = junction;
  say(describe(play, junction));
}

/** The keyboard's place; it begins at the first of the own cities. */
export const cursorOf = (play: Play): JunctionId | undefined => play.cursor.value ?? ownCity(play, 0);

/** Where one of the own cities lies. */
function ownCity(play: Play, index: number): JunctionId | undefined {
  const { graph } = gridOf(play.board.id);
  const city = play.hand.value[index];
  return city === undefined ? undefined : graph.junctionIds[graph.cityJunction[city]!];
}

function goToCity(play: Play, index: number): void {
  const place = ownCity(play, index);
  if (place !== undefined) goTo(play, place);
}

function goHome(play: Play): void {
  const seat = play.seat.value;
  const marker = seat === undefined ? null : play.table.view.value.public.markers[seat];
  if (marker !== null && marker !== undefined) goTo(play, gridOf(play.board.id).graph.junctionIds[marker]!);
}

/** Walks over the lines that may be laid, one after the other. */
function legalWalk(play: Play): (back: boolean) => void {
  let current: string | undefined;
  return (back) => {
    const site = play.site.value;
    const after = site?.active ? afterAll(site, play.plan.value.lays) : undefined;
    const legal = after ? legalActions(after).flatMap((action) => (action.do === 'lay' ? [action.line] : [])) : [];
    const lines = [...new Set(legal)];
    if (!after || lines.length === 0) {
      say(text.value.table.legalNone);
      return;
    }
    const at = lines.indexOf(current ?? '');
    const next = lines[(at + (back ? -1 : 1) + lines.length) % lines.length]!;
    current = next;
    const [a, b] = endsOf(next);
    const near = inNetwork(after, a) ? a : b;
    play.cursor.value = near;
    say(describeLine(play.words.value, play.board, next, near));
  };
}

function sayLastMove({ play, who }: Hands): void {
  const { speech } = text.value;
  const log = logLines({ board: play.board, words: play.words.value, who }, play.table.entries.value);
  const line = log.findLast(({ weight }) => weight === 'plain');
  say(line ? speech.last(line.text.replaceAll('*', '')) : speech.noLast);
}

function sayMissing(play: Play): void {
  const { speech } = text.value;
  const targets = play.plannedTargets.value;
  if (!targets) {
    if (play.hand.value.length > 0) say(speech.untold);
    return;
  }
  const { graph } = gridOf(play.board.id);
  const open = targets.list
    .filter(({ linked }) => !linked)
    .map(({ city, toGo }) => {
      const name = play.words.value.city(play.board.cities.find(({ id }) => id === graph.cityIds[city])!);
      return play.site.value ? speech.cityToGo(name, toGo) : name;
    });
  say(`${speech.missing(targets.missing)} ${text.value.list(open)}`);
}

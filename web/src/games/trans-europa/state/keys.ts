// The board by keyboard: what each key command does and what is said about it.

import { gridOf } from '@branchline/trans-europa';
import { say } from '../../../ui/live.ts';
import { text } from '../../../messages/text.ts';
import type { KeyCommand } from '../board/types.ts';
import { describeJunction, describeLine } from '../play/describe.ts';
import { inNetwork, legalActions, afterAll } from '../play/ground.ts';
import { logLines } from '../play/log.ts';
import { endsOf } from '../play/places.ts';
import type { Who } from '../../../messages/who.ts';
import type { Play } from './play.ts';
import type { Seat } from '@branchline/core';

export type KeyDesk = {
  readonly onKey: (command: KeyCommand) => void;
  readonly describe: (junction: string) => string;
};

export function keyDesk(play: Play, who: (seat: Seat) => Who, help: () => void): KeyDesk {
  const { table, board } = play;

  const describe = (junction: string): string =>
    describeJunction(
      {
        words: play.words.value,
        board,
        view: table.view.value,
        ground: play.ground.value,
        plan: play.plan.value,
        targets: play.targets.value,
        name: (seat) => table.seats.value[seat]!.name,
      },
      junction,
    );

  const goTo = (junction: string): void => {
    play.cursor.value = junction;
    say(describe(junction));
  };

  function nextLegal(back: boolean): void {
    const ground = play.ground.value;
    if (!ground?.active) {
      say(text.value.table.legalNone);
      return;
    }
    const after = afterAll(ground, play.plan.value.lays);
    const lines = [...new Set(legalActions(after).flatMap((action) => (action.do === 'lay' ? [action.line] : [])))];
    if (lines.length === 0) {
      say(text.value.table.legalNone);
      return;
    }
    const at = lines.indexOf(current ?? '');
    const next = lines[(at + (back ? -1 : 1) + lines.length) % lines.length]!;
    current = next;
    const [a, b] = endsOf(next);
    const near = inNetwork(after, a) ? a : b;
    play.cursor.value = near;
    say(describeLine(play.words.value, board, next, near));
  }
  let current: string | undefined;

  function lastMove(): void {
    const { speech } = text.value;
    const line = logLines({ board, words: play.words.value, who }, table.entries.value).findLast(
      ({ weight }) => weight === 'plain',
    );
    say(line ? speech.last(line.text.replaceAll('*', '')) : speech.noLast);
  }

  function missing(): void {
    const { speech } = text.value;
    const targets = play.plannedTargets.value;
    if (!targets) return;
    const { graph } = gridOf(board.id);
    const open = targets.list
      .filter(({ linked }) => !linked)
      .map(({ city, toGo }) => {
        const name = play.words.value.city(board.cities.find(({ id }) => id === graph.cityIds[city])!);
        return play.ground.value ? speech.cityToGo(name, toGo) : name;
      });
    say(`${speech.missing(targets.missing)} ${text.value.list(open)}`);
  }

  function home(): void {
    const seat = play.seat.value;
    const marker = seat === undefined ? null : table.view.value.public.markers[seat];
    if (marker !== null && marker !== undefined) goTo(gridOf(board.id).graph.junctionIds[marker]!);
  }

  return {
    describe,
    onKey: (command) => {
      switch (command.do) {
        case 'move':
          goTo(command.to);
          break;
        case 'edge':
          say(text.value.speech.edge(text.value.directions[command.direction]));
          break;
        case 'plan':
          if (play.ground.value) {
            play.chooseLine(command.line);
            if (play.refusal.value === undefined) play.cursor.value = command.to;
          }
          break;
        case 'choose':
          play.chooseJunction(command.junction);
          break;
        case 'city': {
          const city = play.targets.value?.list[command.index]?.city;
          if (city !== undefined) goTo(gridOf(board.id).graph.junctionIds[gridOf(board.id).graph.cityJunction[city]!]!);
          break;
        }
        case 'next-legal':
          nextLegal(command.back);
          break;
        case 'confirm':
          if (play.plan.value.lays.length === 0 && table.view.value.public.stage.kind === 'build') void play.endTurn();
          else void play.confirm();
          break;
        case 'clear':
          play.clear();
          break;
        case 'drop-last':
          play.dropLastTrack();
          break;
        case 'home':
          home();
          break;
        case 'missing':
          missing();
          break;
        case 'last-move':
          lastMove();
          break;
        case 'describe':
          if (play.cursor.value !== undefined) say(describe(play.cursor.value));
          break;
        case 'help':
          help();
          break;
      }
    },
  };
}

// Tables that claim by hand: what nobody is told during a round, and how a claim is made and told.

import { storage } from '../../support/browser.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { gridOf, transEuropa, type Action, type State } from '@branchline/trans-europa';
import { partsOf } from '../../../src/games/trans-europa/play/parts.ts';
import { logLines } from '../../../src/games/trans-europa/play/log.ts';
import { cityMarks } from '../../../src/games/trans-europa/play/marks.ts';
import { roundScoredIn } from '../../../src/games/trans-europa/play/pace.ts';
import { roundReason } from '../../../src/games/trans-europa/play/round-reason.ts';
import { text } from '../../../src/games/trans-europa/messages/text.ts';
import { tipsFor } from '../../../src/games/trans-europa/screens/table/tips.tsx';
import { turnHelp } from '../../../src/games/trans-europa/screens/table/turn-panel.tsx';
import { displayAt } from '../../../src/games/trans-europa/state/display.ts';
import { keysAt } from '../../../src/games/trans-europa/state/keys.ts';
import { playAt } from '../../../src/games/trans-europa/state/play.ts';
import { speechAt } from '../../../src/games/trans-europa/state/speech.ts';
import type { Entry } from '../../../src/games/trans-europa/types.ts';
import { assertive, polite } from '../../../src/ui/live.ts';
import { tableAt } from './support/lesson-table.ts';
import { dealt, placed, seenBy } from './support/positions.ts';

const WIEN = '17,8';
const WEST = '15,8-17,8';
const FARTHER = '13,8-15,8';
/** What tells how far a player is. */
const TOLD = /linked|missing|to go|unlinked|in your network/;

beforeEach(() => storage.clear());

/** Seat 0 stands in Wien, one of its own cities. */
const building = (options: object = {}): State => placed([WIEN, '9,6'], { options: { manualClaim: true, ...options } });

const names = (seat: number) => ({ name: ['Mara', 'Inês', 'Tom'][seat]!, you: false });

function open(state: State = building(), reply?: (state: State, seat: number) => Action | undefined) {
  const table = tableAt(state, reply ? { reply } : {});
  const play = playAt(table);
  return { table, play, press: keysAt({ play, who: names, help: () => undefined }) };
}

/** The round's last entry, and the position after it. */
function ended(state: State, action: Action): { readonly entry: Pick<Entry, 'events'>; readonly state: State } {
  const move = { ...action, by: 0 };
  const after = transEuropa.apply(state, move);
  return { entry: { events: transEuropa.events(state, move, after, 0) }, state: after };
}

/** Every city is connected, as far as seat 0 is concerned. */
function complete(options: object = {}): State {
  const state = building(options);
  const hand = state.secret.hands[0]!.slice(2, 3); // Wien alone
  return { ...state, secret: { ...state.secret, hands: [hand, state.secret.hands[1]!] } };
}

describe('during the round', () => {
  test('[TE-CLAIM-6] there is neither a count nor a tick of the own cities, but the cities themselves', () => {
    const { play } = open();
    expect(play.hand.value).toHaveLength(5);
    expect([play.targets.value, play.plannedTargets.value]).toEqual([undefined, undefined]);
    const marks = displayAt(play).marks.value.cities.filter(({ target }) => target);
    expect(marks).toHaveLength(5);
    expect(marks.some(({ linked }) => linked)).toBe(false);
    // At other tables Wien has its tick.
    const told = playAt(tableAt(building({ manualClaim: false })));
    expect(told.targets.value!.list.filter(({ linked }) => linked)).toHaveLength(1);
  });

  test('[TE-CLAIM-6] a plan says its own cost, not what it brings', () => {
    const { play } = open();
    play.chooseLine(WEST);
    expect(polite.value.text).toMatch(/^Planned .*cost 1\. 1 of 2 used\.$/);
    play.chooseJunction('9,6');
    expect(play.way.value!.cost).toBeGreaterThan(2);
    expect(polite.value.text).not.toMatch(TOLD);
  });

  test('[TE-CLAIM-6] pointing at a city shows neither a way nor whether it needs one', () => {
    const { play } = open();
    const { marks } = displayAt(play);
    for (const junction of [WIEN, '11,8', '5,4']) {
      play.hover.value = { at: 'junction', junction };
      expect(marks.value.routes).toEqual([]);
      expect(tipsFor(play)).toEqual([]);
    }
    const told = playAt(tableAt(building({ manualClaim: false })));
    told.hover.value = { at: 'junction', junction: WIEN };
    expect(tipsFor(told)).toHaveLength(1);
  });

  test('[TE-CLAIM-6] a start is not told how many tracks it would take', () => {
    const { play } = open(dealt({ options: { manualClaim: true } }));
    play.hover.value = { at: 'junction', junction: '16,7' };
    expect(tipsFor(play)).toEqual([]);
  });

  test('[TE-CLAIM-6] a place is described with its lines, an own city as a target and no more', () => {
    const { play, press } = open();
    play.cursor.value = WIEN;
    press({ do: 'describe' });
    expect(polite.value.text).toMatch(/^Wien, .*your target, /);
    expect(polite.value.text).not.toMatch(TOLD);
    press({ do: 'city', index: 0 });
    expect(polite.value.text).toMatch(/^Oslo, .*your target, /);
    expect(polite.value.text).not.toMatch(TOLD);
  });

  test('[TE-CLAIM-6] asked for what is missing, the table says that it does not tell', () => {
    const { press } = open();
    press({ do: 'missing' });
    expect(polite.value.text).toBe(text.value.speech.untold);
  });

  test('[TE-CLAIM-6] no hint is asked for', async () => {
    const { play } = open();
    await play.hints.askHint();
    expect(play.hints.hint.value).toBeUndefined();
  });

  test('[TE-CLAIM-6] the own turn is announced without what is missing', async () => {
    const others: Action[] = [{ do: 'lay', line: '9,6-10,7', piece: 'black' }, { do: 'end-turn' }];
    const { table } = open(building(), () => others.shift());
    const said: string[] = [];
    const speech = speechAt(table);
    table.onShown((told) => said.push(speech(told) ?? ''));
    await table.act({ do: 'lay', line: WEST, piece: 'black' });
    await table.act({ do: 'end-turn' });
    await expect.poll(() => table.acting.value).toBe(0);
    expect(said.at(-1)).toMatch(/Your turn\.$/);
    expect(said.join(' ')).not.toMatch(TOLD);
  });

  test('[TE-CLAIM-6] spectators and the replay of a running game show nothing either', () => {
    const state = building();
    const hand = state.secret.hands[0]!;
    expect(cityMarks(seenBy(state, 0), 0, hand).some(({ linked }) => linked)).toBe(false);
    expect(cityMarks(seenBy(state, 0), 0, hand, true).some(({ linked }) => linked)).toBe(true);
    expect(transEuropa.view(state, 'spectator').own).toBeUndefined();
    expect(partsOf([seenBy(state, 0), seenBy(state, 1)])).toEqual([]);
  });
});

describe('claiming', () => {
  test('[TE-CLAIM-2] the turn waits for a claim or its end where nothing more can be laid', async () => {
    const { table, play } = open();
    play.chooseLine(WEST);
    play.chooseLine(FARTHER);
    await play.confirm();
    expect(table.acting.value).toBe(0);
    expect([play.canClaim.value, play.canEndTurn.value]).toEqual([true, true]);
    expect(turnHelp(play)).toBe(text.value.turn.claimHelp);
    await play.endTurn();
    expect(table.acting.value).toBeUndefined();
  });

  test('[TE-CLAIM-4] is asked for first, by button or key, and is nothing before it is confirmed', async () => {
    const { table, play, press } = open();
    press({ do: 'claim' });
    expect(play.claiming.value).toBe(true);
    expect(table.entries.value).toEqual([]);
    await play.claim();
    expect(play.claiming.value).toBe(false);
    expect(table.entries.value[0]!.events).toMatchObject([
      { kind: 'claimed', seat: 0, right: false },
      { kind: 'cards-revealed', seat: 0 },
    ]);
    expect([play.canClaim.value, table.acting.value]).toEqual([false, 0]);
  });

  test('[TE-CLAIM-2] a second one in the turn, and one at a table that knows none, are refused in words', async () => {
    const { play } = open();
    await play.claim();
    play.askClaim();
    expect([play.claiming.value, assertive.value.text]).toEqual([false, text.value.illegal['claimed-already']]);
    const other = open(building({ manualClaim: false }));
    other.press({ do: 'claim' });
    expect([other.play.claiming.value, assertive.value.text]).toEqual([false, text.value.illegal['no-claims']]);
  });

  test('[TE-CLAIM-4] a wrong one is told with the cards that lie open now', async () => {
    const { table } = open();
    const said: string[] = [];
    const speech = speechAt(table);
    table.onShown((told) => said.push(speech(told) ?? ''));
    await table.act({ do: 'claim' });
    expect(said[0]).toMatch(/^You claimed, but not all cities are linked\. You showed Oslo, London, Wien, .*\.$/);
    const { board } = gridOf('europe');
    const words = { text: text.value, language: 'en' as const, city: ({ name }: { readonly name: string }) => name };
    const log = logLines({ board, words, who: names }, table.entries.value);
    expect(log.map(({ text: line }) => line)[0]).toBe('*Mara* claimed, but not all cities are linked');
  });
});

describe('the end of the round', () => {
  const why = (state: State, action: Action): string => {
    const { entry } = ended(state, action);
    return roundReason(text.value, entry, { scored: roundScoredIn(entry as Entry)!, who: names });
  };

  test('[TE-CLAIM-3] names the one who claimed', () => {
    expect(why(complete(), { do: 'claim' })).toBe('Mara claimed, and all their cities are linked.');
  });

  test('[TE-CLAIM-3] names those who were complete without claiming', () => {
    const both = complete();
    const silent: State = { ...both, secret: { ...both.secret, hands: [both.secret.hands[0]!, []] } };
    expect(why(silent, { do: 'claim' })).toBe(
      'Mara claimed, and all their cities are linked. Inês had linked all cities without claiming.',
    );
    const last: State = { ...both, public: { ...both.public, tracks: { ...both.public.tracks, supply: 1 } } };
    expect(why(last, { do: 'lay', line: WEST, piece: 'black' })).toBe(
      'The supply is used up. Mara had linked all cities without claiming.',
    );
    const usual = { ...last, config: { ...last.config, options: { ...last.config.options, manualClaim: false } } };
    expect(why(usual, { do: 'lay', line: WEST, piece: 'black' })).toBe('Mara linked all their cities.');
  });
});

// What decided the round or the game that is looked at, in a sentence.

import type { BySeat, Seat } from '@branchline/core';
import { scoringOf } from '@branchline/trans-europa';
import { gameStory, roundStory, type Lost, type RoundStory, type Won } from '@branchline/study/trans-europa/story';
import type { Who } from '../../../words/people.ts';
import { likelyText, percentText } from '../../../study/percent.ts';
import { isolated } from '../../../ui/isolated.ts';
import { chancesAfter, chancesDealt, isRoundJudged, lessonIn, roundsLookedAt } from './figures.ts';
import { text } from './messages/text.ts';
import { isJudged, turnsOfRound, type ReviewState } from './review-state.ts';
import { betterText } from './sentences.ts';
import { costlyTurns } from './turning-points.ts';

/** What decided it; and below it, where one turn did, what was better there and why. */
export type Line = { readonly line: string; readonly more: string };

/** A player in a sentence; the only person of the game is addressed as "you". */
export function whoIn({ replay }: Pick<ReviewState, 'replay'>, seat: Seat): Who {
  const { seats } = replay.opened;
  const people = seats.filter(({ kind }) => kind === 'human');
  return { name: isolated(seats[seat]!.name), you: people.length === 1 && seats[seat]!.kind === 'human' };
}

const nameIn = ({ replay }: ReviewState, seat: Seat): string => isolated(replay.opened.seats[seat]!.name);

type Scored = { readonly points: BySeat<number> };

/** How the rounds ended that have ended, and who won the game. */
function endingsIn({ replay }: ReviewState): { readonly rounds: readonly Scored[]; readonly winners: readonly Seat[] } {
  const events = replay.course.flatMap((told) => told.events);
  return {
    rounds: events.flatMap((event) => (event.kind === 'round-scored' ? [event] : [])),
    winners: events.flatMap((event) => (event.kind === 'game-over' ? event.winners : [])),
  };
}

function storyOf(state: ReviewState, round: number): RoundStory | undefined {
  const { bare, turns, openings, seat } = state;
  if (!isRoundJudged(state, round)) return undefined;
  const dealt = chancesDealt(state, openings.value[round]!);
  const told = turnsOfRound(bare.value, round).flatMap((place) => {
    const turn = turns.value[place];
    const chances = turn && chancesAfter(state, turn);
    return isJudged(turn) && chances ? [{ ...lessonIn(state, turn), seat: turn.seat, chances }] : [];
  });
  return dealt && roundStory({ seat: seat.value, dealt, turns: told });
}

type Facts = { readonly who: Who; readonly round: number };

/** What the texts take where it is not said. */
const NOTHING = { turn: 0, turns: '', share: '', before: '', name: '' } as const;

function lostText(state: ReviewState, facts: Facts, lost: Lost): string {
  const { lost: say } = text.value.study.story;
  const all = { ...NOTHING, ...facts };
  switch (lost.by) {
    case 'mistake':
      return say.mistake({ ...all, turn: lost.at, share: percentText(lost.loss) });
    case 'mistakes':
      return say.mistakes({ ...all, turns: text.value.list(lost.at.map(String)) });
    case 'cards':
      return say.cards({ ...all, share: likelyText(lost.chance) });
    case 'blow':
      return say.blow({
        ...{ ...all, turn: lost.at, name: nameIn(state, lost.seat) },
        ...{ before: percentText(lost.chance), share: percentText(lost.left) },
      });
    case 'finish':
      return say.finish({ ...all, share: percentText(lost.chance) });
    case 'lead':
      return say.lead({ ...all, turn: lost.at, share: percentText(lost.chance) });
    case 'never':
      return say.never({ ...all, share: percentText(lost.chance) });
    default:
      return say.nothing(all);
  }
}

function wonText(state: ReviewState, facts: Facts, won: Won): string {
  const { won: say } = text.value.study.story;
  const all = { ...NOTHING, ...facts };
  switch (won.by) {
    case 'cards':
      return say.cards({ ...all, share: percentText(won.chance) });
    case 'gift':
      return say.gift({ ...all, turn: won.at, name: nameIn(state, won.seat), share: percentText(won.gain) });
    case 'turn':
      return say.turn({
        ...{ ...all, turn: won.at, name: nameIn(state, won.seat) },
        ...{ before: percentText(won.chance), share: percentText(won.left) },
      });
    case 'moves':
      return say.moves({ ...all, turn: won.at, share: percentText(won.gain) });
    case 'others':
      return say.others({ ...all, share: percentText(won.gain) });
    default:
      return say.nothing(all);
  }
}

/** The better turn beside one that decided something; not while that turn is looked at and explained anyway. */
function lessonAt(state: ReviewState, round: number, at: number | undefined): string {
  const { bare, turns, replay } = state;
  const turn = turns.value[turnsOfRound(bare.value, round)[(at ?? 0) - 1] ?? -1];
  const isLookedAt = state.round.value === round && state.at.value === at;
  if (!isJudged(turn) || isLookedAt) return '';
  return betterText(lessonIn(state, turn), turn.seat, {
    config: replay.view.value.config,
    name: (seat) => nameIn(state, seat),
  });
}

/** The own turn that a round's sentence says gave something away. */
function decisiveTurn(state: ReviewState, round: number, told: RoundStory): number | undefined {
  const decided = told.result === 'shared' ? undefined : told.decided;
  if (decided?.by === 'mistake') return decided.at;
  if (decided?.by !== 'mistakes') return told.although?.at;
  const { bare, turns } = state;
  const lossAt = (at: number): number => {
    const turn = turns.value[turnsOfRound(bare.value, round)[at - 1] ?? -1];
    return (isJudged(turn) && lessonIn(state, turn).loss?.value) || 0;
  };
  return decided.at.toSorted((a, b) => lossAt(b) - lossAt(a))[0];
}

function roundLine(state: ReviewState, round: number): Line | undefined {
  const { story } = text.value.study;
  if (round >= endingsIn(state).rounds.length) return { line: story.unfinished(round + 1), more: '' };
  const told = storyOf(state, round);
  if (!told) return undefined;
  return {
    line: roundSentence(state, round, told),
    more: lessonAt(state, round, decisiveTurn(state, round, told)),
  };
}

function roundSentence(state: ReviewState, round: number, told: RoundStory): string {
  const { story } = text.value.study;
  const facts = { who: whoIn(state, state.seat.value), round: round + 1 };
  const { although } = told;
  const also = although ? ` ${story.although(although.at, percentText(although.loss))}` : '';
  if (told.result === 'lost') return `${lostText(state, facts, told.decided)}${also}`;
  if (told.result === 'won') return `${wonText(state, facts, told.decided)}${also}`;
  const names = text.value.list(told.winners.map((seat) => nameIn(state, seat)));
  return `${story.shared({ ...NOTHING, ...facts, name: names })}${also}`;
}

function gameSentence(state: ReviewState): string | undefined {
  const { game } = text.value.study.story;
  const { seat, replay } = state;
  const { rounds, winners } = endingsIn(state);
  if (winners.length === 0 || !roundsLookedAt(state).every((round) => isRoundJudged(state, round))) return undefined;
  const sign = scoringOf(replay.view.value.config) === 'penalty' ? -1 : 1;
  const good = rounds.map(({ points }) => points.map((value) => sign * value));
  const { result, rival, margin, others, round } = gameStory(seat.value, { rounds: good, winners });
  const who = whoIn(state, seat.value);
  const name = nameIn(state, rival);
  if (result === 'shared') return game.shared(who, text.value.list(others.map((each) => nameIn(state, each))));
  const decided = !round ? game.steady : game[result === 'won' ? 'ahead' : 'behind'](round.round + 1, round.gap, name);
  return `${result === 'won' ? game.won(who, margin) : game.lost(who, margin, name)} ${decided}`;
}

/** What decided the game, and its costliest turn. */
function gameLine(state: ReviewState): Line | undefined {
  const { game } = text.value.study.story;
  const { bare, turns } = state;
  const line = gameSentence(state);
  if (line === undefined) return undefined;
  const [worst] = costlyTurns(state).toSorted((a, b) => b.loss.value - a.loss.value);
  if (!worst) return { line, more: '' };
  const { turn, loss } = worst;
  const at = turnsOfRound(bare.value, turn.round).indexOf(turns.value.indexOf(turn)) + 1;
  const costliest = game.costliest(turn.round + 1, at, percentText(loss.value));
  return { line: `${line} ${costliest}`, more: lessonAt(state, turn.round, at) };
}

/** Undefined as long as not everything it is about has been judged. */
export const storyLine = (state: ReviewState): Line | undefined =>
  state.scope.value === 'round' ? roundLine(state, state.round.value) : gameLine(state);

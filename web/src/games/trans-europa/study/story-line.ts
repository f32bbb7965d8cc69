// What decided the round or the game that is looked at, in a sentence.

import type { BySeat, Seat } from '@branchline/core';
import { scoringOf } from '@branchline/trans-europa';
import { gameStory, roundStory, type Lost, type RoundStory, type Won } from '@branchline/study/trans-europa/story';
import type { Who } from '../../../words/people.ts';
import { percentText } from '../../../study/percent.ts';
import { isolated } from '../../../ui/isolated.ts';
import { chancesAfter, chancesDealt, isRoundJudged, lessonIn, roundsLookedAt } from './figures.ts';
import { text } from './messages/text.ts';
import { isJudged, turnsOfRound, type ReviewState } from './review-state.ts';
import { costlyTurns } from './turning-points.ts';

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
      return say.cards({ ...all, share: percentText(lost.chance) });
    case 'blow':
      return say.blow({
        ...{ ...all, turn: lost.at, name: nameIn(state, lost.seat) },
        ...{ before: percentText(lost.chance), share: percentText(lost.left) },
      });
    case 'finish':
      return say.finish({ ...all, share: percentText(lost.chance) });
    case 'lead':
      return say.lead({ ...all, turn: lost.at, share: percentText(lost.chance) });
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
    case 'moves':
      return say.moves({ ...all, turn: won.at, share: percentText(won.gain) });
    case 'others':
      return say.others({ ...all, share: percentText(won.gain) });
    default:
      return say.nothing(all);
  }
}

function roundSentence(state: ReviewState, round: number): string | undefined {
  const { story } = text.value.study;
  if (round >= endingsIn(state).rounds.length) return story.unfinished(round + 1);
  const told = storyOf(state, round);
  if (!told) return undefined;
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
  const { result, rival, margin, round } = gameStory(seat.value, { rounds: good, winners });
  const who = whoIn(state, seat.value);
  const name = nameIn(state, rival);
  if (result === 'shared') return game.shared(who, name);
  const decided = !round ? game.steady : game[result === 'won' ? 'ahead' : 'behind'](round.round + 1, round.gap, name);
  return `${result === 'won' ? game.won(who, margin) : game.lost(who, margin, name)} ${decided}`;
}

/** The costliest turn of the whole game. */
function costliestText(state: ReviewState): string {
  const { game } = text.value.study.story;
  const { bare, turns } = state;
  const [worst] = costlyTurns(state).toSorted((a, b) => b.loss.value - a.loss.value);
  if (!worst) return '';
  const { turn, loss } = worst;
  const at = turnsOfRound(bare.value, turn.round).indexOf(turns.value.indexOf(turn)) + 1;
  return game.costliest(turn.round + 1, at, percentText(loss.value));
}

/** Undefined as long as not everything it is about has been judged. */
export function storyLine(state: ReviewState): string | undefined {
  if (state.scope.value === 'round') return roundSentence(state, state.round.value);
  const line = gameSentence(state);
  return line && [line, costliestText(state)].filter((part) => part !== '').join(' ');
}

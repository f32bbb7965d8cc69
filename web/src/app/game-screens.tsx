// Screens that a game furnishes, in the shell's frame: a new table, the rules, the lessons, how one plays.

import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { GameUi, LearnProps, RulesProps, SetupProps } from '../games/game-ui.ts';
import { FIRST_GAME, manifestOf } from '../games/load-game.ts';
import { text as later } from '../messages/more-text.ts';
import { text, textLanguage } from '../messages/text.ts';
import { goBack } from '../nav/router.ts';
import { Page } from './page.tsx';
import { useGame } from './use-game.ts';
import { Waiting } from '../table/waiting.tsx';

type OfGame = { readonly game: string | undefined };

/** Which of the games is set up here. */
const titleOf = (game: string = FIRST_GAME.id): string | undefined => manifestOf(game)?.title[textLanguage.value];

type PartProps = OfGame & { readonly children: (ui: GameUi) => ComponentChildren };

/** Addresses that name no game mean the first one. */
function OfTheGame({ game = FIRST_GAME.id, children }: PartProps) {
  const ui = useGame(game);
  return ui ? <>{children(ui)}</> : <Waiting />;
}

export function SetupScreen({ game, people, edition }: OfGame & SetupProps) {
  const { pages } = text.value;
  return (
    <OfTheGame game={game}>
      {(ui) => (
        <Page title={people > 1 ? pages.sameDevice : pages.custom} about={titleOf(game)} wide>
          <ui.Setup people={people} edition={edition} />
        </Page>
      )}
    </OfTheGame>
  );
}

/** Escape closes what is only read; in the search it empties the field first. */
function useEscape(): void {
  useLayoutEffect(() => {
    const press = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented || target instanceof HTMLSelectElement) return;
      if (!(target instanceof HTMLInputElement && target.value !== '')) goBack({ screen: 'home' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

export function RulesScreen({ game, edition, section }: OfGame & RulesProps) {
  useEscape();
  return (
    <OfTheGame game={game}>
      {(ui) => (
        <Page title={text.value.pages.rules} wide>
          <ui.Rules edition={edition} section={section} />
        </Page>
      )}
    </OfTheGame>
  );
}

export const LearnScreen = ({ game, lesson }: OfGame & LearnProps) => (
  <OfTheGame game={game}>{(ui) => <ui.Learn lesson={lesson} />}</OfTheGame>
);

/** Games without puzzles have nothing to show here, and nothing leads here. */
export const PuzzlesScreen = ({ game }: OfGame) => (
  <OfTheGame game={game}>{(ui) => (ui.Puzzles ? <ui.Puzzles /> : null)}</OfTheGame>
);

/** Without a number all of them, in the page's frame. */
export const LessonsScreen = ({ game, lesson }: OfGame & LearnProps) => (
  <OfTheGame game={game}>
    {({ lessons }) => {
      if (!lessons) return null;
      if (lesson !== undefined) return <lessons.Lesson lesson={lesson} />;
      return <LessonsPage list={lessons.List} />;
    }}
  </OfTheGame>
);

function LessonsPage({ list: List }: { readonly list: ComponentType }) {
  const { lessons, common } = later.value;
  useEffect(() => {
    document.title = `${lessons.title} · ${common.brand}`;
  }, [lessons]);
  return (
    <Page title={lessons.title} about={lessons.about}>
      <List />
    </Page>
  );
}

/** How somebody plays; the tab is named here, for these words come late. */
export function InsightScreen({ game }: OfGame) {
  const { insight, common } = later.value;
  useEffect(() => {
    document.title = `${insight.title} · ${common.brand}`;
  }, [insight]);
  return (
    <OfTheGame game={game}>
      {(ui) => (
        <Page title={insight.title} about={insight.about}>
          {ui.Insight && <ui.Insight />}
        </Page>
      )}
    </OfTheGame>
  );
}

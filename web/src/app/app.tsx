// Which screen for which address; screens beyond home and table are fetched when they are first opened.

import { Component, type ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { loadGame } from '../games/load-game.ts';
import { GAMES } from '../games/registry.ts';
import { text } from '../messages/text.ts';
import { hrefOf, returned, route, type Route } from '../nav/router.ts';
import { assertive, hush, polite } from '../ui/live.ts';
import { Home } from './home/home.tsx';
import { TableScreen } from './table-screen.tsx';
import { Broken } from './trouble.tsx';
import { late } from '../table/late.ts';
import { Waiting } from '../table/waiting.tsx';

const NotFound = late(async () => (await import('./open-trouble.tsx')).NotFound, Waiting);
const Setup = late(async () => (await import('./game-screens.tsx')).SetupScreen, Waiting);
const Learn = late(async () => (await import('./game-screens.tsx')).LearnScreen, Waiting);
const Lessons = late(async () => (await import('./game-screens.tsx')).LessonsScreen, Waiting);
const Rules = late(async () => (await import('./game-screens.tsx')).RulesScreen, Waiting);
const Puzzles = late(async () => (await import('./game-screens.tsx')).PuzzlesScreen, Waiting);
const Insight = late(async () => (await import('./game-screens.tsx')).InsightScreen, Waiting);
const Games = late(async () => (await import('./games.tsx')).Games, Waiting);
const Replay = late(async () => (await import('./replay-screen.tsx')).ReplayScreen, Waiting);
const Online = late(async () => (await import('../online/online.tsx')).Online, Waiting);
const Challenge = late(async () => (await import('../challenge/challenge.tsx')).ChallengeScreen, Waiting);
const Shared = late(async () => (await import('./shared-screen.tsx')).SharedScreen, Waiting);
const SettingsScreen = late(async () => {
  const [{ SettingsScreen: Screen }] = await Promise.all([
    import('./settings.tsx'),
    ...GAMES.map(({ id }) => loadGame(id)), // each adds its own
  ]);
  return Screen;
}, Waiting);

function screenFor(to: Route) {
  switch (to.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return <Setup key={hrefOf(to)} game={to.game} people={1} edition={to.edition} />;
    case 'same-device':
      return <Setup key="same-device" game={to.game} people={2} edition={undefined} />;
    case 'table':
      return <TableScreen key={to.id} id={to.id} />;
    case 'games':
      return <Games />;
    case 'replay':
    case 'review':
    case 'explore':
      return <Replay key={to.screen + to.id} to={to} />;
    case 'game':
      return <Shared key={to.code} code={to.code} move={to.move} review={to.review === true} />;
    case 'learn':
      return <Learn game={to.game} lesson={to.lesson} />;
    case 'lessons':
      return <Lessons game={to.game} lesson={to.lesson} />;
    case 'rules':
      return <Rules game={to.game} edition={to.edition} section={to.section} />;
    case 'puzzles':
      return <Puzzles game={to.game} />;
    case 'challenge':
      return <Challenge code={to.code} />;
    case 'insight':
      return <Insight game={to.game} />;
    case 'settings':
      return <SettingsScreen />;
    case 'online':
    case 'online-new':
    case 'online-table':
    case 'online-take':
      return <Online key={hrefOf(to)} to={to} games={GAMES} />;
    default:
      return <NotFound />;
  }
}

/** A fault while drawing ends here instead of leaving an empty page. */
class Guard extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };
  static override getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }
  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function LiveRegions() {
  return (
    <div class="visually-hidden">
      <p aria-live="polite">
        <span key={polite.value.number}>{polite.value.text}</span>
      </p>
      <p aria-live="assertive" role="alert">
        <span key={assertive.value.number}>{assertive.value.text}</span>
      </p>
    </div>
  );
}

const placeOf = (to: Route): string => `${to.screen} ${'id' in to ? to.id : ''}`;

export function startHushing(): void {
  let place = placeOf(route.value);
  route.subscribe((to) => {
    if (place !== placeOf(to)) hush();
    place = placeOf(to);
  });
}

/** The tab's title follows the screen. */
function useTitle(to: Route): void {
  useEffect(() => {
    const { common, pages } = text.value;
    const titles: Partial<Record<Route['screen'], string>> = {
      new: pages.custom,
      'same-device': pages.sameDevice,
      games: pages.games,
      replay: pages.replay,
      review: pages.review,
      learn: pages.learn,
      rules: pages.rules,
      puzzles: pages.puzzles,
      challenge: pages.challenges,
      settings: pages.settings,
      online: pages.online,
      'online-new': pages.online,
      'online-table': pages.online,
      'online-take': pages.online,
    };
    const title = titles[to.screen];
    document.title = title === undefined ? common.brand : `${title} · ${common.brand}`;
  }, [to.screen, text.value]);
}

/** Keyboard and screen reader go on at the title of a screen, or at the link by which the visitor had left it. */
function useFocusOf({ screen }: Route): void {
  const first = useRef(true);
  useEffect(() => {
    const from = returned()?.from;
    const link = from && 'id' in from ? document.querySelector<HTMLElement>(`main a[href$="/${from.id}"]`) : null;
    const title = document.querySelector<HTMLElement>('h1');
    if (!first.current) (link ?? title)?.focus({ preventScroll: from !== undefined });
    first.current = false;
  }, [screen]);
}

/** A player who comes back finds a screen scrolled as before. */
function useScroll({ screen }: Route): void {
  useLayoutEffect(() => {
    const back = returned();
    if (back) scrollTo(0, back.scroll);
  }, [screen]);
}

export function App() {
  const to = route.value;
  useTitle(to);
  useFocusOf(to);
  useScroll(to);
  // Which address the page shows: the browser's own changes before the screen does.
  useLayoutEffect(() => {
    document.documentElement.dataset['at'] = hrefOf(to);
  }, [to]);
  return (
    <>
      <LiveRegions />
      <Guard key={to.screen}>{screenFor(to)}</Guard>
    </>
  );
}

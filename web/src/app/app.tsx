// Which screen for which address; screens beyond home and table are fetched when they are first opened.

import { Component, type ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Home } from '../screens/home/home.tsx';
import { TableScreen } from '../screens/table/table-screen.tsx';
import { Broken, NotFound } from '../screens/trouble.tsx';
import { later } from './later.tsx';
import { assertive, polite } from './live.ts';
import { text } from './language.ts';
import { hrefOf, route, type Route } from './router.ts';

const Setup = later(async () => (await import('../screens/setup/setup.tsx')).Setup);
const Games = later(async () => (await import('../screens/games.tsx')).Games);
const Replay = later(async () => (await import('../screens/replay/replay.tsx')).Replay);
const Learn = later(async () => (await import('../screens/learn/learn.tsx')).Learn);
const Rules = later(async () => (await import('../screens/rules/rules.tsx')).Rules);
const SettingsScreen = later(async () => (await import('../screens/settings.tsx')).SettingsScreen);

function screenFor(to: Route) {
  switch (to.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return <Setup key={hrefOf(to)} people={1} edition={to.edition} />;
    case 'same-device':
      return <Setup key="same-device" people={2} edition={undefined} />;
    case 'table':
      return <TableScreen key={to.id} id={to.id} />;
    case 'games':
      return <Games />;
    case 'replay':
      return <Replay key={to.id} id={to.id} move={to.move} />;
    case 'learn':
      return <Learn lesson={to.lesson} />;
    case 'rules':
      return <Rules edition={to.edition} section={to.section} />;
    case 'settings':
      return <SettingsScreen />;
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

/** Screen readers and the tab's title follow the screen. */
function useTitle(to: Route): void {
  const first = useRef(true);
  useEffect(() => {
    const { common, setup, games, replay, learn, rules, settings } = text.value;
    const titles: Partial<Record<Route['screen'], string>> = {
      new: setup.title,
      'same-device': setup.sameDeviceTitle,
      games: games.title,
      replay: replay.title,
      learn: learn.title,
      rules: rules.title,
      settings: settings.title,
    };
    const title = titles[to.screen];
    document.title = title === undefined ? common.brand : `${title} · ${common.brand}`;
    if (!first.current) document.querySelector<HTMLElement>('h1')?.focus();
    first.current = false;
  }, [to.screen, text.value]);
}

export function App() {
  const to = route.value;
  useTitle(to);
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

// Which screen for which address; screens beyond home and table are fetched when they are first opened.

import { Component, type ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Home } from './home/home.tsx';
import { TableScreen } from '../games/trans-europa/screens/table/table-screen.tsx';
import { Broken, NotFound } from './trouble.tsx';
import { later } from '../ui/later.tsx';
import { assertive, polite } from '../ui/live.ts';
import { text } from '../messages/text.ts';
import { route, type Route } from '../nav/router.ts';

const Setup = later(async () => (await import('../games/trans-europa/screens/setup/setup.tsx')).Setup);
const Games = later(async () => (await import('./games.tsx')).Games);
const Replay = later(async () => (await import('../games/trans-europa/screens/replay/replay.tsx')).Replay);
const Learn = later(async () => (await import('../games/trans-europa/screens/learn/learn.tsx')).Learn);
const Rules = later(async () => (await import('../games/trans-europa/screens/rules/rules.tsx')).Rules);
const SettingsScreen = later(async () => (await import('./settings.tsx')).SettingsScreen);

function screenFor(to: Route) {
  switch (to.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return <Setup key="new" people={1} edition={to.edition} />;
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
  return (
    <>
      <LiveRegions />
      <Guard key={to.screen}>{screenFor(to)}</Guard>
    </>
  );
}

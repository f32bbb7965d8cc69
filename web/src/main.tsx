// The page: settings, language and layout first, then the screens.

import { render } from 'preact';
import './ui/theme/index.css';
import './ui/ui.css';
import { App, startHushing } from './app/app.tsx';
import { cardsReady } from './app/home/home.tsx';
import { FIRST_GAME, isGame, loadGame } from './games/load-game.ts';
import { startLanguage } from './messages/text.ts';
import { route, startRouter } from './nav/router.ts';
import { startSettings } from './prefs/settings.ts';
import { startTheme } from './prefs/theme.ts';
import { startFetching } from './ui/fetched.ts';
import { startLayout } from './ui/layout.ts';
import { startPresses } from './ui/presses.ts';

startFetching();
startSettings();
startTheme();
startLayout();
startPresses();
startRouter(isGame);
startHushing();
// The home page is made of the games' cards: they come with the page, not after it.
const cards =
  route.value.screen === 'home' ? Promise.all([loadGame(route.value.game ?? FIRST_GAME.id), cardsReady()]) : undefined;
await Promise.all([startLanguage(), cards?.catch(() => undefined)]); // what cannot be loaded is told by the screen itself
render(<App />, document.querySelector('#app')!);
// What keeps the page for later comes after everything that is shown.
const keep = async (): Promise<void> => (await import('./app/offline.ts')).startOffline();
if (document.readyState === 'complete') void keep();
else addEventListener('load', () => void keep(), { once: true });

// The page: settings, language and layout first, then the screens.

import { render } from 'preact';
import './theme/index.css';
import './ui/ui.css';
import { App } from './app/app.tsx';
import { startLanguage } from './app/language.ts';
import { startOffline } from './app/offline.ts';
import { startRouter } from './app/router.ts';
import { startSettings } from './app/settings.ts';
import { startTheme } from './app/theme.ts';
import { startLayout } from './ui/layout.ts';

startSettings();
startTheme();
startLayout();
startRouter();
await startLanguage();
render(<App />, document.querySelector('#app')!);
startOffline();

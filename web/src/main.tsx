// The page: settings, language and layout first, then the screens.

import { render } from 'preact';
import './ui/theme/index.css';
import './ui/ui.css';
import { App } from './app/app.tsx';
import { startLanguage } from './messages/text.ts';
import { startOffline } from './app/offline.ts';
import { startRouter } from './nav/router.ts';
import { startSettings } from './prefs/settings.ts';
import { startTheme } from './prefs/theme.ts';
import { startLayout } from './ui/layout.ts';

startSettings();
startTheme();
startLayout();
startRouter();
await startLanguage();
render(<App />, document.querySelector('#app')!);
startOffline();

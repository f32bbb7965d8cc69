// Small pictures on buttons, drawn on a grid of 24 with one stroke width. Decorative: the button carries the name.

import { Drawn, STEP_PATHS, StepIcon } from './step-icons.tsx';

const PATHS = {
  ...STEP_PATHS,
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  locate: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10M12 3v4M12 17v4M3 12h4M17 12h4',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  sound: 'M4 10v4h4l5 4V6l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9.4 9.4a2.7 2.7 0 1 1 3.6 2.7c-.7.3-1 .7-1 1.6M12 17h.01',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.6 10.8c-.5.4-.6.8-.6 1.4V16H9v-.8c0-.6-.1-1-.6-1.4A6 6 0 0 1 12 3z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  notation: 'M4 6h3M4 12h3M4 18h3M11 6h9M11 12h6M11 18h8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  embed: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6',
  gear: 'M18.7 9.9l2.5.3v3.6l-2.5.3-.5 1.2 1.6 2-2.5 2.5-2-1.6-1.2.5-.3 2.5h-3.6l-.3-2.5-1.2-.5-2 1.6-2.5-2.5 1.6-2-.5-1.2-2.5-.3v-3.6l2.5-.3.5-1.2-1.6-2 2.5-2.5 2 1.6 1.2-.5.3-2.5h3.6l.3 2.5 1.2.5 2-1.6 2.5 2.5-1.6 2zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  keyboard: 'M3 7h18v10H3zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8 14h8',
  replay: 'M4 4v5h5M4.6 9A8 8 0 1 1 4 12.5M10.2 9v6l5-3z',
  chat: 'M5 5h14v10H11l-4 4v-4H5z',
  chatOff: 'M5 5h14v10H11l-4 4v-4H5zM9.5 8l5 4.5M14.5 8l-5 4.5',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l4.5 4.5',
} as const;

export type IconName = keyof typeof PATHS | 'play';

export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) =>
  name === 'play' ? <StepIcon name={name} size={size} /> : <Drawn path={PATHS[name]} size={size} />;

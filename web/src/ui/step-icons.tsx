// The small pictures on the buttons of a replay, and how every small picture is drawn.

export const STEP_PATHS = {
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
} as const;

export type StepIconName = keyof typeof STEP_PATHS | 'play';

type DrawnProps = { readonly path: string; readonly solid?: boolean; readonly size?: number };

export const Drawn = ({ path, solid = false, size = 20 }: DrawnProps) => (
  <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {solid ? <path d={path} class="icon-solid" /> : <path d={path} />}
  </svg>
);

export const StepIcon = ({ name, size = 20 }: { readonly name: StepIconName; readonly size?: number }) =>
  name === 'play' ? (
    <Drawn path="M8 5.5v13l11-6.5z" solid size={size} />
  ) : (
    <Drawn path={STEP_PATHS[name]} size={size} />
  );

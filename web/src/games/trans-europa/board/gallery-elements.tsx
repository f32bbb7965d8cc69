// Every element of the board enlarged, by day and by night, on a three-line strip of a made-up board.
import { boardById } from '@branchline/boards';
import type { Board, Line } from '@branchline/boards';
import { BoardPicture, RegionDisc } from './index.ts';
import { PlayerDash } from '../../../ui/player-shape.tsx';
import { PlayerToken } from '../../../ui/player-shape.tsx';
import { PLAYER_COLOURS } from '../../../ui/colours.ts';
import type { BoardMarks } from './index.ts';

const LINE: Line = { id: '0,0-2,0', a: '0,0', b: '2,0', kind: 'flat', cost: 1, terrain: [], art: undefined };

const strip = (kind: Line['kind']): Board => ({
  id: `strip-${kind}`,
  version: 1,
  title: { en: '', de: '', fr: '', nl: '', pl: '' },
  ferries: kind === 'ferry',
  junctions: [
    { id: '0,0', x: 0, y: 0, sea: false, city: undefined },
    { id: '2,0', x: 2, y: 0, sea: false, city: undefined },
  ],
  lines: [{ ...LINE, kind, cost: kind === 'flat' ? 1 : 2 }],
  regions: [],
  cities: [],
});

const BOARDS = {
  flat: strip('flat'),
  river: strip('river'),
  mountain: strip('mountain'),
  sea: strip('sea'),
  ferry: strip('ferry'),
} as const;

const id = LINE.id;
const ROWS: readonly (readonly [string, keyof typeof BOARDS, Partial<BoardMarks>])[] = [
  ['Single line', 'flat', {}],
  ['Double, river', 'river', {}],
  ['Double, mountain', 'mountain', {}],
  ['Double, sea', 'sea', {}],
  ['Ferry, two free slots', 'ferry', {}],
  ['Ferry, black laid', 'ferry', { ferries: [{ line: id, slots: ['black', 'free'], joined: false }] }],
  ['Ferry, one personal', 'ferry', { ferries: [{ line: id, slots: ['cobalt', 'free'], joined: false }] }],
  ['Ferry, open to all', 'ferry', { ferries: [{ line: id, slots: ['jade', 'black'], joined: true }] }],
  [
    'Ferry, closed to you',
    'ferry',
    { ferries: [{ line: id, slots: ['vermilion', 'brass'], joined: false, closed: true }] },
  ],
  ['Ferry, planned', 'ferry', { plan: [{ line: id, cost: 1, slot: 1, own: true }] }],
  ['Track, joined to you', 'flat', { tracks: [{ line: id, joined: true }] }],
  ['Track, not yet joined', 'flat', { tracks: [{ line: id, joined: false }] }],
  ['Track on a river line', 'river', { tracks: [{ line: id, joined: true }] }],
  ['Track on a pass', 'mountain', { tracks: [{ line: id, joined: true }] }],
  ['Last move', 'flat', { tracks: [{ line: id, joined: true }], lastMove: { colour: 'vermilion', lines: [id] } }],
  ['Legal line', 'flat', { legal: [{ line: id, cost: 1 }] }],
  ['Legal double', 'sea', { legal: [{ line: id, cost: 2 }] }],
  ['Planned track', 'flat', { plan: [{ line: id, cost: 1 }] }],
  ['Rest of a route', 'flat', { routes: [{ kind: 'rest', lines: [id] }] }],
  ['Hint', 'flat', { routes: [{ kind: 'hint', lines: [id], colour: 'jade' }] }],
  [
    'Missing, two players',
    'flat',
    { missing: (['jade', 'plum'] as const).map((colour) => ({ colour, lines: [{ line: id, cost: 1 }] })) },
  ],
];

function Sheet({ theme }: { readonly theme: 'light' | 'dark' }) {
  return (
    <section data-theme={theme} class="gallery-sheet">
      {ROWS.map(([name, kind, marks]) => (
        <div key={name} class="gallery-row">
          <span>{name}</span>
          <BoardPicture
            board={BOARDS[kind]}
            ground={false}
            marks={marks}
            frame={{ x: -0.3, y: -0.25, width: 1.6, height: 0.5 }}
          />
        </div>
      ))}
      <div class="gallery-tokens">
        {PLAYER_COLOURS.map((colour) => (
          <span key={colour}>
            <PlayerToken colour={colour} size={34} /> <PlayerDash colour={colour} width={54} /> {colour}
          </span>
        ))}
      </div>
      <div class="gallery-tokens">
        {['europe', 'central-europe'].flatMap((board) =>
          (boardById(board)?.regions ?? []).map((region) => (
            <span key={board + region.id}>
              <RegionDisc region={region.id} sign={region.compass} size={30} /> {region.title.en}
            </span>
          )),
        )}
      </div>
    </section>
  );
}

export function Elements() {
  return (
    <div class="gallery-elements">
      <Sheet theme="light" />
      <Sheet theme="dark" />
    </div>
  );
}

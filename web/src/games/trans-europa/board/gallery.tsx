// A page for developers: every state of the board's elements on every board, for looking at and for screenshots.
import { boardById, BOARD_IDS } from '@branchline/boards';
import type { Board as BoardData, LineId } from '@branchline/boards';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import '../../../ui/theme/index.css';
import { galleryMarks } from './gallery-marks.ts';
import type { GalleryScene } from './gallery-marks.ts';
import { Elements } from './gallery-elements.tsx';
import { BoardOverview } from './board-overview.tsx';
import { Board, BoardPicture } from './index.ts';
import type { BoardHandle, BoardMarks, JunctionId, Place, Tip } from './index.ts';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;

const WATERS: Readonly<Record<string, string>> = {
  'north-sea': 'North Sea',
  'baltic-sea': 'Baltic',
  'atlantic-ocean': 'Atlantic Ocean',
  'mediterranean-sea': 'Mediterranean Sea',
  'black-sea': 'Black Sea',
  'adriatic-sea': 'Adriatic',
  'pacific-ocean': 'Pacific Ocean',
  'gulf-of-mexico': 'Gulf of Mexico',
};
const water = (key: string): string => WATERS[key] ?? key;

const tipFor = (place: Place | undefined, marks: BoardMarks): readonly Tip[] => {
  if (place?.at !== 'line') return [];
  const legal = marks.legal.find((l) => l.line === place.line);
  if (legal === undefined) return [{ place, tone: 'error', content: 'Not joined to your line' }];
  return [{ place, tone: 'info', content: <strong>One track, cost {legal.cost} of 2</strong> }];
};

/** Own cities that are still to be linked. */
const openCities = (board: BoardData, marks: BoardMarks): BoardData['cities'] =>
  board.cities.filter((c) => marks.cities.some((m) => m.city === c.id && m.target === true && m.linked !== true));

function Playground({ board, scene }: { readonly board: BoardData; readonly scene: GalleryScene }) {
  const [marks, setMarks] = useState(() => galleryMarks(board, scene));
  const [cursor, setCursor] = useState<JunctionId>(marks.markers[0]?.junction ?? board.junctions[0]?.id ?? '');
  const [hover, setHover] = useState<Place>();
  const phone = innerWidth < 700;
  const insets = phone
    ? { top: 70, right: 0, bottom: 220, left: 0 }
    : { top: scene === 'end' ? 24 : 40, right: scene === 'end' ? 420 : 332, bottom: 54, left: 0 };
  const [target] = openCities(board, marks);
  const planEnd = target === undefined ? undefined : ({ at: 'junction', junction: target.junction } as const);
  const tips: readonly Tip[] =
    hover !== undefined
      ? tipFor(hover, marks)
      : planEnd !== undefined && marks.plan.length > 0
        ? [{ place: planEnd, tone: 'info', content: [<strong>Two tracks, cost 2 of 2</strong>, 'Missing 8 → 6'] }]
        : [];
  const lay = (line: LineId): void =>
    setMarks((old) => ({
      ...old,
      plan: [],
      tracks: [...old.tracks.map((t) => ({ ...t, joined: true })), { line, joined: true }],
      legal: old.legal.filter((l) => l.line !== line),
      lastMove: { colour: 'plum', lines: [line] },
    }));
  return (
    <Board
      board={board}
      marks={marks}
      me="plum"
      texts={{ label: board.title.en, city: (id) => board.cities.find((c) => c.id === id)?.name ?? id, water }}
      cursor={cursor}
      insets={insets}
      fit={phone ? 'height' : 'all'}
      compact={phone}
      tips={tips}
      arrows={
        phone
          ? openCities(board, marks).map((c) => ({
              junction: c.junction,
              region: c.region,
              sign: board.regions.find((r) => r.id === c.region)?.compass ?? 'centre',
              label: `Show ${c.name}`,
            }))
          : []
      }
      handle={(handle: BoardHandle | undefined) => Object.assign(window, { board: handle })}
      onLine={lay}
      onJunction={(junction) => setCursor(junction)}
      onHover={setHover}
      onKeyCommand={(command) => {
        if (command.do === 'move') setCursor(command.to);
        if (command.do === 'plan') lay(command.line);
      }}
    />
  );
}

function Gallery() {
  const board = boardById(query.get('board') ?? 'europe');
  const scene = (query.get('scene') ?? 'game') as GalleryScene | 'elements' | 'pictures';
  if (scene === 'elements') return <Elements />;
  if (scene === 'pictures')
    return (
      <div class="gallery-pictures">
        {board !== undefined && (
          <div style={{ width: '120px' }}>
            <BoardOverview
              board={board}
              marks={galleryMarks(board, 'game')}
              me="plum"
              seen={{ view: { x: 8, y: 5, scale: 44 }, width: 390, height: 500 }}
            />
          </div>
        )}
        {BOARD_IDS.map((id) => {
          const each = boardById(id);
          return each === undefined ? null : (
            <BoardPicture key={id} board={each} scale={40} marks={galleryMarks(each, 'game')} />
          );
        })}
      </div>
    );
  if (board === undefined) return <p>No such board.</p>;
  return <Playground board={board} scene={scene} />;
}

const root = document.getElementById('gallery');
if (root !== null) render(<Gallery />, root);

// The checks of content that every board must pass; each names the constraint it guards.
import { cityId } from './lattice.ts';
import { componentsWithoutFerries, isConnected } from './connectivity.ts';
import { COMPASS, LANGUAGES, PRESTIGE_COLOURS, TERRAINS } from './types.ts';
import type { Board, Loc } from './types.ts';
import type { BoardProblem } from './problem.ts';

type Check = (board: Board) => readonly BoardProblem[];

const problem = (
  code: BoardProblem['code'],
  rule: string,
  where: Pick<BoardProblem, 'at' | 'detail'>,
): BoardProblem => ({ code, rule, ...where });

const repeated = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, i) => ids.indexOf(id) !== i)),
];

const idsAreUnique: Check = (board) =>
  [board.junctions, board.lines, board.cities, board.regions].flatMap((things) =>
    repeated(things.map((thing) => thing.id)).map((id) =>
      problem('boards/id-twice', 'CT-TE-1', { at: id, detail: 'the id is used twice' }),
    ),
  );

const endsExist: Check = (board) => {
  const junctions = new Set(board.junctions.map((j) => j.id));
  return board.lines.flatMap((line) =>
    [line.a, line.b]
      .filter((end) => !junctions.has(end))
      .map((end) =>
        problem('boards/no-such-junction', 'CT-TE-1', { at: line.id, detail: `the end ${end} does not exist` }),
      ),
  );
};

const junctionsHaveLines: Check = (board) => {
  const ends = new Set(board.lines.flatMap((line) => [line.a, line.b]));
  return board.junctions
    .filter((j) => !ends.has(j.id))
    .map((j) => problem('boards/lonely-junction', 'CT-TE-1', { at: j.id, detail: 'no line leads to this junction' }));
};

const latticeIsEven: Check = (board) => {
  const first = board.junctions[0];
  return board.junctions
    .filter((j) => first !== undefined && (j.x + j.y - first.x - first.y) % 2 !== 0)
    .map((j) =>
      problem('boards/off-lattice', 'CT-TE-1', {
        at: j.id,
        detail: 'the junction lies between the places of the lattice',
      }),
    );
};

const citiesStand: Check = (board) => {
  const junctions = new Map(board.junctions.map((j) => [j.id, j]));
  const shared = repeated(board.cities.map((city) => city.junction));
  return board.cities.flatMap((city) => [
    ...(junctions.has(city.junction)
      ? []
      : [
          problem('boards/no-such-junction', 'CT-TE-1', {
            at: city.id,
            detail: `no junction ${city.junction} for this city`,
          }),
        ]),
    ...(shared.includes(city.junction)
      ? [
          problem('boards/shared-junction', 'CT-TE-1', {
            at: city.id,
            detail: `another city stands on ${city.junction}`,
          }),
        ]
      : []),
    ...(junctions.get(city.junction)?.sea === true
      ? [
          problem('boards/city-at-sea', 'CT-TE-1', {
            at: city.id,
            detail: `the city stands on sea junction ${city.junction}`,
          }),
        ]
      : []),
    ...(city.id === cityId(city.name) && city.id !== ''
      ? []
      : [
          problem('boards/city-id', 'CT-TE-1', {
            at: city.id,
            detail: `the id does not follow from the name ${city.name}`,
          }),
        ]),
    ...(Math.abs(city.lat) <= 90 && Math.abs(city.lon) <= 180
      ? []
      : [problem('boards/city-nowhere', 'CT-TE-1', { at: city.id, detail: 'longitude or latitude is out of range' })]),
  ]);
};

const regionsAreFull: Check = (board) => {
  const found: BoardProblem[] = [];
  if (board.cities.length !== 35) {
    found.push(problem('boards/city-count', 'CT-TE-2', { detail: `${board.cities.length} cities instead of 35` }));
  }
  if (board.regions.length !== 5) {
    found.push(problem('boards/region-count', 'CT-TE-2', { detail: `${board.regions.length} regions instead of 5` }));
  }
  for (const region of board.regions) {
    const cities = board.cities.filter((city) => city.region === region.id);
    const dashed = cities.filter((city) => city.dashed).length;
    if (cities.length !== 7) {
      found.push(
        problem('boards/region-size', 'CT-TE-2', { at: region.id, detail: `${cities.length} cities instead of 7` }),
      );
    }
    if (dashed !== 2)
      found.push(
        problem('boards/dashed-count', 'CT-TE-2', { at: region.id, detail: `${dashed} bordered cities instead of 2` }),
      );
  }
  return found;
};

const regionsAreNamed: Check = (board) => [
  ...COMPASS.filter((c) => board.regions.filter((r) => r.compass === c).length !== 1).map((c) =>
    problem('boards/compass', 'CT-TE-9', { at: c, detail: 'exactly one region must lie there' }),
  ),
  ...PRESTIGE_COLOURS.filter((p) => board.regions.filter((r) => r.prestige === p).length !== 1).map((p) =>
    problem('boards/prestige-colour', 'CT-TE-10', { at: p, detail: 'exactly one region must have this colour' }),
  ),
];

const doublesHaveTerrain: Check = (board) =>
  board.lines.flatMap((line) => {
    const strange = line.terrain.filter((t) => !TERRAINS.includes(t));
    const wellFormed =
      line.kind === 'ferry'
        ? line.cost === 2 && line.terrain.length === 0
        : line.cost === 2
          ? line.terrain.length > 0 && strange.length === 0 && line.kind === line.terrain[0]
          : line.kind === 'flat' && line.terrain.length === 0;
    return wellFormed
      ? []
      : [
          problem('boards/no-terrain', 'CT-TE-3', {
            at: line.id,
            detail: `kind ${line.kind}, cost ${line.cost}, terrain [${line.terrain.join()}]`,
          }),
        ];
  });

const ferriesBelong: Check = (board) => {
  const ferries = board.lines.filter((line) => line.kind === 'ferry');
  if (!board.ferries) {
    return ferries.map((f) =>
      problem('boards/ferry-not-allowed', 'CT-TE-3', { at: f.id, detail: 'a ferry on a board without ferries' }),
    );
  }
  return ferries.length > 0 ? [] : [problem('boards/no-ferry', 'CT-TE-3', { detail: 'a ferry board without a ferry' })];
};

/** Lines named as tunnel or Channel link are single; the Central Europe board has both (TP-BUILD-2). */
const linksAreSingle: Check = (board) => [
  ...board.lines
    .filter((line) => (line.art === 'tunnel' || line.art === 'channel') && line.cost !== 1)
    .map((line) =>
      problem('boards/link-not-single', 'CT-TE-4', { at: line.id, detail: `the ${line.art} must be a single line` }),
    ),
  ...(board.id === 'central-europe' ? (['tunnel', 'channel'] as const) : [])
    .filter((art) => !board.lines.some((line) => line.art === art))
    .map((art) => problem('boards/no-link', 'CT-TE-4', { detail: `no line is the ${art}` })),
];

const seasAreSingle: Check = (board) => {
  if (!board.ferries) return [];
  const sea = new Set(board.junctions.filter((j) => j.sea).map((j) => j.id));
  const found = board.lines
    .filter(
      (line) =>
        line.kind === 'sea' || ((sea.has(line.a) || sea.has(line.b)) && line.cost === 2 && line.kind !== 'ferry'),
    )
    .map((line) =>
      problem('boards/sea-double', 'CT-TE-5', {
        at: line.id,
        detail: 'water is crossed by single lines and ferries only',
      }),
    );
  if (sea.size === 0)
    found.push(problem('boards/no-sea', 'CT-TE-5', { detail: 'a ferry board without a sea junction' }));
  const london = board.cities.find((city) => city.id === 'london')?.junction;
  const ferryEnds = new Set(board.lines.filter((l) => l.kind === 'ferry').flatMap((l) => [l.a, l.b]));
  const reached = board.lines.some(
    (l) => l.cost === 1 && ((l.a === london && ferryEnds.has(l.b)) || (l.b === london && ferryEnds.has(l.a))),
  );
  if (london !== undefined && !reached) {
    found.push(
      problem('boards/london', 'CT-TE-5', { at: london, detail: 'no single line leads from a ferry end to London' }),
    );
  }
  return found;
};

const hasPlentyOfLines: Check = (board) =>
  board.lines.length >= 2 * 85
    ? []
    : [
        problem('boards/few-lines', 'CT-TE-7', {
          detail: `${board.lines.length} lines do not clearly exceed the 85 tracks`,
        }),
      ];

const isOnePiece: Check = (board) =>
  isConnected(board) ? [] : [problem('boards/not-connected', 'CT-TE-8', { detail: 'the board falls apart' })];

/** Closed ferries must not lock a player out: a shore away from the mainland needs at least two ferries. */
const shoresAreOpen: Check = (board) => {
  const components = componentsWithoutFerries(board);
  const ferries = board.lines.filter((line) => line.kind === 'ferry');
  return components.slice(1).flatMap((shore) => {
    const leading = ferries.filter((f) => shore.has(f.a) !== shore.has(f.b)).length;
    return leading >= 2
      ? []
      : board.cities
          .filter((city) => shore.has(city.junction))
          .map((city) =>
            problem('boards/locked-shore', 'CT-TE-8', {
              at: city.id,
              detail: `${leading} ferries lead to its shore, at least 2 must`,
            }),
          );
  });
};

const everyTextIsThere: Check = (board) => {
  const texts: readonly (readonly [string, Loc])[] = [
    [board.id, board.title],
    ...board.regions.map((r) => [r.id, r.title] as const),
    ...board.cities.map((c) => [c.id, c.names] as const),
  ];
  return texts.flatMap(([at, loc]) =>
    LANGUAGES.filter((lang) => (loc[lang] ?? '').trim() === '').map((lang) =>
      problem('boards/no-text', 'CT-TE-2', { at: at, detail: `no text in language ${lang}` }),
    ),
  );
};

const CHECKS: readonly Check[] = [
  idsAreUnique,
  endsExist,
  junctionsHaveLines,
  latticeIsEven,
  citiesStand,
  regionsAreFull,
  regionsAreNamed,
  doublesHaveTerrain,
  ferriesBelong,
  linksAreSingle,
  seasAreSingle,
  hasPlentyOfLines,
  isOnePiece,
  shoresAreOpen,
  everyTextIsThere,
];

/** Everything wrong with a board; empty for a good one. */
export const checkBoard = (board: Board): readonly BoardProblem[] => CHECKS.flatMap((check) => check(board));

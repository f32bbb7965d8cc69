// From longitude and latitude to the map sheet: a conformal cone, then one lens for coast, borders and cities alike.

type Point = readonly [number, number];

/** The drawing area all x and y of the map refer to, in drawing units (y points down). */
export const sheet = { width: 1000, height: 960 } as const;

const RAD = Math.PI / 180;
const PARALLELS = [43, 60] as const;
const CENTRE_LON = 12;
const CENTRE_LAT = 50;

// The lens: the crowded core grows, the far north shrinks, and areas to the east and west stay in proportion.
const CORE: Point = [8.8, 49.4];
const CORE_GAIN = 0.34;
const CORE_RADIUS = 0.16;
const NORTH_LAT = 59;
const NORTH_FACTOR = 0.62;

const SCALE = 1690;
const ORIGIN: Point = [555, 532];

const half = (lat: number): number => Math.tan(Math.PI / 4 + (lat * RAD) / 2);
const [south, north] = PARALLELS;
const n = Math.log(Math.cos(south * RAD) / Math.cos(north * RAD)) / Math.log(half(north) / half(south));
const f = (Math.cos(south * RAD) * half(south) ** n) / n;
const radius = (lat: number): number => f / half(lat) ** n;

/** Lambert's conformal cone on the unit sphere; y points north. */
const cone = (lon: number, lat: number): Point => {
  const turn = n * (lon - CENTRE_LON) * RAD;
  const r = radius(lat);
  return [r * Math.sin(turn), radius(CENTRE_LAT) - r * Math.cos(turn)];
};

const [coreX, coreY] = cone(...CORE);
const northY = cone(CENTRE_LON, NORTH_LAT)[1];

const lens = ([x, y]: Point): Point => {
  const dx = x - coreX;
  const dy = y - coreY;
  const gain = 1 + CORE_GAIN * Math.exp(-(dx * dx + dy * dy) / (CORE_RADIUS * CORE_RADIUS));
  const yy = coreY + dy * gain;
  return [coreX + dx * gain, yy > northY ? northY + (yy - northY) * NORTH_FACTOR : yy];
};

/** The place of a point of the earth on the sheet. Cities are then moved a little apart (scripts/place-cities.ts). */
export const project = (lon: number, lat: number): [number, number] => {
  const [x, y] = lens(cone(lon, lat));
  return [ORIGIN[0] + x * SCALE, ORIGIN[1] - y * SCALE];
};

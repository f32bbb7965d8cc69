// From longitude and latitude to the sheet: a conformal cone, then one lens for coast, borders and cities alike.

const RAD = Math.PI / 180;
const [SOUTH, NORTH] = [43, 60];
const CENTRE = { lon: 12, lat: 50 };

/** The crowded core grows. The radius is measured on a globe of radius 1. */
const CORE = { lon: 9.6, lat: 49.6, gain: 0.36, radius: 0.165 };
/** From here the far north is foreshortened. */
const FORESHORTEN = { lat: 59.2, factor: 0.72, soft: 0.03 };

const half = (lat) => Math.tan(Math.PI / 4 + (lat * RAD) / 2);
const n = Math.log(Math.cos(SOUTH * RAD) / Math.cos(NORTH * RAD)) / Math.log(half(NORTH) / half(SOUTH));
const f = (Math.cos(SOUTH * RAD) * half(SOUTH) ** n) / n;
const radiusAt = (lat) => f / half(lat) ** n;

/** Lambert's conformal cone on the unit globe; y points north. */
const cone = (lon, lat) => {
  const turn = n * (lon - CENTRE.lon) * RAD;
  const r = radiusAt(lat);
  return [r * Math.sin(turn), radiusAt(CENTRE.lat) - r * Math.cos(turn)];
};

const [coreX, coreY] = cone(CORE.lon, CORE.lat);
const northY = cone(CENTRE.lon, FORESHORTEN.lat)[1];

/** Slope 1 in the south, `factor` in the north, and a smooth turn between, so that no border shows a kink. */
const foreshortened = (y) => {
  const { factor, soft } = FORESHORTEN;
  const over = (y - northY) / soft;
  const ramp = over > 30 ? over * soft : Math.log1p(Math.exp(over)) * soft;
  return y - (1 - factor) * ramp;
};

const lens = ([x, y]) => {
  const [dx, dy] = [x - coreX, y - coreY];
  const gain = 1 + CORE.gain * Math.exp(-(dx * dx + dy * dy) / (CORE.radius * CORE.radius));
  return [coreX + dx * gain, foreshortened(coreY + dy * gain)];
};

const plane = (lon, lat) => {
  const [x, y] = lens(cone(lon, lat));
  return [x, -y];
};

/** The function from a point of the earth to the sheet, fitted so that the given places fill `width` × `height`. */
export const projectionFor = (places, { width, height }) => {
  const points = places.map(({ lon, lat }) => plane(lon, lat));
  const [xs, ys] = [0, 1].map((axis) => points.map((p) => p[axis]));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const [x0, y0] = [(width - scale * (right - left)) / 2, (height - scale * (bottom - top)) / 2];
  return (lon, lat) => {
    const [x, y] = plane(lon, lat);
    return [x0 + (x - left) * scale, y0 + (y - top) * scale];
  };
};

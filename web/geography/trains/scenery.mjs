// What makes the sheet a map and costs little: peaks, the names of the seas and the net of meridians and parallels.

const scatter = (i, salt) => {
  const v = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return v - Math.floor(v);
};

/** Peaks [x, y, height] along the ranges, in two loose rows, none of them under a slot or a city. */
export const peaksOf = ({ ranges, place, isFree }) =>
  ranges.flatMap(({ pts, every }, no) => {
    const way = pts.map(place);
    const peaks = [];
    let next = every / 2;
    let gone = 0;
    for (let i = 1; i < way.length; i++) {
      const [dx, dy] = [way[i][0] - way[i - 1][0], way[i][1] - way[i - 1][1]];
      const length = Math.hypot(dx, dy);
      for (; next <= gone + length; next += every * (0.8 + 0.4 * scatter(peaks.length, no))) {
        const t = (next - gone) / length;
        const sway = (peaks.length % 2 === 0 ? 1 : -1) * (2 + 3 * scatter(peaks.length, no + 5));
        const height = 6.5 + 3.5 * scatter(peaks.length, no + 9);
        const at = [way[i - 1][0] + dx * t - (dy / length) * sway, way[i - 1][1] + dy * t + (dx / length) * sway];
        peaks.push([...at, height]);
      }
      gone += length;
    }
    return peaks.filter(isFree);
  });

/** Meridians and parallels every ten degrees. */
export const netOf = (place) => {
  const line = (n, at) => Array.from({ length: n + 1 }, (_, i) => place(at(i / n)));
  const meridians = [-40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60].map((lon) => line(24, (t) => [lon, 27 + 48 * t]));
  const parallels = [30, 40, 50, 60, 70].map((lat) => line(44, (t) => [-44 + 110 * t, lat]));
  return [...meridians, ...parallels];
};

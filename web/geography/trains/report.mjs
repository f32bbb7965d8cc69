// What the build prints, and whether the drawing is sound: no fold, no short section, no rows or names that collide.
import { gzipSync } from 'node:zlib';
import { checkFolds } from '../check.mjs';
import { clashesOf } from './names.mjs';

const bytes = (value) => gzipSync(typeof value === 'string' ? value : JSON.stringify(value), { level: 9 }).length;
const apart = ([px, py], [qx, qy]) => Math.hypot(px - qx, py - qy);

const reportNames = ({ set, size, names }) => {
  const clashes = clashesOf(names);
  const grazing = names.filter((n) => n.hits > 0).map((n) => `${n.text} ${n.hits}`);
  console.log(`names ${set} ${size}: ${clashes.length} overlap ${clashes.join(' ')}; on slots: ${grazing.join(', ')}`);
  return clashes.length === 0;
};

export const report = ({ output, text, homes, network, bend, placed, bounds, kit }) => {
  console.log(`${text.length} bytes, ${bytes(text)} gzip`);
  console.log(
    `  ${Object.entries(output)
      .map(([key, value]) => `${key} ${bytes(value)}`)
      .join(', ')}`,
  );
  const to = new Map(network.cities.map((c) => [c.id, c.at]));
  const shift = Math.max(...homes.map(({ id, at }) => apart(at, to.get(id))));
  const miss = Math.max(...homes.map(({ id, at }) => apart(bend(at), to.get(id))));
  const folds = checkFolds({ warp: bend, box: bounds, bounds });
  console.log(`cities moved at most ${shift.toFixed(1)}, land misses them by ${miss.toFixed(1)}`);
  console.log(`folds ${folds.folded} of ${folds.seen}, largest to smallest area ${folds.ratio.toFixed(1)}`);
  const short = network.sections.filter((s) => network.curves.get(s.id).length < kit.leastLength(s.segments));
  if (short.length > 0) console.log(`too short: ${short.map((s) => s.id).join(' ')}`);
  if (network.stuck.length > 0) console.log(`rows collide: ${network.stuck.join('; ')}`);
  const areNamesApart = placed.map(reportNames).every(Boolean);
  return folds.folded === 0 && short.length === 0 && network.stuck.length === 0 && areNamesApart;
};

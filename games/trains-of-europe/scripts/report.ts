// Prints the figures by which the content is judged: one line per contract, then classes, supply and demand, cities.
import { contractsFrom } from './contract-amounts.ts';
import { plans } from './contract-plans.ts';
import { buildMap } from './build-map.ts';
import { vehicles } from '../src/content/vehicles.ts';
import { cheapestNetwork, distancesOf } from '../src/content/network.ts';
import { trainPrice } from '../src/content/train.ts';

export const main = (): number => {
  const map = buildMap();
  const distance = distancesOf(map);
  const contracts = contractsFrom(plans, map, vehicles);
  const citiesOf = (i: number) => plans[i]!.cities;
  const count = new Map(map.cities.map((c) => [c.id, 0]));
  const byLine = new Map<string, number[]>();
  const segs: number[] = [];
  contracts.forEach((c, i) => {
    const s = cheapestNetwork(map, distance, citiesOf(i));
    segs.push(s);
    const v = trainPrice(c, vehicles);
    const pay = (s * 10_000 + v) / c.profit;
    const key = c.launch ? 'launch' : c.line;
    byLine.set(key, [...(byLine.get(key) ?? []), pay]);
    for (const id of citiesOf(i)) count.set(id, count.get(id)! + 1);
    const inc = c.profit + c.tax;
    console.log(
      String(c.no).padStart(2),
      c.id.padEnd(22),
      c.line.padEnd(8),
      'seg',
      s,
      'V',
      v / 1000,
      'I',
      inc / 1000,
      'tax',
      c.tax / 1000,
      `${Math.round((100 * c.tax) / inc)}%`,
      'P',
      c.profit / 1000,
      'pay',
      pay.toFixed(1),
      'routes',
      c.routes.map((r) => r.income / 1000).join('+'),
    );
  });
  console.log('mean segments', segs.reduce((a, b) => a + b) / segs.length);
  for (const [k, l] of byLine)
    console.log(
      k,
      l.length,
      'payback',
      Math.min(...l).toFixed(2),
      (l.reduce((a, b) => a + b) / l.length).toFixed(2),
      Math.max(...l).toFixed(2),
    );
  const sizes = [0, 0, 0, 0, 0];
  plans.forEach((p) => p.launch || sizes[p.cities.length]!++);
  console.log(
    'sizes',
    sizes.slice(2),
    'lines',
    JSON.stringify(Object.fromEntries([...byLine].map(([k, l]) => [k, l.length]))),
  );
  console.log(
    [...count]
      .sort((a, b) => a[1] - b[1])
      .map(([k, n]) => `${k} ${n}`)
      .join(', '),
  );
  const cats = [...new Set(vehicles.map((v) => v.category))];
  for (const cat of cats) {
    const supply = vehicles.filter((v) => v.category === cat).reduce((a, v) => a + v.copies, 0);
    const demand = contracts
      .flatMap((c) => c.vehicles)
      .filter((d) => d.category === cat)
      .reduce((a, d) => a + d.count, 0);
    console.log(
      cat,
      'supply',
      supply,
      'demand total',
      demand,
      'per 12',
      ((demand * 12) / 74).toFixed(1),
      'ratio',
      (supply / ((demand * 12) / 74)).toFixed(2),
    );
  }
  const two = plans.filter((p) => (p.need.eloco ?? 0) + (p.need.dloco ?? 0) >= 2).length;
  console.log('two-loco', two, 'none', plans.filter((p) => p.extra === 'none').length);
  return 0;
};

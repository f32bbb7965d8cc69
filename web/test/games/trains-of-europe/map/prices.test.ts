// Prices on the map: tickets keep off each other and off names, pills cover nothing at all, and both go at small scales.
import '../../../support/browser.ts';
import { describe, expect, test } from 'vitest';
import { detailAt } from '../../../../src/games/trains-of-europe/map/detail.ts';
import { PILL, TICKET } from '../../../../src/games/trains-of-europe/map/measures.ts';
import { placePills, placeTickets } from '../../../../src/games/trains-of-europe/map/prices.ts';
import type { PlacedPrice } from '../../../../src/games/trains-of-europe/map/prices.ts';
import { cities, geometry, holds, nameBox, overlaps, sections, slotPoints } from './support.ts';
import type { Rect } from './support.ts';

const names = cities.map((city) => nameBox(city.id, 'local', 'near'));
const taken = names.map(({ left, right, top, bottom }) => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
}));
const scene = { geometry, taken, scale: 1 };
const rect = ({ at }: PlacedPrice, { width, height }: { readonly width: number; readonly height: number }): Rect => ({
  left: at.x - width / 2,
  right: at.x + width / 2,
  top: at.y - height / 2,
  bottom: at.y + height / 2,
});
const wish = (section: string) => ({ section, price: 40_000 });

describe('tickets', () => {
  test.each(sections)('$id finds a place off names and cities, at most a leader away', ({ id, middle, curve }) => {
    const [ticket] = placeTickets(scene, [wish(id)]);
    if (ticket === undefined) throw new Error('no ticket');
    const box = rect(ticket, TICKET);
    expect(Math.hypot(ticket.at.x - middle.x, ticket.at.y - middle.y)).toBeLessThan(curve.length / 2 + 60);
    if (ticket.threaded) return;
    expect(names.filter((name) => overlaps(name, box))).toEqual([]);
    expect(cities.filter((city) => holds(box, city)).map((c) => c.id)).toEqual([]);
  });

  test('several tickets keep off each other', () => {
    const placed = placeTickets(scene, ['venezia-wien', 'ljubljana-wien', 'munchen-wien', 'wien-praha'].map(wish));
    expect(placed).toHaveLength(4);
    placed.forEach((p, i) =>
      placed.slice(i + 1).forEach((q) => expect(overlaps(rect(p, TICKET), rect(q, TICKET))).toBe(false)),
    );
  });

  test('few sections are so crowded that their ticket lies on them', () => {
    const threaded = sections.filter(({ id }) => placeTickets(scene, [wish(id)])[0]?.threaded);
    expect(threaded.length).toBeLessThan(sections.length / 8);
  });
});

describe('pills', () => {
  const pills = placePills(
    scene,
    sections.map(({ id }) => wish(id)),
    [],
  );

  test('cover no slot, name, city or other pill', () => {
    const slots = sections.flatMap((section) => slotPoints(section).map((p) => ({ ...p, id: section.id })));
    for (const pill of pills) {
      const box = rect(pill, PILL);
      const inner = { left: box.left + 1.5, right: box.right - 1.5, top: box.top + 1.5, bottom: box.bottom - 1.5 };
      expect(slots.filter((p) => p.id !== pill.section && holds(inner, p)).map((p) => p.id)).toEqual([]);
      expect(names.filter((name) => overlaps(name, box))).toEqual([]);
      expect(cities.filter((city) => holds(box, city))).toEqual([]);
      expect(pills.filter((other) => other !== pill && overlaps(rect(other, PILL), box))).toEqual([]);
    }
  });

  test('fit beside most sections even when all of them want one', () => {
    expect(pills.length).toBeGreaterThan(sections.length * 0.6);
  });
});

describe('detail', () => {
  test.each([
    [0.5, 'chosen', 'far', false],
    [0.6, 'all', 'far', false],
    [0.79, 'all', 'far', false],
    [0.81, 'all', 'far', true],
    [1, 'all', 'near', true],
    [2.5, 'all', 'near', true],
  ] as const)('at zoom %d: %s names, %s, pills %s', (zoom, names, nameSize, pills) => {
    expect(detailAt(zoom)).toMatchObject({ names, nameSize, pills });
  });

  test('no name falls below 11 px, and text never grows faster than the map', () => {
    let before = 0;
    for (let zoom = 0.3; zoom < 4; zoom += 0.01) {
      const { nameSize, text } = detailAt(zoom);
      const px = { near: 13.4, far: 18.4 }[nameSize] * text * zoom;
      expect(px).toBeGreaterThanOrEqual(10.98);
      if (zoom > 1) expect(px).toBeGreaterThanOrEqual(before);
      before = px;
    }
  });
});

// Everything on the ground, in drawing order; each layer is drawn again only when its own marks change.
import { useMemo } from 'preact/hooks';
import type { Detail } from './detail.ts';
import type { MapGeometry } from './geometry.ts';
import { boxesOverlap } from './house.ts';
import type { Box } from './house.ts';
import { BonusPulse, Cities, STOP_RADIUS } from './layers/cities.tsx';
import { Names } from './layers/names.tsx';
import { Glows, Network, Ties } from './layers/network.tsx';
import { Pills, Ticket } from './layers/prices.tsx';
import { besideThese, drawnNames } from './name-boxes.ts';
import type { DrawnName } from './name-boxes.ts';
import { placePills, placeTickets, ticketBox } from './prices.ts';
import type { PlacedPrice } from './prices.ts';
import type { CompanyColour, MapMarks, MapProps, MapTexts } from './types.ts';

export type SceneProps = {
  readonly geometry: MapGeometry;
  readonly marks: MapMarks;
  readonly me: CompanyColour;
  /** The names of cities, see useWritten. */
  readonly written: readonly DrawnName[];
  readonly texts: MapTexts;
  readonly detail: Detail;
  /** Panels over the map, in units of the sheet. */
  readonly panels: readonly Box[];
  readonly moving: boolean;
};

/** What must stay in sight beside the names: lettered stops. */
const stopBoxes = (geometry: MapGeometry, marks: MapMarks): Box[] =>
  marks.stops.flatMap(({ city }) => {
    const at = geometry.cities.get(city);
    const side = 2 * STOP_RADIUS;
    return at === undefined ? [] : [{ x: at.x - side / 2, y: at.y - side / 2, width: side, height: side }];
  });

/** A name that a ticket would cut in two makes room for it if it is wanted; else it is better left out. */
function besideTickets(written: readonly DrawnName[], tickets: readonly Box[], stops: readonly Box[]): DrawnName[] {
  const isUnder = ({ box }: DrawnName): boolean => tickets.some((ticket) => boxesOverlap(ticket, box));
  return written.flatMap((name) => {
    if (!isUnder(name)) return [name];
    if (!name.strong) return [];
    const others = written.filter((other) => other !== name && !isUnder(other)).map(({ box }) => box);
    return [besideThese(name, [...tickets, ...stops, ...others])];
  });
}

type Prices = { readonly tickets: readonly PlacedPrice[]; readonly pills: readonly PlacedPrice[] };
const NO_PRICES: Prices = { tickets: [], pills: [] };

const usePrices = (props: SceneProps, taken: readonly Box[]): Prices => {
  const { geometry, marks, detail } = props;
  const { offers, plan, selected, dimmed = false } = marks;
  return useMemo(() => {
    if (dimmed) return NO_PRICES;
    const scene = { geometry, taken, scale: detail.text };
    const own = selected?.price === undefined ? [] : [{ section: selected.section, price: selected.price }];
    const wishes = [...own, ...plan.filter((p) => p.section !== selected?.section)];
    const tickets = placeTickets(scene, wishes);
    const ticketed = new Set(wishes.map((w) => w.section));
    const near = offers.filter((o) => o.state === 'near' && !ticketed.has(o.section));
    return { tickets, pills: detail.pills ? placePills(scene, near, tickets) : [] };
  }, [geometry, taken, detail.text, detail.pills, offers, plan, selected, dimmed]);
};

const NO_NAMES: readonly DrawnName[] = [];

type NamedProps = Omit<SceneProps, 'written' | 'me' | 'moving'> & { readonly names: MapProps['names'] };

/** The names of cities with their places. */
export const useWritten = ({ geometry, marks, names, texts, detail, panels }: NamedProps): readonly DrawnName[] => {
  const { wanted, stops, dimmed = false } = marks;
  return useMemo(
    () =>
      dimmed
        ? NO_NAMES
        : drawnNames({
            geometry,
            names,
            detail,
            textOf: texts.city,
            chosen: new Set([...wanted, ...stops.map((s) => s.city)]),
            stops: new Set(stops.map((s) => s.city)),
            panels,
          }),
    [geometry, names, detail.names, detail.nameSize, detail.text, texts.city, wanted, stops, panels, dimmed],
  );
};

export function Scene(props: SceneProps) {
  const { geometry, marks, me, texts, detail, panels, moving, written } = props;
  const { tracks, offers, network, wanted, plan, selected, glow, stops, focus, changes, bonus, dimmed = false } = marks;
  const ties = useMemo(() => <Ties geometry={geometry} />, [geometry]);
  const glows = useMemo(() => <Glows geometry={geometry} marks={marks} />, [geometry, glow, changes, selected, plan]);
  const rows = useMemo(
    () => <Network geometry={geometry} marks={marks} me={me} moving={moving} />,
    [geometry, tracks, offers, plan, selected, changes, me, moving],
  );
  const discs = useMemo(() => <Cities geometry={geometry} marks={marks} />, [geometry, network, wanted, stops, focus]);
  const taken = useMemo(
    () => [...panels, ...stopBoxes(geometry, marks), ...written.map((name) => name.box)],
    [geometry, stops, written, panels],
  );
  const { tickets, pills } = usePrices(props, taken);
  const labels = useMemo(
    () => (
      <Names
        names={besideTickets(
          written,
          tickets.map(({ at }) => ticketBox(at, detail.text)),
          stopBoxes(geometry, marks),
        )}
      />
    ),
    [written, tickets, detail.text, geometry, stops],
  );
  return (
    <g class={dimmed ? 't-scene t-dimmed' : 't-scene'}>
      {ties}
      {glows}
      {rows}
      {discs}
      {bonus && <BonusPulse key={bonus.company} geometry={geometry} bonus={bonus} />}
      <Pills pills={pills} scale={detail.text} textOf={(eur) => texts.price(eur, 'pill')} />
      {labels}
      {tickets.map((ticket) => (
        <Ticket
          key={ticket.section}
          price={ticket}
          text={texts.price(ticket.price, 'ticket')}
          scale={detail.text}
          {...(ticket.section === selected?.section ? { company: me } : {})}
        />
      ))}
    </g>
  );
}

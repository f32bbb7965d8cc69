// Price tickets with their leader lines, and pills.
import type { PlacedPrice } from '../prices.ts';
import { PILL, TICKET } from '../measures.ts';
import type { CompanyColour } from '../types.ts';

const NOTCH = 3.2;

/** A ticket with a notch in each short side, around the origin. */
const ticketPath = (() => {
  const [w, h] = [TICKET.width / 2, TICKET.height / 2];
  const side = (x: number, sign: number): string =>
    `V${-NOTCH * sign}A${NOTCH} ${NOTCH} 0 0 0 ${x} ${NOTCH * sign}V${h * sign}`;
  return `M${-w} ${-h}H${w}${side(w, 1)}H${-w}${side(-w, -1)}Z`;
})();

type TicketProps = {
  readonly price: PlacedPrice;
  readonly text: string;
  readonly scale: number;
  /** My colour for the section under decision; otherwise the ticket is gold. */
  readonly company?: CompanyColour;
};

export function Ticket({ price, text, scale, company }: TicketProps) {
  const { at, foot, threaded } = price;
  return (
    <g class={company === undefined ? 't-ticket' : `t-ticket t-ticket-mine co-${company}`}>
      {!threaded && <path d={`M${at.x} ${at.y}L${foot.x} ${foot.y}`} class="t-leader" />}
      <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
        <path d={ticketPath} class="t-ticket-body" />
        <text y={4.6} class="t-ticket-text">
          {text}
        </text>
      </g>
    </g>
  );
}

type PillsProps = {
  readonly pills: readonly PlacedPrice[];
  readonly scale: number;
  readonly textOf: (eur: number) => string;
};

export function Pills({ pills, scale, textOf }: PillsProps) {
  return (
    <g class="t-pills">
      {pills.map(({ section, at, price }) => (
        <g key={section} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
          <rect
            x={-PILL.width / 2}
            y={-PILL.height / 2}
            width={PILL.width}
            height={PILL.height}
            rx={PILL.height / 2}
            class="t-pill"
          />
          <text y={3.7} class="t-pill-text">
            {textOf(price)}
          </text>
        </g>
      ))}
    </g>
  );
}

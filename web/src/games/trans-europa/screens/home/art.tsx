// Drawings of the home page: a train, a fan of tickets, the line of lessons.

const COACH = 214;

function Coach({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path class="train-body" d={`M0 66V8q0-6 6-6H${COACH - 12}q6 0 6 6v58z`} />
      <path class="train-stripe" d={`M0 22H${COACH - 6}v20H0z`} />
      <path
        class="train-glass"
        d={Array.from(
          { length: 6 },
          (_, i) => `M${14 + i * 32} 25h20a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3z`,
        ).join('')}
      />
      <path class="train-wheels" d="M34 68h0M56 68h0M152 68h0M174 68h0" />
    </g>
  );
}

export function Train() {
  return (
    <svg class="train" viewBox="0 0 1000 96" preserveAspectRatio="xMinYMax slice">
      <linearGradient id="train-beam">
        <stop stop-color="#ffe9a8" stop-opacity="0.5" />
        <stop offset="1" stop-color="#ffe9a8" stop-opacity="0" />
      </linearGradient>
      <path class="train-ground" d="M0 80H1000V96H0z" />
      <path class="train-rail" d="M0 74H1000M0 79H1000" />
      <g class="train-moving">
        <Coach x={-172} />
        <Coach x={44} />
        <Coach x={260} />
        <g transform="translate(476 0)">
          <path class="train-body" d="M0 66V8q0-6 6-6h170c60 0 104 22 122 50 4 8 0 14-10 14z" />
          <path class="train-stripe" d="M0 22h206c26 4 48 11 66 20H0z" />
          <path
            class="train-glass"
            d="M14 25h20a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3zM48 25h20a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H48a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3zM82 25h20a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H82a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3zM116 25h20a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3zM168 23h32c22 3 38 9 52 16h-66c-8 0-16-6-18-16z"
          />
          <path class="train-wheels" d="M38 68h0M62 68h0M206 68h0M230 68h0" />
          <circle class="train-lamp" cx="284" cy="52" r="5" />
          <path class="train-light" d="M288 50l170-8v40l-170-24z" />
        </g>
      </g>
    </svg>
  );
}

export function TicketFan() {
  return (
    <svg class="ticket-fan" viewBox="0 0 180 90" aria-hidden="true">
      <g transform="rotate(-9 40 90)">
        <rect class="fan-card" x="14" y="26" width="58" height="78" rx="7" />
        <path class="fan-band r-blue" d="M14 33a7 7 0 0 1 7-7h44a7 7 0 0 1 7 7v9H14z" />
      </g>
      <g transform="rotate(9 140 90)">
        <rect class="fan-card" x="108" y="26" width="58" height="78" rx="7" />
        <path class="fan-band r-green" d="M108 33a7 7 0 0 1 7-7h44a7 7 0 0 1 7 7v9h-58z" />
      </g>
      <rect class="fan-card" x="60" y="16" width="60" height="84" rx="7" />
      <path class="fan-band r-yellow" d="M60 23a7 7 0 0 1 7-7h46a7 7 0 0 1 7 7v11H60z" />
      <path class="fan-sign" d="M90 19.5l5 9H85z" />
    </svg>
  );
}

/** A small line with a stop for each lesson. */
export function LessonLine({ taken, count }: { readonly taken: readonly number[]; readonly count: number }) {
  const x = (i: number): number => 12 + i * (216 / (count - 1));
  const middle = Math.floor(count / 2 - 0.5);
  const y = (i: number): number => (i <= middle ? 34 : 16);
  return (
    <svg class="lesson-line" viewBox="0 0 240 50" aria-hidden="true">
      <path
        class="lesson-track"
        d={`M${x(0)} 34H${x(middle)}C${x(middle) + 20} 34 ${x(middle + 1) - 20} 16 ${x(middle + 1)} 16H${x(count - 1)}`}
      />
      {Array.from({ length: count }, (_, i) => (
        <circle key={i} class="lesson-stop" data-taken={taken.includes(i + 1) || undefined} cx={x(i)} cy={y(i)} r="6" />
      ))}
    </svg>
  );
}

/** A train at night, for watching. */
export function NightTrain() {
  return (
    <svg class="night" viewBox="0 0 400 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle class="night-sun" cx="300" cy="92" r="56" />
      <path class="night-hill" d="M0 108C90 84 170 104 240 92s110-28 160-18v56H0z" />
      <g transform="translate(-64 52) scale(.62)">
        <Coach x={0} />
        <Coach x={216} />
        <path class="train-body" d="M432 66V8q0-6 6-6h170c60 0 104 22 122 50 4 8 0 14-10 14z" />
        <path class="train-stripe" d="M432 22h206c26 4 48 11 66 20H432z" />
        <path class="train-wheels" d="M470 68h0M494 68h0M638 68h0M662 68h0" />
        <circle class="train-lamp" cx="716" cy="52" r="5" />
      </g>
      <path class="night-ground" d="M0 97H400V130H0z" />
    </svg>
  );
}

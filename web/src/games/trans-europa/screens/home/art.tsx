// Drawings of the home page: a train, and the line of lessons.

import './art.css';

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

/** A small line with a stop for each lesson. */
export function LessonLine({ taken, count }: { readonly taken: readonly number[]; readonly count: number }) {
  return (
    <svg class="lesson-line" width={count * 14} height="12" viewBox={`0 0 ${count * 14} 12`} aria-hidden="true">
      <path class="lesson-track" d={`M7 6H${count * 14 - 7}`} />
      {Array.from({ length: count }, (_, i) => (
        <circle
          key={i}
          class="lesson-stop"
          data-taken={taken.includes(i + 1) || undefined}
          cx={7 + i * 14}
          cy="6"
          r="4"
        />
      ))}
    </svg>
  );
}

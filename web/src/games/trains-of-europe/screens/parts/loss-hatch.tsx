// The hatching of losses in drawings; beside them it is a background (`--toe-hatch`).

/** Stands in the `<defs>` of a drawing whose parts are filled with it; all drawings of a page share the one id. */
export const LossHatch = () => (
  <defs>
    <pattern id="toe-loss" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M1 0V6" class="toe-hatch-line" />
    </pattern>
  </defs>
);

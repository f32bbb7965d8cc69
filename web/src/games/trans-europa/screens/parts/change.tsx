// A number of missing tracks as it is, and as it would be after the plan.

type ChangeProps = { readonly before: number; readonly after: number };

/** "8 → 6", or just the number where nothing changes. */
export const Change = ({ before, after }: ChangeProps) => (
  <>
    {after !== before && (
      <>
        <s>{before}</s> <span aria-hidden="true">→</span>{' '}
      </>
    )}
    <b>{after}</b>
  </>
);

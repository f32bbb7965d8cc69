// The sign of the product: a line that branches, its end a city.

export function BrandSign({ size = 30 }: { readonly size?: number }) {
  return (
    <svg class="brand-sign" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M8 3v26" class="brand-main" />
      <path d="M8 24c0-7 12-5 12-12" class="brand-branch" />
      <circle cx="21" cy="8" r="4.2" class="brand-city" />
    </svg>
  );
}

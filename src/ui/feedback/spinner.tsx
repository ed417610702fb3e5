/** A turning ring; its label is told to assistive technology. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className="mp-spinner" role="img" aria-label={label}>
      <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" pathLength="100" />
      </svg>
    </span>
  );
}

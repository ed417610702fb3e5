/** A turning ring; `label` is told to assistive technology. */
export function Spinner({ label, size = 20 }: { label?: string | undefined; size?: number | undefined }) {
  return (
    <span
      className="mp-spinner"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" pathLength="100" />
      </svg>
    </span>
  );
}

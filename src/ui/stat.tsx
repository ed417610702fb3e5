/** A figure with what it counts. Stands in a `<dl>`. */
export function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="mp-stat">
      <dt className="mp-stat__label">{label}</dt>
      <dd className="mp-stat__value">{value}</dd>
    </div>
  );
}

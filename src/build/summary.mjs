/**
 * The files that the first paint of each route loads: their number and kB, compressed in production.
 * @param {import('../../build.mjs').Manifest} manifest
 */
export function summary({ mode, files, entry, style: base, routes, lazy }) {
  const size = (/** @type {string[]} */ names) => {
    const bytes = names.reduce((sum, name) => sum + (files[name]?.brotli ?? files[name]?.bytes ?? 0), 0);
    return `${names.length} × ${(bytes / 1000).toFixed(1)} kB`.padEnd(14);
  };
  /** @type {[string, string][]} */
  const rows = Object.entries(routes).map(([name, { scripts, style }]) => [
    name,
    size([entry, ...scripts]) + size(style ? [base, style] : [base]),
  ]);
  rows.push(['lazy parts', size(lazy)]);
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const title = `Built dist/ (${mode}): first paint of each route, scripts and styles`;
  return [title, ...rows.map(([name, sizes]) => name.padEnd(width) + sizes)].join('\n  ');
}

/**
 * The page numbers to offer: the first, the last, the current one with its neighbours, and 'gap' where some are
 * left out. A gap of a single page is that page.
 */
export function paginationItems(page: number, pageCount: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter(one => one >= 1 && one <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const missing = one - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return missing === 1 ? [one - 1, one] : (['gap', one] as const);
  });
}

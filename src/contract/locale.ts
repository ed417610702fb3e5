/**
 * The BCP 47 form of a locale: `de-DE` for `de_DE`, `de_DE@euro`, `de_DE.UTF-8` and ` DE-de `. Undefined where the text names
 * no language, as `C`, `POSIX` and an empty one do. Every locale from a host is read here.
 */
export function localeOf(text: string | null | undefined): string | undefined {
  const tag = (text ?? '').trim().replace(/[.@].*/, '');
  if (/^(c|posix|und)$/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

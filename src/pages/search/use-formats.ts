import { useMemo } from 'react';
import { currencyAtom } from '../../state/currency.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { createFormats, type Formats } from '../../ui/search-formats.ts';
import { useUi } from '../../ui/settings.tsx';

export function useFormats(): Formats {
  const { locale } = useUi();
  const currency = useAtomValue(currencyAtom);
  return useMemo(() => createFormats(locale, currency), [locale, currency]);
}

import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { any } from '../contract/limits.ts';
import { currencyMessages } from '../contract/messages/currency.ts';
import { currencyName, currencyOptions, currencySymbols } from '../domain/currency-options.ts';
import { chooseCurrencyAtom, currencyAtom } from '../state/currency.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { ratesAtom } from '../state/rates.ts';
import { isLoadingReviewerAtom, loadReviewerAtom } from '../state/reviewer.ts';
import { servicesAtom } from '../state/services.ts';
import { Button } from '../ui/button.tsx';
import { Dropdown, type DropdownOption } from '../ui/dropdown.tsx';
import { Flag } from '../ui/flag.tsx';
import { Info, RotateCw, Store } from '../ui/icon.tsx';
import { useUi } from '../ui/settings.tsx';

/** "Show prices in": the store's own currency, or one of those there are exchange rates for. */
export default function CurrencyChooser(): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { locale } = useUi();
  const { flagsBase } = useAtomValue(servicesAtom).hostPage.meta;
  const rates = useAtomValue(ratesAtom);
  const currency = useAtomValue(currencyAtom);
  const isLoading = useAtomValue(isLoadingReviewerAtom);
  const choose = useSetAtom(chooseCurrencyAtom);
  const load = useSetAtom(loadReviewerAtom);
  const [isRetried, setIsRetried] = useState(false);

  const options = useMemo(() => {
    const optionOf = (code: string): DropdownOption => ({
      value: code,
      label: code,
      detail: currencyName(code, locale) ?? undefined,
      keywords: `${currencySymbols(code, locale)} ${currencyName(code, 'en') ?? ''}`,
      icon: <Flag src={`${flagsBase.replace(/\/?$/, '/')}${code.toLowerCase()}.png`} />,
    });
    const { top, rest } = currencyOptions(rates);
    // Without rates, the one chosen earlier can still be seen and given up.
    const known = rates || currency === any ? top : [currency];
    return [storeCurrency, ...known.map(optionOf), null, ...rest.map(optionOf)];
  }, [rates, currency, flagsBase, locale]);

  // The button that asked once more is gone with its success, and the focus was on it.
  useEffect(() => {
    if (!isRetried || !rates) return;
    setIsRetried(false);
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  }, [isRetried, rates]);

  return (
    <div ref={root} className="mp-currency">
      <Dropdown
        label={currencyMessages.label}
        value={currency}
        onChange={choose}
        options={options}
        searchable={rates !== null}
        loading={isLoading && !rates && !isRetried}
        describedBy={`${id}-notes`}
      />
      <div id={`${id}-notes`} role="status">
        {currency !== any && (
          <p className="mp-currency__note">
            <Info size={16} />
            {currencyMessages.tip}
          </p>
        )}
        {!rates && (isRetried || !isLoading) && (
          <p className="mp-currency__note">
            <Info size={16} />
            {currencyMessages.missing}
          </p>
        )}
      </div>
      {!rates && (isRetried || !isLoading) && (
        <Button
          size="sm"
          icon={RotateCw}
          loading={isLoading}
          onClick={() => {
            setIsRetried(true);
            void load();
          }}
        >
          {currencyMessages.retry}
        </Button>
      )}
    </div>
  );
}

const storeCurrency: DropdownOption = {
  value: any,
  label: currencyMessages.storeCurrency,
  icon: (
    <span className="mp-flag">
      <Store size={20} />
    </span>
  ),
};

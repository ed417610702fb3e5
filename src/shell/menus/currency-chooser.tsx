import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { wildcard } from '../../contract/limits.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { currencyMessages } from '../../messages/navigation.ts';
import { useAtom, useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { chooseCurrencyAtom } from '../../state/money/choose-preference.ts';
import { ratesAtom } from '../../state/money/exchange-rates.ts';
import { homeCurrencyAtom } from '../../state/money/money.ts';
import { currencyAtom } from '../../state/money/preference.ts';
import { isLoadingReviewerAtom, loadReviewerAtom } from '../../state/person/reviewer.ts';
import { lostLimitsAtom } from '../../state/search/price-limits.ts';
import { useUi } from '../../ui/context.tsx';
import { currencyEntries } from '../../ui/forms/currency-entries.tsx';
import { Dropdown } from '../../ui/forms/dropdown.tsx';
import { Info } from '../../ui/icons/info.ts';
import { RotateCw } from '../../ui/icons/rotate-cw.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';

/** "Show prices in": the store's own currency, or one that has an exchange rate. */
export function CurrencyChooser(): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { locale } = useUi();
  const { flagsBase } = lateMetaOf(useAtomValue(servicesAtom).hostPage.meta);
  const rates = useAtomValue(ratesAtom);
  const currency = useAtomValue(currencyAtom);
  const home = useAtomValue(homeCurrencyAtom)?.currency;
  const isLoading = useAtomValue(isLoadingReviewerAtom);
  const choose = useSetAtom(chooseCurrencyAtom);
  const load = useSetAtom(loadReviewerAtom);
  const [lost, setLost] = useAtom(lostLimitsAtom);
  const [isRetried, setIsRetried] = useState(false);

  const options = useMemo(
    () => currencyEntries({ rates, currency, flagsBase, locale }),
    [rates, currency, flagsBase, locale],
  );

  // The note about lost price limits is shown once.
  useEffect(() => () => setLost(null), [setLost]);

  // The retry button vanishes on success, and the focus with it.
  useLayoutEffect(() => {
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
        {lost === currency && (
          <p className="mp-currency__note">
            <Info size={16} />
            <span>{currencyMessages.limitsLost}</span>
          </p>
        )}
        {(currency !== wildcard || home) && (
          <p className="mp-currency__note">
            <Info size={16} />
            <span>
              {currency === wildcard && home
                ? currencyMessages.home({ currency: home })
                : currencyMessages.tip}
            </span>
          </p>
        )}
        {!rates && (isRetried || !isLoading) && (
          <p className="mp-currency__note">
            <Info size={16} />
            <span>{currencyMessages.missing}</span>
          </p>
        )}
      </div>
      {!rates && (isRetried || !isLoading) && (
        <LoadingButton
          size="sm"
          icon={RotateCw}
          loading={isLoading}
          onClick={() => {
            setIsRetried(true);
            void load();
          }}
        >
          {currencyMessages.retry}
        </LoadingButton>
      )}
    </div>
  );
}

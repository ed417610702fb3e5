import type { ReactNode } from 'react';
import { later } from '../loading/later.ts';
import { ErrorNotice } from '../ui/empty-state.tsx';
import { laterComponent } from '../ui/later-component.tsx';

const CurrencyChooser = laterComponent(later('currency-chooser', () => import('./currency-chooser.tsx')));

/** The end of a menu: which currency prices are shown in. The room for it is there before its code is. */
export function MenuCurrency(): ReactNode {
  return (
    <div className="mp-menu__currency">
      <CurrencyChooser failure={retry => <ErrorNotice onRetry={retry} />} />
    </div>
  );
}

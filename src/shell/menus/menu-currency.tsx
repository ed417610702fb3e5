import { type ReactNode, useRef } from 'react';
import { later } from '../../loading/later.ts';
import { focusElement } from '../../routing/scroll-and-focus.ts';
import { ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { laterComponent } from '../../ui/later-component.tsx';

const CurrencyChooser = laterComponent(later('currency-chooser', () => import('./currency-chooser.tsx')));

/** The end of a menu: which currency prices are shown in. The room for it is there before its code is. */
export function MenuCurrency(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="mp-menu__currency">
      <CurrencyChooser
        failure={retry => (
          <ErrorNotice
            onRetry={() => {
              // The notice goes with the focus in it, and a menu that lost the focus closes.
              if (place.current) focusElement(place.current);
              retry();
            }}
          />
        )}
      />
    </div>
  );
}

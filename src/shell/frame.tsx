import type { ReactNode } from 'react';
import { Link } from '../routing/link.tsx';
import { Router, type RouterProps } from '../routing/router.tsx';
import { Provider, useAtomValue } from '../state/jotai.ts';
import { servicesAtom } from '../state/services.ts';
import type { AppStore } from '../state/store.ts';
import { cx } from '../ui/cx.ts';
import { UiProvider, type UiSettings } from '../ui/settings.tsx';

export interface FrameProps extends RouterProps {
  readonly store: AppStore;
}

/** What both roots stand in: the store, the routing, the settings of the widgets, and the reset of the look. */
export function Frame({ store, className, ...rest }: FrameProps): ReactNode {
  return (
    <Provider store={store}>
      <Settings>
        <Router {...rest} className={cx('mp-root', className)} />
      </Settings>
    </Provider>
  );
}

function Settings({ children }: { children: ReactNode }): ReactNode {
  const { hostPage } = useAtomValue(servicesAtom);
  const settings: UiSettings = {
    Link,
    locale: hostPage.locale,
    noReferrerImageHosts: hostPage.meta.noReferrerImageHosts,
  };
  return <UiProvider value={settings}>{children}</UiProvider>;
}

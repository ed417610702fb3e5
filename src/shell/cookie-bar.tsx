import { type ReactNode, useEffect, useRef } from 'react';
import { overlayMessages } from '../contract/messages/overlays.ts';
import { stripJavascript } from '../domain/links.ts';
import { focusContent } from '../routing/focus-element.ts';
import { consentAtom, refreshConsentAtom } from '../state/consent.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { servicesAtom } from '../state/services.ts';
import { Button } from '../ui/button.tsx';
import { A } from '../ui/settings.tsx';

const texts = overlayMessages.cookies;

/** Stands at the bottom of the window until cookies are accepted or declined. Whoever passes it by is asked again, and loads nothing of others. */
export function CookieBar(): ReactNode {
  return useAtomValue(consentAtom) === null && <Bar />;
}

function Bar(): ReactNode {
  const { links } = useAtomValue(servicesAtom).hostPage.meta;
  const decide = useSetAtom(consentAtom);
  const bar = useRef<HTMLElement>(null);
  useFollowOtherTabs();
  const choose = (isAccepted: boolean) => {
    const hadFocus = bar.current?.contains(document.activeElement);
    decide(isAccepted);
    if (hadFocus) focusContent();
  };
  return (
    <section ref={bar} className="mp-cookies" aria-label={texts.label}>
      <div className="mp-cookies__inner mp-container">
        <p className="mp-cookies__text">
          {texts.text}{' '}
          <A className="mp-cookies__link" href={stripJavascript(links.privacy)}>
            {texts.privacy}
          </A>
        </p>
        <Button onClick={() => choose(false)}>{texts.decline}</Button>
        <Button variant="primary" onClick={() => choose(true)}>
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}

function useFollowOtherTabs(): void {
  const refresh = useSetAtom(refreshConsentAtom);
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [refresh]);
}

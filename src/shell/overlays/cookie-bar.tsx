import { type ReactNode, useEffect, useRef } from 'react';
import { overlayMessages } from '../../contract/messages/overlays.ts';
import { externalHref } from '../../domain/links.ts';
import { focusContent, focusElement } from '../../routing/scroll-and-focus.ts';
import { asksConsentAtom, consentAtom, refreshConsentAtom } from '../../state/consent.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { servicesAtom } from '../../state/services.ts';
import { Button } from '../../ui/button.tsx';
import { A } from '../../ui/settings.tsx';

const texts = overlayMessages.cookies;

/**
 * Stands at the bottom of the window until cookies are accepted or declined. Whoever passes it by is asked again, and
 * loads nothing of others. Who wants to choose anew finds the focus in it, and afterwards where it was.
 */
export function CookieBar(): ReactNode {
  return useAtomValue(asksConsentAtom) && <Bar />;
}

function Bar(): ReactNode {
  const { links } = useAtomValue(servicesAtom).hostPage.meta;
  const decide = useSetAtom(consentAtom);
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const isReconsidered = useAtomValue(consentAtom) !== null;
  useFollowOtherTabs();
  useEffect(() => {
    if (!isReconsidered) return;
    opener.current = document.activeElement;
    bar.current?.querySelector('button')?.focus();
  }, [isReconsidered]);
  const choose = (isAccepted: boolean) => {
    const hadFocus = bar.current?.contains(document.activeElement);
    decide(isAccepted);
    if (!hadFocus) return;
    if (opener.current instanceof HTMLElement) focusElement(opener.current);
    else focusContent();
  };
  return (
    <section ref={bar} className="mp-cookies" aria-label={texts.label}>
      <div className="mp-cookies__inner mp-container">
        <p className="mp-cookies__text">
          {texts.text}{' '}
          <A className="mp-cookies__link" href={externalHref(links.privacy)}>
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

import { type ReactNode, useEffect, useRef } from 'react';
import { externalHref } from '../../domain/links.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { overlayMessages } from '../../messages/overlays.ts';
import { focusContent, focusElement } from '../../routing/scrolling/focus.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import {
  asksConsentAtom,
  consentAtom,
  receiveConsentAtom,
  refreshConsentAtom,
} from '../../state/page/consent.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';

const texts = overlayMessages.cookies;

/**
 * The cookie bar at the bottom of the window, where something waits for consent. It asks again on each page until the
 * person accepts or declines; nothing loads from other hosts before that. Reopened from the footer, it takes the focus and
 * returns it afterwards.
 */
export function CookieBar(): ReactNode {
  useConsentOfHost();
  return useAtomValue(asksConsentAtom) && <Bar />;
}

/** Takes over what somebody chooses in a notice of the host. */
function useConsentOfHost(): void {
  const receive = useSetAtom(receiveConsentAtom);
  useEffect(() => {
    const onConsent = ({ detail }: CustomEventInit<{ readonly accepted?: unknown } | null>) =>
      receive(detail?.accepted === true);
    document.addEventListener('marketplace:consent', onConsent);
    return () => document.removeEventListener('marketplace:consent', onConsent);
  }, [receive]);
}

function Bar(): ReactNode {
  const { links } = lateMetaOf(useAtomValue(servicesAtom).hostPage.meta);
  const decide = useSetAtom(consentAtom);
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const isReopened = useAtomValue(consentAtom) !== null;
  useRefreshFromOtherTabs();
  useEffect(() => {
    if (!isReopened) return;
    opener.current = document.activeElement;
    bar.current?.querySelector('button')?.focus();
  }, [isReopened]);
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
          <span>{`${texts.text} `}</span>
          {links.privacy && (
            <Link className="mp-cookies__link" href={externalHref(links.privacy)}>
              {texts.privacy}
            </Link>
          )}
        </p>
        <Button onClick={() => choose(false)}>{texts.decline}</Button>
        <Button variant="primary" onClick={() => choose(true)}>
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}

/** Reads the choice made in another tab when this one becomes visible. */
function useRefreshFromOtherTabs(): void {
  const refresh = useSetAtom(refreshConsentAtom);
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [refresh]);
}

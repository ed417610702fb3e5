import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { overlayMessages } from '../contract/messages/overlays.ts';
import { stripJavascript } from '../domain/links.ts';
import { focusContent } from '../routing/focus-element.ts';
import { acceptCookiesAtom, consentAtom, refreshConsentAtom } from '../state/consent.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { servicesAtom } from '../state/services.ts';
import { Button } from '../ui/button.tsx';
import { A } from '../ui/settings.tsx';

const texts = overlayMessages.cookies;

/** Stands at the bottom of the window until cookies are accepted. Whoever passes it by is asked again, and loads nothing of others. */
export function CookieBar(): ReactNode {
  return useAtomValue(consentAtom) ? null : <Bar />;
}

function Bar(): ReactNode {
  const { links } = useAtomValue(servicesAtom).hostPage.meta;
  const accept = useSetAtom(acceptCookiesAtom);
  const bar = useRef<HTMLElement>(null);
  const room = useRoomBelow(bar);
  useFollowOtherTabs();
  return (
    <>
      {/* The end of the page can be scrolled to above the bar. */}
      <div style={{ blockSize: room }} />
      <section ref={bar} className="mp-cookies mp-no-print" aria-label={texts.label}>
        <div className="mp-cookies__inner mp-container">
          <p className="mp-cookies__text">
            {texts.text}{' '}
            <A className="mp-cookies__link" href={stripJavascript(links.privacy)}>
              {texts.privacy}
            </A>
          </p>
          <Button
            variant="primary"
            onClick={() => {
              const hadFocus = bar.current?.contains(document.activeElement);
              accept();
              if (hadFocus) focusContent();
            }}
          >
            {texts.accept}
          </Button>
        </div>
      </section>
    </>
  );
}

/** Measures the bar, and keeps the browser from scrolling what gets the focus to where the bar hides it. */
function useRoomBelow(bar: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    const measure = () => {
      setRoom(element.offsetHeight);
      style.scrollPaddingBottom = `${element.offsetHeight + 8}px`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = before;
    };
  }, [bar]);
  return room;
}

function useFollowOtherTabs(): void {
  const refresh = useSetAtom(refreshConsentAtom);
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [refresh]);
}

import type { ReactNode } from 'react';
import { footerMessages } from '../contract/messages/footer.ts';
import { uiMessages } from '../contract/messages/ui.ts';
import { stripJavascript } from '../domain/links.ts';
import { scrollToTop } from '../routing/scrolling.ts';
import { useAtomValue } from '../state/jotai.ts';
import { servicesAtom } from '../state/services.ts';
import { Button } from '../ui/button.tsx';
import { ArrowUp } from '../ui/icon.tsx';
import { A } from '../ui/settings.tsx';
import { focusContent } from './focus-content.ts';

/** The foot of every page: the pages every site must have, the company elsewhere, and the way back up. */
export default function Footer(): ReactNode {
  const { links, social } = useAtomValue(servicesAtom).hostPage.meta;
  const pages = [
    [footerMessages.terms, links.terms],
    [footerMessages.privacy, links.privacy],
    [footerMessages.authenticity, links.authenticity],
    [footerMessages.compliance, links.compliance],
    [footerMessages.contentPolicy, links.contentPolicy],
  ] as const;
  return (
    <footer className="mp-footer">
      <div className="mp-footer__inner mp-container">
        <p className="mp-footer__about">
          <b className="mp-footer__brand">{uiMessages.brand}</b>
          {footerMessages.about}
        </p>
        <nav aria-label={footerMessages.legal}>
          <ul className="mp-footer__links">
            {pages.map(([label, href]) => (
              <li key={label}>
                <A className="mp-footer__link" href={stripJavascript(href)}>
                  {label}
                </A>
              </li>
            ))}
          </ul>
        </nav>
        {social.length > 0 && (
          <nav aria-label={footerMessages.social}>
            <ul className="mp-footer__links">
              {social.map(({ name, url }) => (
                <li key={url}>
                  <A
                    className="mp-footer__link"
                    href={stripJavascript(url)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {name}
                  </A>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Button className="mp-footer__up" size="sm" icon={ArrowUp} onClick={goToTop}>
          {footerMessages.backToTop}
        </Button>
      </div>
    </footer>
  );
}

/** Takes the focus along, so that the next tab stop is not down here again. */
function goToTop(): void {
  scrollToTop();
  focusContent();
}

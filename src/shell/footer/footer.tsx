import { type ReactNode, useId } from 'react';
import { externalHref } from '../../domain/links.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { footerMessages } from '../../messages/footer.ts';
import { uiMessages } from '../../messages/ui.ts';
import { focusContent } from '../../routing/scrolling/focus.ts';
import { scrollSmoothly } from '../../routing/scrolling/scroll.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { mayReconsiderAtom, reconsiderAtom } from '../../state/page/consent.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowUp } from '../../ui/icons/arrow-up.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { Link, type LinkProps } from '../../ui/navigation/link.tsx';

/** The footer of every page: legal pages, the platform's profiles elsewhere, and a button back to the top. */
export function Footer(): ReactNode {
  const { links, social } = lateMetaOf(useAtomValue(servicesAtom).hostPage.meta);
  const mayReconsider = useAtomValue(mayReconsiderAtom);
  const reconsider = useSetAtom(reconsiderAtom);
  const pages = [
    [footerMessages.terms, links.terms],
    [footerMessages.privacy, links.privacy],
    [footerMessages.authenticity, links.authenticity],
    [footerMessages.compliance, links.compliance],
    [footerMessages.contentPolicy, links.contentPolicy],
  ] as const;
  const hasLegal = mayReconsider || pages.some(([, href]) => href);
  return (
    <footer className="mp-footer">
      <div className="mp-footer__inner mp-container">
        <div className="mp-footer__about">
          <p className="mp-footer__brand">
            <LogoMark size={28} />
            <span>{uiMessages.brand}</span>
          </p>
          <p>{footerMessages.about}</p>
        </div>
        {hasLegal && (
          <LinkGroup title={footerMessages.legal}>
            {pages.map(([label, href]) => href && <LinkItem key={label} href={href} label={label} />)}
            {mayReconsider && (
              <li>
                <button type="button" className="mp-footer__link" onClick={reconsider}>
                  {footerMessages.cookies}
                </button>
              </li>
            )}
          </LinkGroup>
        )}
        {social.length > 0 && (
          <LinkGroup title={footerMessages.social}>
            {social.map(({ name, url }) => (
              <LinkItem key={name + url} href={url} label={name} target="_blank" rel="noopener noreferrer" />
            ))}
          </LinkGroup>
        )}
        <Button className="mp-footer__up" icon={ArrowUp} onClick={goToTop}>
          {footerMessages.backToTop}
        </Button>
      </div>
    </footer>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="mp-footer__title">
        {title}
      </p>
      <ul>{children}</ul>
    </nav>
  );
}

function LinkItem({ label, href, ...rest }: LinkProps & { label: string }): ReactNode {
  return (
    <li>
      <Link {...rest} className="mp-footer__link" href={externalHref(href)}>
        {label}
      </Link>
    </li>
  );
}

/** Moves the focus to the top as well, so that Tab goes on from there. */
function goToTop(): void {
  scrollSmoothly(0);
  focusContent();
}

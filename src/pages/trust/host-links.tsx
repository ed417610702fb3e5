import type { ReactNode } from 'react';
import { externalHref } from '../../domain/links.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { trustMessages as texts } from '../../messages/trust.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/** Links to the rules of the host, those that it has. */
export function HostLinks(): ReactNode {
  const { links } = lateMetaOf(useAtomValue(servicesAtom).hostPage.meta);
  return (
    <p className="mp-article__links">
      {(['authenticity', 'compliance', 'contentPolicy'] as const).map(
        name =>
          links[name] && (
            <TextLink key={name} href={externalHref(links[name])}>
              {texts[name]}
            </TextLink>
          ),
      )}
    </p>
  );
}

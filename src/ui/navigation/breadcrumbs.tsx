import { uiMessages } from '../../messages/ui.ts';
import { ChevronRight } from '../icons/chevron-right.ts';
import { TextLink } from './text-link.tsx';

export interface BreadcrumbsProps {
  /** From the top level down. The last one has no address: it is the current page. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[];
}

/** The pages above the current one. A phone shows only the nearest one. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav className="mp-breadcrumbs" aria-label={uiMessages.breadcrumbs}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={href ?? label}>
            {(index > 0 || items.length === 1) && <ChevronRight size={14} />}
            {href ? (
              <TextLink quiet href={href}>
                {label}
              </TextLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

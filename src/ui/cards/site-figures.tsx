import { homeMessages } from '../../messages/home.ts';
import { uiMessages } from '../../messages/ui.ts';
import { goAndFocus } from '../../routing/scrolling/focus.ts';
import { Button } from '../button.tsx';
import { useUi } from '../context.tsx';
import type { Maybe } from '../cx.ts';
import { Notice } from '../feedback/notice.tsx';
import { formatCount } from '../format.ts';
import { RotateCw } from '../icons/rotate-cw.ts';

const texts = homeMessages.metrics;

/** Numbers of reviews, shops and purchased items, as the host sends them. */
export interface Figures {
  readonly total_verified_reviews?: Maybe<number>;
  readonly shop_metric?: Maybe<number>;
  readonly line_item_metric?: Maybe<number>;
}

export interface SiteFiguresProps {
  /** Undefined while they load. */
  readonly figures: Figures | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The key figures of the site. A figure that the host does not send is left out. */
export function SiteFigures({ figures, hasFailed, onRetry }: SiteFiguresProps) {
  const { locale } = useUi();
  if (hasFailed)
    return (
      <Notice
        action={
          <Button size="sm" icon={RotateCw} onClick={() => goAndFocus(onRetry)}>
            {uiMessages.retry}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    );
  const rows = [
    [figures?.total_verified_reviews, texts.reviews],
    [figures?.shop_metric, texts.shops],
    [figures?.line_item_metric, texts.items],
  ] as const;
  if (figures && rows.every(([value]) => value == null)) return null;
  return (
    <dl className="mp-figures" aria-label={texts.title} aria-busy={!figures}>
      {rows.map(
        ([value, label]) =>
          (!figures || value != null) && (
            <div key={label} className="mp-stat">
              <dt className="mp-stat__label">{label}</dt>
              {/* The key makes another value another element, so that a change of width is no layout shift. */}
              <dd key={value} className="mp-stat__value">
                {value == null ? '–' : formatCount(value, locale)}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

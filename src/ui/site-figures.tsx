import { homeMessages } from '../contract/messages/home.ts';
import { uiMessages } from '../contract/messages/ui.ts';
import { Button } from './button.tsx';
import type { Maybe } from './cx.ts';
import { formatCount } from './format.ts';
import { RotateCw } from './icon.tsx';
import { Notice } from './notice.tsx';
import { useUi } from './settings.tsx';
import { Stat } from './stat.tsx';

const texts = homeMessages.metrics;

/** As the host sends them. */
export interface Figures {
  readonly total_verified_reviews?: Maybe<number>;
  readonly shop_metric?: Maybe<number>;
  readonly line_item_metric?: Maybe<number>;
}

export interface SiteFiguresProps {
  /** Undefined as long as they are on their way. */
  readonly figures: Figures | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** How much there is to read; a figure the host does not send is left out. */
export function SiteFigures({ figures, hasFailed, onRetry }: SiteFiguresProps) {
  const { locale } = useUi();
  if (hasFailed)
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" icon={RotateCw} onClick={onRetry}>
            {uiMessages.retry}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    );
  const shown = [
    [figures?.total_verified_reviews, texts.reviews],
    [figures?.shop_metric, texts.shops],
    [figures?.line_item_metric, texts.items],
  ] as const;
  if (figures && shown.every(([value]) => value == null)) return null;
  return (
    <dl className="mp-figures" aria-label={texts.title} aria-busy={!figures}>
      {shown.map(
        ([value, label]) =>
          (!figures || value != null) && (
            <Stat key={label} value={value == null ? '–' : formatCount(value, locale)} label={label} />
          ),
      )}
    </dl>
  );
}

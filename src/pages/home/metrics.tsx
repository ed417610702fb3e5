import type { HomeMetrics } from '../../api/home.ts';
import { homeMessages } from '../../contract/messages/home.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { RotateCw } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUi } from '../../ui/settings.tsx';
import { Stat } from '../../ui/stat.tsx';
import type { Loaded } from './data.ts';

const texts = homeMessages.metrics;

/** How much there is to read; a figure the host does not send is left out. */
export function Metrics({ state, retry }: Loaded<HomeMetrics>) {
  const { locale } = useUi();
  if (state.status === 'failed')
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" icon={RotateCw} onClick={retry}>
            {uiMessages.retry}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    );
  const figures = [
    [state.data?.total_verified_reviews, texts.reviews],
    [state.data?.shop_metric, texts.shops],
    [state.data?.line_item_metric, texts.items],
  ] as const;
  const isLoading = state.status !== 'ready';
  if (!isLoading && figures.every(([value]) => value == null)) return null;
  return (
    <dl className="mp-home__metrics" aria-label={texts.title} aria-busy={isLoading}>
      {figures.map(
        ([value, label]) =>
          (isLoading || value != null) && (
            <Stat key={label} value={value == null ? '–' : formatCount(value, locale)} label={label} />
          ),
      )}
    </dl>
  );
}

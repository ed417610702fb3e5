import { lookUp } from '../contract/look-up.ts';
import type { WidgetData } from '../contract/review-widgets.ts';
import { reviewHistoryMessages as texts } from '../messages/review-history.ts';
import { useUi } from '../ui/context.tsx';
import { formatCount } from '../ui/format.ts';
import { Tally } from './tally.tsx';

/** How many reviews are not shown, by reason. Nothing where the host does not say, or shows all. */
export function WithheldReasons({ reasons }: { readonly reasons: WidgetData['withheld_reasons'] }) {
  const { locale } = useUi();
  return (
    <Tally
      title={count => texts.notShown({ count })}
      counts={reasons}
      nameOf={reason => lookUp(texts.reasons, reason) ?? reason}
      format={counts => counts.map(count => formatCount(count, locale))}
    />
  );
}

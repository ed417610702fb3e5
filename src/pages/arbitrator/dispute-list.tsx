import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { noDisputes } from '../../api/arbitrator.ts';
import { rowsSent } from '../../api/decode.ts';
import type { ArbitratorPage } from '../../contract/arbitrator.ts';
import type { ArbitratorQuery } from '../../domain/arbitrator.ts';
import { offeredPages } from '../../domain/list.ts';
import { hostNow } from '../../host/clock.ts';
import { arbitratorMessages as texts } from '../../messages/arbitrator.ts';
import { uiMessages } from '../../messages/ui.ts';
import { goAndFocus } from '../../routing/scrolling/focus.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { CircleAlert } from '../../ui/icons/circle-alert.ts';
import { CircleCheck } from '../../ui/icons/circle-check.ts';
import { RotateCw } from '../../ui/icons/rotate-cw.ts';
import { SearchX } from '../../ui/icons/search-x.ts';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { isFiltered, noFilters } from './controls.tsx';
import { DisputeRow } from './row.tsx';

/** Comes while the disputes do. */
export { Controls } from './controls.tsx';

interface DisputeListProps extends ListProps {
  readonly page: ArbitratorPage;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The disputes of a page, or why there are none. */
export function DisputeList({ query, page, isLoading, retry, hrefOf }: DisputeListProps): ReactNode {
  return page.disputes.length > 0 ? (
    <Disputes query={query} page={page} isLoading={isLoading} hrefOf={hrefOf} />
  ) : (
    <Nothing query={query} retry={retry} hrefOf={hrefOf} hasFailed={page === noDisputes} />
  );
}

interface ListProps {
  readonly query: ArbitratorQuery;
  readonly hrefOf: (change: Partial<ArbitratorQuery>) => string;
}

/** One page of disputes. Letters and arrows work while the focus is within it. */
function Disputes({
  query,
  page,
  isLoading,
  hrefOf,
}: ListProps & { page: ArbitratorPage; isLoading: boolean }): ReactNode {
  const [now] = useState(() => hostNow());
  const isSlow = useDelayed(isLoading);
  return (
    <section className={cx(isSlow && 'mp-stale')} aria-label={texts.list} aria-busy={isLoading}>
      <p className="mp-arbitrator__keys mp-small mp-muted">{texts.keys}</p>
      <ul onKeyDown={moveByKey}>
        {page.disputes.map(dispute => (
          <li key={dispute.id}>
            <DisputeRow dispute={dispute} now={now} />
          </li>
        ))}
      </ul>
      {!isLoading && (
        <Pagination
          of={texts.list}
          page={query.page}
          pageCount={offeredPages({
            page: query.page,
            returned: rowsSent(page.disputes),
            perPage: page.per_page ?? rowsSent(page.disputes),
            total: page.total_results ?? 0,
          })}
          hrefOf={page => hrefOf({ page })}
        />
      )}
    </section>
  );
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves the focus to the next or previous dispute, or takes on the one that has it. */
function moveByKey(event: KeyboardEvent<HTMLUListElement>): void {
  const { key, target, currentTarget: list, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const rows = [...list.children];
  const row = rows.findIndex(one => one.contains(target as Node));
  const step = steps[key];
  if (step !== undefined) {
    const link = rows[row + step]?.querySelector<HTMLElement>('[data-dispute]');
    if (!link) return;
    event.preventDefault();
    link.focus();
    link.scrollIntoView({ block: 'nearest' });
  } else if (key === 'a') {
    rows[row]?.querySelector<HTMLElement>('[data-action="assign"]')?.click();
  }
}

/** Why there is no dispute, and what to do. */
function Nothing({
  query,
  hasFailed,
  retry,
  hrefOf,
}: ListProps & { hasFailed: boolean; retry: () => void }): ReactNode {
  const { failed, noPage, noMatch, none } = texts;
  if (hasFailed)
    return (
      <div role="alert">
        <EmptyState icon={CircleAlert} title={failed.title} text={failed.text}>
          <Button icon={RotateCw} onClick={() => goAndFocus(retry)}>
            {uiMessages.retry}
          </Button>
        </EmptyState>
      </div>
    );
  if (query.page > 1)
    return (
      <EmptyState icon={SearchX} title={noPage.title}>
        <ButtonLink variant="primary" href={hrefOf({ page: 1 })}>
          {noPage.first}
        </ButtonLink>
      </EmptyState>
    );
  if (!isFiltered(query)) return <EmptyState icon={CircleCheck} title={none.title} text={none.text} />;
  return (
    <EmptyState icon={SearchX} title={noMatch.title} text={noMatch.text}>
      <ButtonLink variant="primary" href={hrefOf(noFilters)}>
        {texts.clear}
      </ButtonLink>
    </EmptyState>
  );
}

import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { noDisputes } from '../../api/arbitrator.ts';
import { rowsSent } from '../../api/decode.ts';
import type { ArbitratorPage } from '../../contract/arbitrator.ts';
import { arbitratorMessages as texts } from '../../contract/messages/arbitrator.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import { type ArbitratorQuery, arbitratorQuery } from '../../domain/arbitrator.ts';
import { offeredPages } from '../../domain/paging.ts';
import { applyMetaData } from '../../host/head.ts';
import { useAddress, useNavigate, useScreenReady } from '../../routing/router.tsx';
import { goAndFocus } from '../../routing/scroll-and-focus.ts';
import { arbitratorPages } from '../../state/arbitrator.ts';
import { shown } from '../../state/query.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useUi } from '../../ui/context.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { CircleAlert, RotateCw } from '../../ui/first-paint-icons.tsx';
import { formatCount } from '../../ui/format.ts';
import { CircleCheck, SearchX } from '../../ui/icons.tsx';
import { Pagination } from '../../ui/lazy.ts';
import { Controls, isFiltered, noFilters } from './controls.tsx';
import { DisputeRow, DisputeRowSkeleton } from './row.tsx';

const skeletons = 6;

/** The disputes that an arbitrator handles. The address says which ones, in which order; the host says who may see them. */
function ArbitratorScreen(): ReactNode {
  const { locale } = useUi();
  const navigate = useNavigate();
  const { pathname, search } = useAddress();
  const query = arbitratorQuery.parse(search);
  const { state, retry } = useQuery(arbitratorPages, query);
  const isLoading = state.status === 'loading';
  useScreenReady(!isLoading);
  const page = shown(state);
  const meta = state.data?.meta_data;
  useEffect(() => applyMetaData(document, { ...meta, title: meta?.title || texts.title }), [meta]);
  const hrefOf = (change: Partial<ArbitratorQuery>) =>
    pathname + arbitratorQuery.replaceIn(search, arbitratorQuery.change(query, change));
  const total = page?.total_results;
  return (
    <div className="mp-container mp-arbitrator">
      <h1 className="mp-h1">{texts.title}</h1>
      <p className="mp-muted">{texts.lead}</p>
      <Controls
        query={query}
        types={page?.dispute_types ?? []}
        onChange={change => navigate(hrefOf(change))}
      />
      <p className="mp-arbitrator__count" role="status">
        {isLoading ? texts.loading : total != null && texts.count(total, formatCount(total, locale))}
      </p>
      {page && page.disputes.length > 0 ? (
        <Disputes query={query} page={page} isLoading={isLoading} hrefOf={hrefOf} />
      ) : isLoading ? (
        <ul aria-hidden>
          {Array.from({ length: skeletons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all of them are equal
            <li key={index}>
              <DisputeRowSkeleton />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing query={query} hasFailed={page === noDisputes} retry={retry} hrefOf={hrefOf} />
      )}
    </div>
  );
}

ArbitratorScreen.redrawsItself = true;
export default ArbitratorScreen;

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
  const [now] = useState(() => new Date());
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

import type { ReactNode } from 'react';
import { rowsSent } from '../../api/decode.ts';
import { nextPeople, people } from '../../api/people.ts';
import { lookUp } from '../../contract/look-up.ts';
import { times } from '../../contract/natives.ts';
import type { PeoplePage } from '../../contract/people.ts';
import { pageCount } from '../../domain/list.ts';
import { type PeopleQuery, peopleQuery } from '../../domain/people.ts';
import { lazy } from '../../loading/lazy.ts';
import { peopleMessages as texts } from '../../messages/people.ts';
import { FollowablePerson } from '../../product-actions/followable-person.tsx';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useListAddress } from '../../routing/router/use-list-address.ts';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PersonCardSkeleton, type PersonFigure } from '../../ui/cards/person-card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { Users } from '../../ui/icons/users.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Controls } from './controls.tsx';

const Pagination = lazyComponent(
  lazy(() => import('../../ui/navigation/pagination.tsx')),
  code => code.Pagination,
);

const pages = createQuery(people);
const skeletons = 12;

/** What the cards of an order begin with. */
const leads: { readonly [sort: string]: PersonFigure } = {
  reviews_count: 'reviews',
  followers_count: 'followers',
};

/**
 * The search for people. Its address says which ones, in which order. For another choice the controls stay mounted, and
 * the people stay until others are there.
 */
function PeopleScreen(): ReactNode {
  const { query, hrefOf, change } = useListAddress(peopleQuery);
  const { state, retry } = useQuery(pages, query);
  const isLoading = state.status === 'loading';
  useScreenReady(!isLoading);
  const page = latestData(state);
  usePageHead({ title: texts.title, description: texts.description }, state.data?.meta_data);
  const total = page?.total_count;
  return (
    <div className="mp-container mp-people">
      <h1 className="mp-h1">{texts.title}</h1>
      <p className="mp-muted">{texts.lead}</p>
      <Controls query={query} topics={page && (page.topics ?? [])} onChange={change} />
      <p className="mp-people__count" role="status">
        {isLoading
          ? texts.loading
          : state.status === 'ready' && total != null && texts.count({ count: total })}
      </p>
      {state.status === 'failed' ? (
        <ErrorNotice title={texts.failed} error={state.error} onRetry={retry} />
      ) : (
        <People query={query} page={page} isLoading={isLoading} hrefOf={hrefOf} />
      )}
    </div>
  );
}

PeopleScreen.staysMounted = true;
export default PeopleScreen;

interface PeopleProps {
  readonly query: PeopleQuery;
  /** Absent until the first one is there. */
  readonly page: PeoplePage | undefined;
  readonly isLoading: boolean;
  readonly hrefOf: (change: Partial<PeopleQuery>) => string;
}

/** One page of people, placeholders while it is loading, or why the list is empty. One where nobody has a name counts as empty. */
function People({ query, page, isLoading, hrefOf }: PeopleProps): ReactNode {
  const isSlow = useDelayed(isLoading);
  if (!page || (isLoading && page.reviewers.length === 0))
    return (
      <ul className="mp-people__grid" aria-hidden>
        {times(skeletons, index => (
          <li key={index}>
            <PersonCardSkeleton />
          </li>
        ))}
      </ul>
    );
  if (!page.reviewers.some(({ name }) => name)) return <NoPeople query={query} hrefOf={hrefOf} />;
  const firstRank = isLoading ? null : firstRankOf(query, page);
  return (
    <section className={cx(isSlow && 'mp-stale')} aria-label={texts.list} aria-busy={isLoading}>
      <ol className="mp-people__grid">
        {page.reviewers.map((person, index) => (
          <li key={person.encoded_id}>
            <FollowablePerson
              person={person}
              level={2}
              lead={lookUp(leads, query.sort_by)}
              rank={firstRank === null ? undefined : firstRank + index}
            />
          </li>
        ))}
      </ol>
      {!isLoading && (
        <Pagination
          of={texts.list}
          page={query.page}
          pageCount={offeredPages(query, page)}
          hrefOf={page => hrefOf({ page })}
        />
      )}
    </section>
  );
}

/** The place of the first among the most helpful, where the host has ordered these people so: an older one may not know how. */
const firstRankOf = (query: PeopleQuery, { per_page, reviewers }: PeoplePage) =>
  query.sort_by === 'helpful_count' && isFalling(reviewers.map(one => votesOf(query, one)))
    ? (query.page - 1) * (per_page ?? rowsSent(reviewers)) + 1
    : null;

/** The votes that count in the list: those on reviews of the chosen topic, or all. */
const votesOf = ({ topic }: PeopleQuery, { in_topic, helpful_count }: PeoplePage['reviewers'][number]) =>
  (topic ? in_topic?.helpful_count : helpful_count) ?? 0;

const isFalling = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number <= (numbers[index - 1] ?? 0));

/** More are offered exactly if a full page came. */
function offeredPages(query: PeopleQuery, answer: PeoplePage): number {
  const next = nextPeople(query, answer);
  if (!next) return query.page;
  return Math.max(
    next.page,
    pageCount(answer.total_count ?? 0, answer.per_page ?? rowsSent(answer.reviewers)),
  );
}

function NoPeople({ query, hrefOf }: Pick<PeopleProps, 'query' | 'hrefOf'>): ReactNode {
  const { none, noPage } = texts;
  if (query.page > 1)
    return (
      <EmptyState icon={Users} title={noPage.title}>
        <ButtonLink variant="primary" href={hrefOf({ page: 1 })}>
          {noPage.first}
        </ButtonLink>
      </EmptyState>
    );
  if (query.filter_by === peopleQuery.defaults.filter_by && !query.topic)
    return <EmptyState icon={Users} title={none.title} />;
  const isFollowed = query.filter_by === 'followed';
  return (
    <EmptyState
      icon={Users}
      title={isFollowed ? none.followedTitle : none.filteredText}
      text={isFollowed && none.followedText}
    >
      <ButtonLink variant="primary" href={hrefOf({ filter_by: peopleQuery.defaults.filter_by, topic: '' })}>
        {none.everybody}
      </ButtonLink>
    </EmptyState>
  );
}

import { type ReactNode, useId } from 'react';
import { feedFilters } from '../../domain/feed.ts';
import { lazy } from '../../loading/lazy.ts';
import { feedMessages as texts } from '../../messages/feed.ts';
import { signInHref } from '../../routing/addresses/paths.ts';
import { useAddress, useScreenReady } from '../../routing/router/router.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { latestData } from '../../state/loaded/query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Chip } from '../../ui/forms/chip.tsx';
import { Check } from '../../ui/icons/check.ts';
import { Plus } from '../../ui/icons/plus.ts';
import { useLazy } from '../../ui/lazy-component.tsx';
import { EventSkeletons } from './skeletons.tsx';
import { type FeedState, useFeed } from './use-feed.ts';

/** Loads together with its data. */
const eventList = lazy(() => import('./event-list.tsx'));

/** The news of a reviewer's followees, or of the whole marketplace for guests. */
function FeedScreen(): ReactNode {
  const feed = useFeed();
  const { state } = feed;
  const isGuest = useAtomValue(viewerAtom).role === 'guest';
  const { code, hasFailed, retry } = useLazy(eventList);
  const answer = latestData(state);
  const isFailed = hasFailed || state.status === 'failed';
  useScreenReady(isFailed || (code !== undefined && state.status === 'ready'));
  usePageHead({ title: texts.title }, answer?.meta_data);
  const retryAll = () => {
    if (hasFailed) retry();
    if (state.status === 'failed') feed.retry();
  };
  return (
    <div className="mp-container mp-feed mp-reading">
      <header className="mp-feed__head">
        <h1 className="mp-h1">{texts.title}</h1>
        <p className="mp-muted">{isGuest ? texts.guestLead : texts.lead}</p>
        <Filters {...feed} isGuest={isGuest} />
      </header>
      {isGuest && <SignInPrompt />}
      {/* Another element than that of the news: what stands above them comes with them, and moves nothing. */}
      {isFailed ? (
        <div className="mp-feed__main">
          <ErrorNotice title={texts.failed} error={state.error} onRetry={retryAll} />
        </div>
      ) : code && answer ? (
        <code.EventFeed
          {...feed}
          isGuest={isGuest}
          unreviewed={answer.current_reviewer_unreviewed_products ?? []}
        />
      ) : (
        <FeedSkeleton />
      )}
    </div>
  );
}

FeedScreen.staysMounted = true;
export default FeedScreen;

const filterTexts = {
  user_events: 'users',
  store_events: 'stores',
  product_events: 'products',
  search_events: 'searches',
} as const;

interface FiltersProps extends FeedState {
  readonly isGuest: boolean;
}

/** Switches: events of people, of stores, of products, and of saved searches. */
function Filters({ query, change, isGuest }: FiltersProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={texts.filters} className="mp-chip-row">
      {feedFilters(isGuest).map(name => (
        <Chip
          key={name}
          selected={query[name]}
          icon={query[name] ? Check : Plus}
          onClick={() => change({ [name]: !query[name] })}
        >
          {texts[filterTexts[name]]}
        </Chip>
      ))}
    </div>
  );
}

/** Only signed-in people have a feed of their own. */
function SignInPrompt(): ReactNode {
  const id = useId();
  const { key } = useAddress();
  return (
    <section className="mp-feed__aside" aria-labelledby={id}>
      <h2 id={id} className="mp-h3">
        {texts.signInTitle}
      </h2>
      <p className="mp-small mp-muted">{texts.signInText}</p>
      <ButtonLink variant="primary" href={signInHref(key)}>
        {texts.signIn}
      </ButtonLink>
    </section>
  );
}

function FeedSkeleton(): ReactNode {
  return (
    <div className="mp-feed__main">
      <p role="status" className="mp-visually-hidden">
        {texts.loading}
      </p>
      <EventSkeletons />
    </div>
  );
}

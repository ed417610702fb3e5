import type { ReactNode } from 'react';
import type { Dispute } from '../../contract/dispute.ts';
import { arbitratorMessages } from '../../messages/arbitrator.ts';
import { disputeMessages, disputePageMessages as texts } from '../../messages/dispute.ts';
import { profileHref } from '../../routing/addresses/profile-href.ts';
import { ReviewCard } from '../../ui/cards/review-card.tsx';
import { listed } from '../../ui/format.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Link } from '../../ui/navigation/link.tsx';

interface ParticipantsProps {
  readonly dispute: Dispute;
}

/** For arbitrators: the reviewer who opened a dispute, the store, and the arbitrator who decides it. */
export function Participants({ dispute }: ParticipantsProps): ReactNode {
  const { reviewer, assignee, shop_name, shop_internal_path, earlier } = dispute;
  const { parties } = disputeMessages;
  return (
    <section className="mp-participants">
      <h2 className="mp-h3">{texts.people}</h2>
      <dl>
        <dt>{parties.reviewer}</dt>
        <dd>
          {reviewer ? <PersonName person={reviewer} /> : arbitratorMessages.somebody}
          <Earlier disputes={earlier?.reviewer} />
        </dd>
        {shop_name && (
          <>
            <dt>{parties.store}</dt>
            <dd>
              <Link className="mp-link" href={shop_internal_path ?? ''}>
                {shop_name}
              </Link>
              <Earlier disputes={earlier?.store} />
            </dd>
          </>
        )}
        <dt>{parties.arbitrator}</dt>
        <dd>{assignee ? <PersonName person={assignee} /> : arbitratorMessages.unassigned}</dd>
      </dl>
    </section>
  );
}

type EarlierDisputes = NonNullable<Dispute['earlier']>['store'];

/** How many disputes one side had before, and how many were decided for it. */
function Earlier({ disputes }: { readonly disputes: EarlierDisputes }): ReactNode {
  if (!disputes) return null;
  const { count, won } = disputes;
  return (
    <p className="mp-small mp-muted">
      {listed([texts.earlier({ count }), count > 0 && won != null && texts.won({ count: won })])}
    </p>
  );
}

function PersonName({ person }: { readonly person: NonNullable<Dispute['reviewer']> }): ReactNode {
  return (
    <Link className="mp-link mp-participants__person" href={profileHref(person) ?? ''}>
      <Avatar name={person.name} image={person.avatar_image_url} verified={person.verified_buyer} />
      <span>{person.name || arbitratorMessages.somebody}</span>
    </Link>
  );
}

/** The review of what the dispute is about. */
export function DisputedReview({ dispute: { review } }: ParticipantsProps): ReactNode {
  if (!review) return null;
  return (
    <section>
      <h2 className="mp-h2">{texts.review}</h2>
      <ReviewCard review={review} />
    </section>
  );
}

import type { ReactNode } from 'react';
import { disputableOrders } from '../../domain/new-dispute.ts';
import { disputeFormMessages as texts } from '../../messages/dispute-form.ts';
import { ownTabHref } from '../../routing/addresses/profile-href.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import type { DisputeTarget } from '../../state/disputes/new-dispute.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { DisputeForm } from './dispute-form.tsx';

/** The form of a new dispute, where there is an order that it can be about. */
export function NewDispute({ about, path, form }: Omit<DisputeTarget, 'orders'>): ReactNode {
  const viewer = useAtomValue(viewerAtom);
  const orders = disputableOrders(form);
  const ongoing = orders.find(({ disputeHref }) => disputeHref !== null)?.disputeHref;
  if (orders.length === 0)
    return (
      <EmptyState
        level={1}
        icon={PackageSearch}
        title={texts.noOrdersTitle}
        text={
          about === 'shop'
            ? texts.noShopOrders({ shop: form.shop_name || texts.store })
            : texts.noProductOrders
        }
      >
        <ButtonLink variant="primary" href={ownTabHref(viewer.id, 'orders')}>
          {texts.seeOrders}
        </ButtonLink>
      </EmptyState>
    );
  if (ongoing && orders.every(({ disputeHref }) => disputeHref !== null))
    return (
      <EmptyState level={1} icon={PackageSearch} title={texts.allOpenTitle} text={texts.allOpen}>
        <ButtonLink variant="primary" href={ongoing}>
          {texts.seeDispute}
        </ButtonLink>
      </EmptyState>
    );
  return <DisputeForm target={{ about, path, form, orders }} />;
}

/** Which calls and pages belong to the features that a host may switch off. */
import { isRecord } from '../../host/json.ts';
import { type Feature, features, type Route } from '../../routes.ts';

/** A call that is not listed belongs to none. */
export const callsOf: Partial<Record<Feature, readonly string[]>> = {
  disputes: [
    'shopDisputeFormCall',
    'productDisputeFormCall',
    'openDisputeCall',
    'privateDisputesCall',
    'ownDisputeCall',
    'disputeActionCall',
    'arbitratorDisputesCall',
    'arbitratorDisputeCall',
    'listActionCall',
  ],
  arbitrator: ['arbitratorDisputesCall', 'arbitratorDisputeCall', 'listActionCall'],
  feed: ['feedCall', 'renewFeedCall'],
  people: ['peopleCall', 'publicProfileCall', 'publicRecommendationsCall', 'publicFavouritesCall'],
  following: ['followsCall', 'followCall', 'followingCall', 'saveSearchCall', 'publicFavouritesCall'],
};

/** The features that a call belongs to. */
export const featuresOf = (call: string): Feature[] =>
  features.filter(feature => callsOf[feature]?.includes(call));

/** What app_meta has switched off. */
export function featuresOff(meta: unknown): Feature[] {
  const given = isRecord(meta) && isRecord(meta.features) ? meta.features : {};
  return features.filter(feature => given[feature] === false);
}

export const isRouteOff = ({ needs = [] }: Route, off: readonly Feature[]): boolean =>
  needs.some(feature => off.includes(feature));

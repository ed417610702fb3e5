import type { ReactNode } from 'react';
import { editedProfile } from '../../api/edit-profile.ts';
import { lazy } from '../../loading/lazy.ts';
import { editProfileMessages as texts } from '../../messages/edit-profile.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { FieldSkeletons } from '../../ui/forms/field-skeletons.tsx';
import { useLazy } from '../../ui/lazy-component.tsx';

const profileForm = lazy(() => import('./profile-form.tsx'));

const profiles = createQuery(editedProfile);

/** The signed-in reviewer's own profile, to be changed. */
export default function EditProfileScreen(): ReactNode {
  const { state, retry } = useQuery(profiles, undefined);
  const { code, hasFailed, retry: retryCode } = useLazy(profileForm);
  // While it is asked for again after saving, the form stays.
  const profile = latestData(state);
  const isFailed = hasFailed || (!profile && state.status === 'failed');
  useScreenReady(isFailed || Boolean(code && profile));
  usePageHead({ title: texts.title });
  const retryAll = () => {
    if (hasFailed) retryCode();
    if (state.status === 'failed') retry();
  };
  return (
    <div className="mp-container mp-edit-profile">
      <h1 className="mp-h1">{texts.title}</h1>
      <p className="mp-muted">{texts.lead}</p>
      {isFailed ? (
        <ErrorNotice title={texts.failed} error={state.error} onRetry={retryAll} />
      ) : code && profile ? (
        <code.ProfileForm profile={profile} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}

/** Heights of the fields below their labels in both columns, px. */
const fields = [[144, 70, 44, 44], [220]];

function FormSkeleton(): ReactNode {
  return (
    <div className="mp-form">
      <p role="status" className="mp-visually-hidden">
        {texts.loading}
      </p>
      <div className="mp-reading" aria-hidden>
        {fields.map(heights => (
          <div key={heights.length} className="mp-edit-profile__fields">
            <FieldSkeletons heights={heights} />
          </div>
        ))}
      </div>
    </div>
  );
}

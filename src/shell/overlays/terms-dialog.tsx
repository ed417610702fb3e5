import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { nameOf } from '../../contract/content.ts';
import { externalHref } from '../../domain/links.ts';
import type { LateMeta } from '../../host/late-meta.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { overlayMessages } from '../../messages/overlays.ts';
import { uiMessages } from '../../messages/ui.ts';
import { ownUrl } from '../../routing/addresses/address.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { needsTermsAtom } from '../../state/person/needs-terms.ts';
import { reviewerAtom } from '../../state/person/reviewer.ts';
import { acceptingTerms, termsFailureAtom } from '../../state/person/terms.ts';
import { useMutation } from '../../state/writes/mutation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { taggedText } from '../../ui/tagged-text.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const texts = overlayMessages.terms;

/** Asks a signed-in reviewer to accept the terms of service, on every page until then. */
export function TermsDialog(): ReactNode {
  return useAtomValue(needsTermsAtom) && <NeededDialog />;
}

function NeededDialog(): ReactNode {
  const { links } = lateMetaOf(useAtomValue(servicesAtom).hostPage.meta);
  const { pathname } = useAddress();
  return isExemptFromTerms(pathname, links) ? null : <Dialog terms={externalHref(links.terms ?? '')} />;
}

function Dialog({ terms }: { terms: string }): ReactNode {
  const id = useId();
  const reviewer = useAtomValue(reviewerAtom);
  const { state, run: accept } = useMutation(acceptingTerms, null);
  const isSending = state.status === 'pending';
  const failure = useAtomValue(termsFailureAtom);
  /** Null until the reviewer types: the name from the host may still arrive. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const name = typed ?? reviewer?.name ?? '';
  const isComplete = nameOf(name) !== '' && isChecked;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isSending) void accept(nameOf(name));
  };
  const reset = (event: FormEvent) => {
    event.preventDefault();
    setTyped(null);
    setIsChecked(false);
  };
  return (
    <Modal isRequired labelledBy={`${id}-title`} describedBy={`${id}-text`} onDismiss={cannotDismiss}>
      <form className="mp-terms__form" onSubmit={submit} onReset={reset}>
        <h2 id={`${id}-title`} className="mp-h2">
          {texts.title}
        </h2>
        <p id={`${id}-text`} className="mp-muted">
          {texts.text}
        </p>
        <TextField
          label={texts.reviewerName}
          value={name}
          onChange={setTyped}
          error={state.fieldErrors.reviewer_name?.join(' ')}
          autoComplete="nickname"
          required
        />
        <Checkbox checked={isChecked} onChange={setIsChecked} required>
          {taggedText(texts.accept, {
            link: words => (
              <Link className="mp-link" href={terms} target="_blank" rel="noopener">
                <span>{words}</span>
                <VisuallyHidden>{` ${texts.opensBeside}`}</VisuallyHidden>
              </Link>
            ),
          })}
        </Checkbox>
        {failure && state.status === 'failed' && (
          <p className="mp-terms__failure" role="alert">
            <span>{`${failure.message} `}</span>
            {failure.signIn && <TextLink href={failure.signIn}>{uiMessages.signIn}</TextLink>}
          </p>
        )}
        <div className="mp-terms__actions">
          <ButtonLink variant="ghost" href={pathOf('logout')}>
            {texts.signOut}
          </ButtonLink>
          <LoadingButton type="submit" variant="primary" disabled={!isComplete} loading={isSending}>
            {texts.submit}
          </LoadingButton>
        </div>
      </form>
    </Modal>
  );
}

const cannotDismiss = () => {};

/** Linked pages of the host, so that the reviewer can read the terms, and the pages for signing in and out. */
function isExemptFromTerms(pathname: string, pages: LateMeta['links']): boolean {
  const exempt = [pathOf('login'), pathOf('logout'), ...Object.values(pages)];
  return exempt.some(href => ownUrl(href)?.pathname === pathname);
}

import { type ReactNode, useId } from 'react';
import type { ProfilePerson } from '../../contract/profile.ts';
import { ownListMessages } from '../../messages/profile-lists.ts';
import { focusContent } from '../../routing/scrolling/focus.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { asksToSubscribeAtom, closeSubscribePromptAtom, subscription } from '../../state/person/subscribe.ts';
import { useMutation } from '../../state/writes/mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Mail } from '../../ui/icons/mail.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';

const texts = ownListMessages.subscribe;

/** Asks once whether a person wants emails. Either answer closes it. */
export function SubscribePrompt({ person }: { readonly person: ProfilePerson }): ReactNode {
  const id = useId();
  const asks = useAtomValue(asksToSubscribeAtom)(person);
  const close = useSetAtom(closeSubscribePromptAtom);
  const { state, run } = useMutation(subscription, person);
  if (!asks) return null;
  // The pressed button vanishes with the prompt.
  const subscribe = () => run(true).then(() => focusContent());
  return (
    <section className="mp-profile__subscribe" aria-labelledby={id}>
      <Mail size={24} />
      <div>
        <h2 id={id} className="mp-h3">
          {texts.title}
        </h2>
        <p>{texts.text}</p>
      </div>
      <div className="mp-profile__answers">
        <LoadingButton
          variant="primary"
          size="sm"
          loading={state.status === 'pending'}
          onClick={() => void subscribe()}
        >
          {texts.accept}
        </LoadingButton>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            close(person);
            focusContent();
          }}
        >
          {texts.decline}
        </Button>
      </div>
    </section>
  );
}

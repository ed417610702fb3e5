import { bootMessages } from '../contract/messages/boot.ts';

/**
 * Tells above whatever `main` holds that the product could not be loaded, with a button to try again.
 * @returns takes the notice away
 */
export function showFailure(main: HTMLElement, onRetry: () => void): () => void {
  const doc = main.ownerDocument;
  const notice = doc.createElement('div');
  notice.className = 'mp-root mp-failure-notice';
  notice.setAttribute('role', 'alert');
  const text = doc.createElement('p');
  text.textContent = bootMessages.notLoaded;
  const button = doc.createElement('button');
  button.type = 'button';
  button.className = 'mp-button';
  button.textContent = bootMessages.retry;
  button.addEventListener('click', onRetry);
  notice.append(text, button);
  main.prepend(notice);
  return () => notice.remove();
}

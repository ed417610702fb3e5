import { bootMessages } from '../messages/boot.ts';

/**
 * Shows above the content of `main` that the product could not be loaded, with a button to try again.
 * @returns a function that removes the notice
 */
export function showFailure(main: HTMLElement, onRetry: () => void): () => void {
  const doc = main.ownerDocument;
  const notice = doc.createElement('div');
  notice.className = 'mp-root mp-failure-notice';
  notice.setAttribute('role', 'alert');
  notice.lang = 'en';
  const text = doc.createElement('p');
  text.textContent = bootMessages.notLoaded;
  const button = doc.createElement('button');
  button.type = 'button';
  button.className = 'mp-button';
  button.textContent = bootMessages.retry;
  button.addEventListener('click', () => {
    // The notice goes with the focus in it, and a keyboard would begin at the top of the page again.
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
    onRetry();
  });
  notice.append(text, button);
  main.prepend(notice);
  return () => notice.remove();
}

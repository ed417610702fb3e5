import { settle } from './open-screen.tsx';
import { user } from '../support/dom.ts';
import type { fakeFetch } from '../api/fake-fetch.ts';

/**
 * Presses a link to a store twice, the second time with the middle button of the mouse, and leaves the page where it is.
 * @returns what was recorded of it
 */
export async function pressTwice(link: HTMLElement, { requests }: ReturnType<typeof fakeFetch>) {
  link.addEventListener('click', event => event.preventDefault());
  await user.click(link);
  await settle();
  await user.pointer({ keys: '[MouseMiddle]', target: link });
  await settle();
  return requests
    .filter(({ method }) => method === 'POST')
    .map(({ address, body }) => ({ address, ...JSON.parse(String(body)) }));
}

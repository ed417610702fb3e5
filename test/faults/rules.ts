/** The one check of a page after a fault: what it may not show, and what it has to say. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TestPage } from '../support/browser.ts';
import type { TriedCall } from './call.ts';
import type { Fault } from './faults.ts';

/** The content of a page. */
export interface Look {
  /** Characters of text in `main` and in what lies over it. */
  readonly letters: number;
  /** The classes of elements that wait for an answer. */
  readonly busy: readonly string[];
  /** Titles of notices in place of an empty list. */
  readonly empty: readonly string[];
  /** Sentences and buttons that report a failure, or offer a next step. */
  readonly messages: readonly string[];
  readonly text: string;
}

function look(page: TestPage): Promise<Look> {
  return page.evaluate(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden texts do not count
    const seenText = (element: HTMLElement) => element.innerText;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const parts = [...document.querySelectorAll<HTMLElement>('main, .mp-overlays, dialog')];
    const all = (selector: string) =>
      parts.flatMap(part => [...part.querySelectorAll<HTMLElement>(selector)]).filter(isSeen);
    const fields = all('input, textarea').map(field => (field as HTMLInputElement).value);
    const pressed = all('[aria-pressed=true]').map(
      button => `pressed: ${button.ariaLabel ?? seenText(button)}`,
    );
    const text = [...parts.map(seenText), ...fields, ...pressed].join('\n');
    const words =
      /^.*(did not load|could not be|couldn’t|can’t be (shown|played|opened|used)|something went wrong|try again|sign in\b|signed out|not sent|not uploaded|too many requests|reach the server|find this|find the|there is no|no disputes to show|the host says|not this one|out of date|too large).*$/gim;
    const leads = all('[role=alert] a, [role=alert] button, .mp-empty a, .mp-empty button, .mp-toast a');
    return {
      letters: text.replace(/\s/g, '').length,
      busy: all('[aria-busy=true], .mp-skeleton, [role=progressbar], .mp-stale').map(
        element => element.className || element.tagName,
      ),
      empty: all('.mp-empty')
        .filter(element => !element.closest('[role=alert]'))
        .map(element => seenText(element).split('\n')[0] ?? ''),
      messages: [...(text.match(words) ?? []), ...leads.map(seenText)],
      text,
    };
  });
}

/** Looks until nothing waits any more, or ten seconds have passed. */
export async function settledLook(page: TestPage, isDone: (now: Look) => boolean): Promise<Look> {
  const until = performance.now() + 10_000;
  // A page that leads to the sign-in is looked at once it is there.
  const lookAgain = async () => {
    await page.waitForLoadState();
    return look(page);
  };
  let now = await look(page).catch(lookAgain);
  let before = '';
  while (performance.now() < until && !(isDone(now) && now.text === before)) {
    before = now.text;
    await wait(120);
    now = await look(page).catch(lookAgain);
  }
  return now;
}

const added = (now: readonly string[], before: readonly string[]) => {
  const left = [...before];
  return now.filter(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

export const waits = (now: Look, before: Look) => now.busy.length > before.busy.length;

/** The outcome of a fault on the page: a failure, a success, loading, an empty list, or unchanged content. */
export const outcomes = ['failure', 'done', 'loading', 'empty', 'content'] as const;
export type Outcome = (typeof outcomes)[number];

export function outcomeOf(call: TriedCall, now: Look, expected: Look): Outcome {
  if (newlyEmpty(now, expected).length > 0) return 'empty';
  // Long lines are what people wrote, and stood there before, if fewer times.
  const messages = added(now.messages, expected.messages).filter(
    line => line.length < 150 && !isSentence(line, expected),
  );
  if (messages.length > 0) return 'failure';
  if (saysDone(call, now, expected)) return 'done';
  return waits(now, expected) ? 'loading' : 'content';
}

const isSentence = (line: string, expected: Look) => /\. |\.$/.test(line) && expected.messages.includes(line);

/** Notices to sign in or without permission do not count as empty lists. */
const newlyEmpty = (now: Look, expected: Look) =>
  added(now.empty, expected.empty).filter(title => !/sign in|find this|for arbitrators/i.test(title));

const saysDone = ({ write }: TriedCall, now: Look, expected: Look) =>
  !!write?.done?.test(now.text) && !write.done.test(expected.text);

/** The broken rules as text; empty if all hold. */
export function broken(
  call: TriedCall,
  fault: Fault,
  now: Look,
  expected: Look,
  errors: readonly string[],
): string[] {
  const outcome = fault.outcome(call);
  const wrong = errors.map(error => `error: ${error.slice(0, 160)}`);
  if (now.letters < 20 && !(outcome === 'waiting' && now.busy.length > 0)) wrong.push('blank');
  const messages = added(now.messages, expected.messages);
  const isDone = saysDone(call, now, expected);
  if (outcome === 'waiting') {
    if (!call.isSilent && !call.write && now.busy.length <= expected.busy.length)
      wrong.push('does not say that it loads');
    if (messages.length > 0 && !call.isSilent) wrong.push(`fails while it waits: ${messages.join(' / ')}`);
    return wrong;
  }
  if (waits(now, expected))
    wrong.push(`still busy: ${[...new Set(added(now.busy, expected.busy))].join(', ')}`);
  if (outcome === 'success' && call.write?.done && !isDone) wrong.push('does not say that it is done');
  if (outcome !== 'failure') return wrong;
  if (isDone) wrong.push('says that it is done');
  const empty = newlyEmpty(now, expected);
  if (empty.length > 0 && !fault.isGone && !call.seemsEmpty) wrong.push(`seems empty: ${empty.join(' / ')}`);
  const isSilent = call.isSilent || (fault.isGone && call.isSilentIfGone);
  if (!isSilent && messages.length === 0) wrong.push('says nothing');
  if (call.write?.typed && !now.text.includes(call.write.typed)) wrong.push('lost what was typed');
  return wrong;
}

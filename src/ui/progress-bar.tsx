import { uiMessages } from '../contract/messages/ui.ts';

/** A thin bar on top of the page while something is awaited; the first 300 ms of waiting are not shown. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <div className="mp-progress" role="progressbar" aria-label={uiMessages.loading} /> : null;
}

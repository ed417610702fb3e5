import { uiMessages } from '../../contract/messages/ui.ts';

/** A thin bar on top of the page while something is awaited. Short waits are better not shown: the caller waits a little first. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <div className="mp-progress" role="progressbar" aria-label={uiMessages.loading} /> : null;
}

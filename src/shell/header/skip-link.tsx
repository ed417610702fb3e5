import type { ReactNode } from 'react';
import { scrollPage } from '../../host/scroller.ts';
import { shellMessages } from '../../messages/shell.ts';
import { focusContent } from '../../routing/scrolling/focus.ts';

/** The first stop of the Tab key: leads past the header to the heading of the screen. Seen only with the focus on it. */
export function SkipLink(): ReactNode {
  return (
    <button
      type="button"
      className="mp-skip"
      onClick={() => {
        scrollPage(0, 'instant');
        focusContent();
      }}
    >
      {shellMessages.skip}
    </button>
  );
}

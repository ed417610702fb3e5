import type { ReactNode } from 'react';
import { uiMessages } from '../contract/messages/ui.ts';

/** The mark, a speech bubble with a check in it, and the name beside it where there is room. */
export function Logo(): ReactNode {
  return (
    <span className="mp-logo">
      <svg className="mp-logo__mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <path
          className="mp-logo__bubble"
          d="M13 3h14a10 10 0 0 1 10 10v9a10 10 0 0 1-10 10h-6.2l-7.4 5.3a1.5 1.5 0 0 1-2.4-1.2V32A10 10 0 0 1 3 22v-9A10 10 0 0 1 13 3Z"
        />
        <path className="mp-logo__check" d="m12.5 17.8 5.3 5.2 9.7-10" />
      </svg>
      <span className="mp-logo__name">{uiMessages.brand}</span>
    </span>
  );
}

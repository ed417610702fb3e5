import type { ReactNode } from 'react';
import { Info } from './more-icons.tsx';
import { Popover } from './popover.tsx';

export interface InfoTipProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A small "i" that explains what it stands beside. */
export function InfoTip({ label, children, className }: InfoTipProps): ReactNode {
  return (
    <Popover
      className={className}
      button={described => (
        <button type="button" className="mp-tip__button" aria-label={label} {...described}>
          <Info size={16} />
        </button>
      )}
    >
      {children}
    </Popover>
  );
}

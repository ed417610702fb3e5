import type { ReactNode } from 'react';

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="mp-visually-hidden">{children}</span>;
}

/** Announces its message whenever it changes. Keep it mounted: the message it mounts with is not announced. */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <div className="mp-visually-hidden" role="status">
      {message}
    </div>
  );
}

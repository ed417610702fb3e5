import type { ReactNode } from 'react';

/** Heard, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="mp-visually-hidden">{children}</span>;
}

/** Announces its message whenever it changes. Keep it mounted: what appears together with it is not announced. */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <div className="mp-visually-hidden" role="status">
      {message}
    </div>
  );
}

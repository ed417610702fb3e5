import { useState } from 'react';

/** A flag beside a name. One that cannot be loaded hides itself; in a list its place stays, so that names line up. */
export function Flag({ src }: { src: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="mp-flag">
      {broken !== src && (
        <img
          className="mp-flag__img"
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}

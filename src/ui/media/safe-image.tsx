import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import type { Maybe } from '../cx.ts';
import { useUi } from '../settings.tsx';

export interface SafeImageProps
  extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'onError' | 'referrerPolicy'> {
  readonly src: string;
  /** The same picture at twice the size. */
  readonly retina: Maybe<string>;
  readonly alt: string;
  /** Stands in the place of a picture that cannot be had. */
  readonly fallback: ReactNode;
  /** After the retry failed, too. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/**
 * A picture from anywhere. One that fails is tried once more without a referrer, which some image hosts refuse; when
 * that fails, too, its source is cleared and the error is raised, to `onError` and to the window. Give it the address
 * as its key: another address is another attempt.
 */
export function SafeImage({ src, retina, fallback, onError, ...rest }: SafeImageProps): ReactNode {
  const { noReferrerImageHosts: hosts } = useUi();
  const [failures, setFailures] = useState(0);
  if (failures > 1) return fallback;

  const fail = () => {
    setFailures(failures + 1);
    if (failures === 0) return;
    const error = new Error(`Image failed to load: ${src}`);
    onError?.(error);
    window.reportError(error);
  };
  const isBare = failures > 0 || isListed(src, hosts) || isListed(retina ?? '', hosts);
  return (
    // biome-ignore lint/a11y/useAltText: it is among the rest
    <img
      // A new element asks again. What decides how it asks stands before what it asks for.
      key={failures}
      {...(isBare && { referrerPolicy: 'no-referrer' as const })}
      decoding="async"
      {...rest}
      onError={fail}
      srcSet={retina ? `${src} 1x, ${retina} 2x` : undefined}
      src={src}
    />
  );
}

/** Whether the address lies on one of the hosts or on a subdomain of one. */
export function isListed(src: string, hosts: readonly string[]): boolean {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(src)?.[1]?.toLowerCase();
  return host !== undefined && hosts.some(one => host === one || host.endsWith(`.${one}`));
}

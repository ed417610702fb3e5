import { createContext, use } from 'react';
import type { VideoServices } from '../domain/media.ts';

/** Settings of the page for the components of `ui`. Set once per root. */
export interface UiContext {
  /** BCP 47, for numbers and dates. */
  readonly locale: string;
  /** Hosts whose images load without a referrer from the first attempt, subdomains included. */
  readonly noReferrerImageHosts: readonly string[];
  readonly videos: VideoServices;
}

/** `<UiProvider value={context}>` around each root. */
export const UiProvider = createContext<UiContext>({
  locale: 'en',
  noReferrerImageHosts: [],
  videos: { hasEmbedPages: false },
});
export const useUi = (): UiContext => use(UiProvider);

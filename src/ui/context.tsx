import { createContext, use } from 'react';

/** What components of `ui` need to know of the page. Set once per root. */
export interface UiContext {
  /** BCP 47, for numbers and dates. */
  readonly locale: string;
  /** Hosts whose images load without a referrer from the first attempt, subdomains included. */
  readonly noReferrerImageHosts: readonly string[];
  /** Absent where the host page allows no external videos. */
  readonly externalVideos?: ExternalVideos | undefined;
}

/** Videos of an external service, which load only once cookies are accepted. */
export interface ExternalVideos {
  /** Address of the player, to which the id of a video is appended; absent until cookies are accepted. */
  readonly embedBase?: string | undefined;
  readonly acceptCookies: () => void;
}

/** `<UiProvider value={context}>` around each root. */
export const UiProvider = createContext<UiContext>({ locale: 'en', noReferrerImageHosts: [] });
export const useUi = (): UiContext => use(UiProvider);

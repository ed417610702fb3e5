import { type ComponentPropsWithRef, createContext, use } from 'react';
import { linkUrl } from '../domain/links.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

/** What every widget needs and no screen wants to repeat. Set once per root. */
export interface UiSettings {
  /** BCP 47, for numbers and dates. */
  readonly locale: string;
  /** Hosts whose images load without a referrer from the start, subdomains included. */
  readonly noReferrerImageHosts: readonly string[];
  /** Absent where the host has no pages that external videos play in. */
  readonly externalVideos?: ExternalVideos | undefined;
}

/** The videos of another company's service. */
export interface ExternalVideos {
  /** Put before an id, gives the page that plays it; absent until cookies are accepted. */
  readonly embedBase?: string | undefined;
  readonly acceptCookies: () => void;
}

const SettingsContext = createContext<UiSettings>({ locale: 'en', noReferrerImageHosts: [] });

/** `<UiProvider value={settings}>` around each root. */
export const UiProvider = SettingsContext;
export const useUi = (): UiSettings => use(SettingsContext);

/**
 * A link without a look of its own; the router around it follows it. What a host sends without an address, or with a
 * script for one, leads nowhere.
 */
export function A({ href, ...rest }: LinkProps) {
  return href !== '' && linkUrl(href) ? <a href={href} {...rest} /> : <a {...rest} />;
}

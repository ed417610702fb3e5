import type { ShopData } from '../contract/shop.ts';
import type { ShopResult } from '../contract/store-search.ts';
import { encodeText } from '../contract/uri.ts';
import { externalHref, linkUrl } from './links.ts';

type Settings = ShopData['settings'];

/** Whether a shop accepts reviews written on the web. */
export function takesWebReviews(settings: Settings): boolean {
  return settings?.disable_web_reviews !== true;
}

/** Whether the recommendations of a shop are shown: only where it says so. */
export function showsRecommendations(settings: Settings): boolean {
  return settings?.shop_settings?.review_site_show_cards_carousel === true;
}

/** Whether questions are shown: the shop enables them, and there are some. */
export function showsQuestions(settings: Settings, totalPages: number): boolean {
  // The first spelling is that of the specification. The second is accepted from hosts that correct it.
  const isEnabled = settings?.enable_question_anwser ?? settings?.enable_question_answer;
  return isEnabled === true && totalPages > 0;
}

/** A store of its own page or of a product's page as a row of the store search, so that one card draws both. */
export function shopResultOf(shop: ShopData): ShopResult {
  const { encoded_id, shop_metrics: metrics, ...rest } = shop;
  return {
    ...rest,
    encoded_shop_id: encoded_id,
    shop_metrics: metrics,
    average_rating: metrics?.average_rating,
    reviews_count: metrics?.reviews_count,
    products_count: metrics?.products_count,
  };
}

/** The address of another site: like `externalHref`, and only http or https with a host of its own. Else empty. */
export function webHref(address: string): string {
  const href = externalHref(address);
  const url = linkUrl(href);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== 'base.invalid' ? href : '';
}

/** The link that writes to an e-mail address; empty if it is none. */
export function emailHref(address: string): string {
  const email = address.trim();
  return /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : '';
}

/** The link that calls a telephone number; empty if it has too few digits. */
export function phoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return digits.length > 2 ? `tel:${digits}` : '';
}

/** The link that looks a postal address up on a map. */
export function mapHref(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeText(address)}`;
}

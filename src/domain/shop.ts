import type { ShopData } from '../contract/shop.ts';
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
  // Hosts send the first spelling. The second is accepted from hosts that correct it.
  const isEnabled = settings?.enable_question_anwser ?? settings?.enable_question_answer;
  return isEnabled === true && totalPages > 0;
}

/** The address of another site: like `externalHref`, and only http or https with a host of its own. Else empty. */
export function webHref(address: string): string {
  const href = externalHref(address);
  const url = linkUrl(href);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== 'base.invalid' ? href : '';
}

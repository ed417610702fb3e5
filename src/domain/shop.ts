import type { ShopData } from '../contract/shop.ts';
import type { ShopResult } from '../contract/store-search.ts';

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

import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ProductRecord, ReviewRecord, ShopRecord } from '../../fixtures/world/records.ts';
import { productKey } from './keys.ts';

interface Reviewed {
  readonly shops: readonly ShopRecord[];
  readonly products: readonly ProductRecord[];
  /** The number of products. */
  readonly reviews: readonly ReviewRecord[];
  readonly shopReviews: readonly ReviewRecord[];
}

const textOf = ({ title = '', body }: ReviewRecord) => `${title}\n${body}`.toLowerCase().replace(/’/g, "'");
/** The text between two marks, or between a mark and a conjunction. */
const clausesIn = (text: string) =>
  text
    .split(/[.,;:!?()–\n]+|(?<=\w) (?:and|but|while) /)
    .map(clause => clause.trim())
    .filter(Boolean);
const wordCount = (text: string) => text.split(/\s+/).length;
const shown = (list: readonly ReviewRecord[]) =>
  list.map(({ rating, title, body }) => `${rating} ${title}: ${body}`);

/** Claims that nobody makes of the same thing in one text. */
const opposites: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(overpriced|too expensive|rip-off|robbery)\b/,
    /\b(good value|unbeatable (price|value)|fair price|worth every cent|worth the money)\b/,
  ],
  [
    /\b(three weeks|fortnight|nearly a month|a day late)\b[^.]{0,40}\b(deliver|arriv)|\b(deliver|arriv|shipping)\w*\b[^.]{0,40}\b(three weeks|fortnight|nearly a month|a day late)\b/,
    /\b(prompt|swift) delivery|within (two|three|four) days|a day early|only (three|four|five) days/,
  ],
  [
    /\b(sent|went|go|goes) (straight )?back\b|\brefund\b|\bmoney back\b/,
    /\b(would (buy|order|choose|get) th\w+ [\w ]+ again (tomorrow|any time)|keeping (it|them)|wouldn't swap|would not swap)\b/,
  ],
  [
    /\b(birthday|christmas|farewell|thank-you) present for my\b|^bought for my \w+\.|\b(present|gift) for (my|a|the)\b/,
    /\b(i use (it|them)|have had (it|them) for|my (second|third|fourth|fifth) \w+ in)\b/,
  ],
  [/\bfirst time buying\b|\bnever bought\b/, /\b(second|third|fourth) time i have bought\b/],
  [
    /\bno complaints\b|\bnothing to fault\b|\bcan ?not find a fault\b/,
    /\b(my only|the only|one) (gripe|complaint|niggle|criticism|quibble)\b|\bone thing\b/,
  ],
  [
    /\b(not a mark|nothing has worn|as good as new|like on the first day)\b/,
    /\b(already worn|traces of use|signs of use|looks? (tired|worn))\b/,
  ],
  [/\bfive stars\b|\bfull marks for th(is|ese)\b/, /\b(two|three|four) stars\b|\bone star\b/],
  [/(?<!not )\brecommended\b/, /\b(avoid|not recommended|do not buy|don't buy)\b/],
  [/\b(my wife|my girlfriend|my fiancée)\b/, /\b(my husband|my boyfriend|my fiancé(?!e))\b/],
];

/** A title names one of these where the thing is made of it. */
const materials =
  'leather suede wool silk cotton linen velvet denim canvas nylon polyester porcelain stoneware terracotta brass aluminium titanium bamboo oak beech walnut birch maple pine mahogany graphite fibreglass acetate'.split(
    ' ',
  );
/** Finer names of some. */
const finer: Readonly<Record<string, readonly string[]>> = {
  leather: ['cordovan', 'cowhide', 'nubuck'],
  wool: ['merino', 'lambswool', 'alpaca', 'cashmere', 'mohair'],
};
const praise =
  /\b(love it|love them|highly recommend|warmly recommend|could not be happier|delighted|ten out of ten|best purchase|five stars|money well spent|wonderful)\b/;
const scolding =
  /\b(waste of money|wasted good money|rip-off|went straight back|asked for my money|do not buy|don't buy|avoid|useless|let-down|disappoint\w+)\b/;

const units: Readonly<Record<string, number>> = { week: 7, month: 30, year: 365 };
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  six: 6,
  nine: 9,
  half: 0.5,
};
/** How long somebody says to have had the thing, in days. */
function daysHad(text: string): number {
  const found =
    /\b(?:after|for|within|following|not even) (?:just |only )?(a|one|two|three|five|six|nine|half)(?: a)? (week|month|year)s?\b/.exec(
      text,
    );
  return found ? (numbers[found[1] ?? ''] ?? 0) * (units[found[2] ?? ''] ?? 0) : 0;
}

/** Holds what makes reviews read as if people had written them, over all of the world. */
export function holdReviewRules(test: Test, world: () => Reviewed): void {
  const all = () => [...world().reviews, ...world().shopReviews];
  const products = () =>
    new Map(world().products.map(product => [productKey(product.shop_slug, product.handle), product]));
  const where = (list: readonly ReviewRecord[], holds: (text: string, review: ReviewRecord) => boolean) =>
    shown(list.filter(review => holds(textOf(review), review)));

  test('has no clause in more than one review in a hundred', () => {
    const counts = new Map<string, number>();
    for (const review of all())
      for (const clause of new Set(clausesIn(textOf(review))))
        counts.set(clause, (counts.get(clause) ?? 0) + 1);
    const most = all().length / 100;
    assert.equal(
      [...counts].filter(([, count]) => count > most),
      [],
    );
  });

  test('hardly ever has two reviews with the same words', () => {
    const bodies = world().reviews.map(({ body }) => body.toLowerCase().trim());
    const repeated = bodies.length - new Set(bodies).size;
    assert.ok(repeated < bodies.length / 100, `${repeated} of ${bodies.length}`);
  });

  test('says nothing twice within a review', () => {
    const twice = where(all(), (_, { body }) => {
      const long = clausesIn(body.toLowerCase()).filter(clause => wordCount(clause) > 2);
      return new Set(long).size < long.length;
    });
    assert.equal(twice, []);
  });

  test('says no word twice in a row', () => {
    const texts = [
      ...world().products.map(({ description }) => description),
      ...all().map(({ body }) => body),
    ];
    assert.equal(
      texts.filter(text => /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu.test(text)),
      [],
    );
  });

  test('judges a part of a thing once in a review', () => {
    const judged =
      /(?:^|[.;:!?,\n] ?| and | but )the ([a-z]+(?: [a-z]+)?) (?:is|are|has|have|was|were|could|deserves?|leaves?) /g;
    const twice = where(world().reviews, text => {
      const subjects = [...text.matchAll(judged)].map(([, subject]) => subject);
      return new Set(subjects).size < subjects.length;
    });
    assert.equal(twice, []);
  });

  test('does not praise with one star or two, nor scold with five', () => {
    assert.equal(
      where(world().reviews, (text, { rating }) => rating <= 2 && praise.test(text)),
      [],
    );
    assert.equal(
      where(world().reviews, (text, { rating }) => rating === 5 && scolding.test(text)),
      [],
    );
  });

  test('says nothing that contradicts another sentence', () => {
    const contradicting = where(all(), text =>
      opposites.some(([one, other]) => one.test(text) && other.test(text)),
    );
    assert.equal(contradicting, []);
  });

  test('speaks of no material that other things of its kind are made of and this one is not', () => {
    const known = products();
    const stores = new RegExp(
      world()
        .shops.map(({ name }) => name.toLowerCase())
        .join('|'),
      'g',
    );
    const named = (text: string) => materials.filter(material => new RegExp(`\\b${material}\\b`).test(text));
    const inCategory = new Map<string, Set<string>>();
    for (const { category_handle, title } of known.values()) {
      const found = inCategory.get(category_handle) ?? new Set();
      for (const material of named(title.toLowerCase())) found.add(material);
      inCategory.set(category_handle, found);
    }
    const wrong = where(world().reviews, (text, { shop_slug, product_handle }) => {
      const product = known.get(productKey(shop_slug, product_handle));
      if (!product) return true;
      const own = `${product.title}\n${product.description}`.toLowerCase();
      const isOurs = (material: string) =>
        own.includes(material) || (finer[material] ?? []).some(name => own.includes(name));
      // Velvet Antler is a store.
      return named(text.replace(stores, '')).some(
        material => inCategory.get(product.category_handle)?.has(material) && !isOurs(material),
      );
    });
    assert.equal(wrong, []);
  });

  test('says of a kind of thing only what fits it, in idiomatic English', () => {
    const known = products();
    const leaks = where(world().reviews, (text, { shop_slug, product_handle }) => {
      const { title = '', category_handle = '' } = known.get(productKey(shop_slug, product_handle)) ?? {};
      return (
        /goes into the stomach|first time i buy|nothing to be desired|league games/.test(text) ||
        (/\bpackaging\b.*\bleaked\b/.test(text) && /comb|pick|brush|soap/.test(category_handle)) ||
        (/\bset\b/i.test(title) && /\b(buy|bought|order of) (?!a\w* )(?:[a-z-]+ )?set\b/.test(text))
      );
    });
    assert.equal(leaks, []);
  });

  test('mentions no longer use than the thing has been sold', () => {
    const known = products();
    const early = where(world().reviews, (text, { shop_slug, product_handle, created_at }) => {
      const { created_at: soldSince = '', description = '' } =
        known.get(productKey(shop_slug, product_handle)) ?? {};
      const days = daysHad(text);
      // Customers repeat the shop's own words on the thing: "ready after a year in the drawer".
      return (
        daysHad(description) < days && days * 86_400_000 > Date.parse(created_at) - Date.parse(soldSince)
      );
    });
    assert.equal(early, []);
  });

  test('has texts from three words to three paragraphs', () => {
    const { reviews } = world();
    const share = (holds: (body: string) => boolean) =>
      reviews.filter(({ body }) => holds(body)).length / reviews.length;
    const shares = {
      'up to three words': share(body => wordCount(body) <= 3),
      'up to ten words': share(body => wordCount(body) <= 10),
      'more than fifty words': share(body => wordCount(body) > 50),
      'three paragraphs': share(body => body.split('\n\n').length >= 3),
    };
    const [shortest, short, long, longest] = Object.values(shares) as [number, number, number, number];
    const message = JSON.stringify(shares);
    assert.ok(shortest > 0.005 && shortest < 0.1, message);
    assert.ok(short > 0.15 && short < 0.4, message);
    assert.ok(long > 0.1 && long < 0.4, message);
    assert.ok(longest > 0.01 && longest < 0.1, message);
  });

  test('has some reviews of about 200 words, of one star to five', () => {
    const long = world().reviews.filter(({ body }) => wordCount(body) > 160);
    const share = long.length / world().reviews.length;
    assert.ok(share > 0.005 && share < 0.03, `${share}`);
    assert.equal([...new Set(long.map(({ rating }) => rating))].sort(), [1, 2, 3, 4, 5]);
    assert.ok(long.every(({ body }) => wordCount(body) < 280));
  });

  test('has typing errors in some texts', () => {
    const counts = new Map<string, number>();
    const words = (text: string) => text.match(/[a-z]{6,}/g) ?? [];
    const texts = world()
      .reviews.filter(({ lang }) => lang === 'en')
      .map(textOf);
    for (const text of texts) for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const isSlip = (word: string) => {
      if ((counts.get(word) ?? 0) > 2) return false;
      for (let at = 0; at < word.length; at++) {
        const pair = word.slice(at, at + 2);
        const meant = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + pair.charAt(1) + pair.charAt(0) + word.slice(at + 2),
        ];
        if (meant.some(one => one !== word && (counts.get(one) ?? 0) > 20)) return true;
      }
      return false;
    };
    const share = texts.filter(text => words(text).some(isSlip)).length / texts.length;
    assert.ok(share > 0.02 && share < 0.1, `${share}`);
  });

  test('has reviews in four languages', () => {
    for (const lang of ['de', 'fr', 'es']) {
      const share = world().reviews.filter(review => review.lang === lang).length / world().reviews.length;
      assert.ok(share > 0.01 && share < 0.05, `${lang} ${share}`);
    }
  });

  test('translates many reviews in other languages into English, and only those', () => {
    const { reviews } = world();
    const foreign = reviews.filter(({ lang }) => lang !== undefined && lang !== 'en');
    const translated = reviews.filter(({ translations }) => translations);
    assert.ok(translated.every(review => foreign.includes(review)));
    assert.ok(translated.length > foreign.length / 10, `${translated.length} of ${foreign.length}`);
    for (const { translations = [] } of translated) assert.not.match(translations[0]?.body ?? '', /[[\]{}|]/);
  });

  test('has a quarter of the bad reviews answered, and few of the good ones', () => {
    const answered = (stars: readonly number[]) => {
      const list = world().reviews.filter(({ rating }) => stars.includes(rating));
      return list.filter(({ reply }) => reply).length / list.length;
    };
    for (const share of [answered([1, 2]), answered([1, 2, 3])])
      assert.ok(share > 0.21 && share < 0.29, `${share}`);
    assert.ok(answered([4, 5]) < 0.1);
  });

  test('has votes against reviews only where they come from a place that takes such votes', () => {
    const against = world().reviews.filter(({ unhelpful_votes = 0 }) => unhelpful_votes > 0);
    assert.ok(against.length > 100, `${against.length}`);
    assert.equal(shown(against.filter(({ source }) => source === 'organic' || source === 'invite')), []);
  });
}

import type { Page } from 'playwright-core';
import type { Round } from './bench.ts';
import { acceptCookies, openPhone } from './phone.ts';
import { slowDown } from './probe.ts';
import type { Row } from './report.ts';
import { inTurn, pages } from './sides.ts';
import { median } from './statistics.ts';

const row: Row = { title: 'key → suggestions painted', limit: 1.2 };
const text = 'blue';
const field = 'input[name=q], input.ais-AutocompleteInput';

/** A text is typed letter by letter, each until all that is suggested for it is painted. */
export const letters: Round = async ({ browser, host, report }, round) => {
  for (const side of inTurn(round)) {
    const page = await openPhone(browser, host.origin, side);
    try {
      await acceptCookies(page, host.origin);
      const { path, link, debounce } = pages[side];
      await page.goto(`${host.origin}${path}?q=set`);
      await page.evaluate(link => window.probe.painted(`.${link}`, 1), link);
      await page.waitForLoadState('networkidle');
      await slowDown(page, { network: false });
      await page.click(field);
      await page.fill(field, '');
      const times: number[] = [];
      for (let length = 1; length <= text.length; length += 1)
        times.push((await typeLetter(page, text.slice(0, length))) - debounce);
      report.add(row, side, median(times));
    } finally {
      await page.context().close();
    }
  }
};

/** Types the last letter of a text. From its `input` event, without the time that the answer was under way, ms. */
async function typeLetter(page: Page, typed: string): Promise<number> {
  await page.evaluate(() => window.probe.quiet());
  await page.evaluate(
    expected =>
      window.probe.arm('input', () => {
        const answer = window.probe.answerOf(`/instant_search?q=${expected}`);
        const shown = document.querySelectorAll('[role=option], .ais-AutocompleteIndexItem');
        const options = [...shown].map(option => String(option.textContent).toLowerCase());
        if (answer === '' || options[0] !== expected) return false;
        const { suggestions, products, stores, categories } = JSON.parse(answer) as Record<
          'suggestions' | 'products' | 'stores' | 'categories',
          Record<'text' | 'title' | 'name', string | undefined>[]
        >;
        // A text that is the name of its category counts as that name.
        return [...suggestions, ...products, ...stores, ...categories].every(({ text, title, name }) =>
          options.some(option => option.includes(String(text ?? title ?? name).toLowerCase())),
        );
      }),
    typed,
  );
  await page.keyboard.type(typed.slice(-1));
  return (await page.evaluate(() => window.probe.measured())).own;
}

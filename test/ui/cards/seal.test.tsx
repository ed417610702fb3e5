import { render } from '../../support/dom.ts';
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderSeal } from '../../../src/ui/cards/seal.tsx';

const seal = (props: Parameters<typeof renderSeal>[0]) =>
  render(renderSeal(props, 'en')).container.querySelector('.mp-seal') as HTMLElement;

test('closes the ring as far as the score goes, with the whole percentage in it', () => {
  const one = seal({ score: 0.965 });
  assert.is(one.style.getPropertyValue('--mp-share'), '96.5%');
  assert.is(one.textContent, '96% ');
  assert.ok(one.nextElementSibling?.matches('.mp-medal--gold'));
});

test('breaks the ring where the score rests on few reviews, and has room for a hundred', () => {
  assert.ok(seal({ score: 1, isFew: true }).matches('.mp-seal--few.mp-seal--long'));
  assert.not.ok(seal({ score: 0.99, isFew: false }).matches('.mp-seal--few, .mp-seal--long'));
});

test('has a thin space before the sign where a language wants one, and none behind three digits, which the ring would cover', () => {
  const inGerman = (score: number) =>
    render(renderSeal({ score, isFew: false }, 'de')).container.querySelector('.mp-seal')?.textContent;
  assert.is(inGerman(0.5), '50\u200a% ');
  assert.is(inGerman(1), '100% ');
});

test('names its medal only where nothing beside it does', () => {
  assert.is(seal({ score: 1 }).nextElementSibling?.getAttribute('aria-label'), 'Diamond medal');
  assert.is(seal({ score: 1, decorative: true }).nextElementSibling?.getAttribute('aria-hidden'), 'true');
  assert.is(seal({ score: 0.5 }).nextElementSibling, null);
});

/** The colours of a token: on light and on dark pages. */
function coloursOf(token: string): readonly string[] {
  const sheet = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');
  const long = (colour: string) => (colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour);
  const [, light = '', dark = ''] =
    new RegExp(`${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet) ?? [];
  assert.ok(
    sheet.includes(`${token}: ${light};`),
    `${token} is the same where nothing is known of dark pages`,
  );
  return [long(light), long(dark)];
}

/** Contrast of two colours, 1..21, as WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map(colour => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
        const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

test('stands out from every ground, on light and dark pages, and from what is missing of the ring', () => {
  const ink = coloursOf('--mp-seal');
  for (const [ground, least] of [
    ['--mp-surface', 4.5],
    ['--mp-surface-soft', 4.5],
    ['--mp-surface-sunken', 4.5],
    ['--mp-seal-soft', 3],
  ] as const)
    for (const [index, colour] of coloursOf(ground).entries()) {
      const found = contrast(ink[index] ?? '', colour);
      assert.ok(found >= least, `${ground} ${index ? 'dark' : 'light'}: ${found.toFixed(2)}`);
    }
});

test.run();

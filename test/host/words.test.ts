import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disputeSteps } from '../../fixtures/host/data/dispute-steps.ts';
import { titles } from '../../fixtures/host/pages/screens.ts';
import { textPages } from '../../fixtures/host/pages/texts.ts';
import { languages, translations } from '../../fixtures/host/words/index.ts';
import { departments } from '../../fixtures/world/content/index.ts';

const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('each text has every language, with the same values', () => {
  for (const [english, others] of Object.entries(translations)) {
    assert.is(others.length, Object.keys(languages).length - 1, english);
    for (const text of others) {
      assert.ok(text.trim(), english);
      assert.equal(valuesOf(text), valuesOf(english), text);
    }
  }
});

test('every category and page of the host is there', () => {
  const wanted = Object.values(textPages).flatMap(({ title, lead, sections }) => [
    title,
    lead,
    ...sections.flat(),
  ]);
  wanted.push(...Object.values(titles));
  for (const { name, blurb, sections } of departments)
    wanted.push(name, blurb, ...sections.flatMap(one => [one.name, ...one.kinds.map(kind => kind.leaf)]));
  assert.equal(
    wanted.filter(text => !Object.hasOwn(translations, text)),
    [],
  );
});

test('every text that the code says is there', () => {
  const folder = new URL('../../fixtures/host/', import.meta.url);
  const said = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .filter(code => code.includes('words/index.ts'))
    .flatMap(code => [...code.matchAll(/\b(?:say|titled)\(\s*'([^']+)'/g)])
    .map(([, text = '']) => text);
  assert.ok(said.length > 50);
  assert.equal(
    said.filter(text => !Object.hasOwn(translations, text)),
    [],
  );
});

test('every field and choice of a step in a dispute is there', () => {
  const fields = disputeSteps.flatMap(step => step.fields);
  const options = fields.flatMap(field => field.options ?? []);
  const labels = [...fields, ...options].map(one => (typeof one === 'string' ? one : (one.label ?? '')));
  assert.ok(labels.length > 5);
  assert.equal(
    labels.filter(label => !Object.hasOwn(translations, label)),
    [],
  );
});

test.run();

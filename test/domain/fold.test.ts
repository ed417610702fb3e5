import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../src/domain/fold.ts';

const folded: [text: string, plain: string][] = [
  ['Åland', 'aland'],
  ['Côte d’Ivoire', 'cote d’ivoire'],
  ['Türkiye', 'turkiye'],
  ['Færøerne', 'faeroerne'],
  ['STRASSE, Straße', 'strasse, strasse'],
  ['İstanbul, Iğdır', 'istanbul, igdir'],
  ['Łódź', 'lodz'],
  ['Ελλάδα', 'ελλαδα'],
];
for (const [text, plain] of folded) test(`folds ${text}`, () => assert.is(fold(text), plain));

test.run();

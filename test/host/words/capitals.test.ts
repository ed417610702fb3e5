import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withCapitals } from '../../../fixtures/host/words/capitals.ts';

test('writes German searches as German does: the first word and the noun at the end', () => {
  const shown = {
    teekanne: 'Teekanne',
    'schuhe für damen': 'Schuhe für Damen',
    'kabellose kopfhörer': 'Kabellose Kopfhörer',
    'ölkanne 2 l': 'Ölkanne 2 l',
    't-shirt': 'T-Shirt',
    '10 cm topf': '10 cm Topf',
  };
  for (const [searched, written] of Object.entries(shown)) assert.is(withCapitals(searched), written);
});

test.run();

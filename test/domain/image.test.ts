import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { imageAddresses } from '../../src/domain/image.ts';

test('reads an image under either pair of names', () => {
  assert.equal(imageAddresses('/a'), { normal: '/a', retina: null });
  assert.equal(imageAddresses({ normal: '/a', retina: '/b' }), { normal: '/a', retina: '/b' });
  assert.equal(imageAddresses({ url: '/a', retina_url: '/b' }), { normal: '/a', retina: '/b' });
  assert.equal(imageAddresses({ normal: '', url: '/a', retina: '' }), { normal: '/a', retina: null });
});

test('uses a lone retina address as the normal one', () => {
  assert.equal(imageAddresses({ retina: '/b' }), { normal: '/b', retina: '/b' });
});

test('finds no address in an empty image', () => {
  assert.equal([imageAddresses(null), imageAddresses(''), imageAddresses({})], [null, null, null]);
});

test.run();

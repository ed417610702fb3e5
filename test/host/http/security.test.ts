import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createHost } from '../../../fixtures/host/host.ts';
import { openWorld } from '../../support/world.ts';
import { smallWorld } from '../small-world.ts';

test('lets pages load the pictures and videos of an imported catalogue from where they lie, and nothing else', async () => {
  const db = await openWorld(
    smallWorld.map(record =>
      record.type === 'review' && record.videos
        ? { ...record, videos: ['https://films.example:8443/a/1.mp4', '/media/videos/parcel-1.webm'] }
        : record.type === 'shop'
          ? { ...record, image_url: 'https://pictures.example/logo.png' }
          : record,
    ),
  );
  const app = await createHost({ db, distDir: 'dist' });
  const { headers } = await app.inject({ url: '/reviews/how-it-works', headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']).split('; ');
  assert.equal(policy.slice(0, 3), [
    "default-src 'self'",
    "img-src 'self' https://pictures.example",
    "media-src 'self' https://films.example:8443",
  ]);
  await app.close();
  await db.close();
});

test.run();

/** Adds a screen that uses much of what others have, and lazy code, and compares what the others load. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build.mjs';
import { limits, weights } from '../../src/build/limits.mjs';
import { productionBuild } from '../support/production-build.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Below the repository, so that packages are found. */
const root = join(repository, `.tmp/added-screen-${process.pid}`);
const inRoot = (name: string) => join(root, name);

test.before(async () => {
  await cp(join(repository, 'src'), inRoot('src'), { recursive: true });
  // Half of the build. No screen loads a frame as a script.
  await rm(inRoot('src/frames/render-frame.tsx'));
});
test.after(() => rm(root, { recursive: true, force: true }));

/** Kept by what is drawn, so that the minifier leaves all of it in. */
const screen = `
import { Form } from '../../forms/form.tsx';
import { UploadField } from '../../forms/file-fields.tsx';
import { ReviewList } from '../../reviews/review-list.tsx';
import { Reviews } from '../../reviews/reviews.tsx';
import { ReviewCard } from '../../ui/cards/review-card.tsx';
import { PersonCard } from '../../ui/cards/person-card.tsx';
import { ShopCard } from '../../ui/cards/shop-card.tsx';
import { Dropdown } from '../../ui/forms/dropdown.tsx';
import { StarField } from '../../ui/forms/star-field.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { lazy } from '../../loading/lazy.ts';
const parts = [Form, UploadField, ReviewList, Reviews, ReviewCard, PersonCard, ShopCard, Dropdown, StarField, Carousel,
  Tabs, Pagination, Modal];
const later = lazy(() => import('./later.tsx'));
export default function Added() {
  return <p onClick={() => void later.load()}>{String(parts)}</p>;
}
`;

/** Lazy code that uses what screens have, and what other lazy code has. */
const later = `
import { RecommendedList } from '../../profiles/recommended-list.tsx';
import { GalleryDialog } from '../../ui/media/gallery-dialog.tsx';
export const parts = [RecommendedList, GalleryDialog];
`;

async function addScreen(): Promise<void> {
  await cp(inRoot('src/pages/medals'), inRoot('src/pages/added'), { recursive: true });
  await writeFile(inRoot('src/pages/added/index.tsx'), screen);
  await writeFile(inRoot('src/pages/added/later.tsx'), later);
  const routes = await readFile(inRoot('src/routes.ts'), 'utf8');
  const line = "  added: { path: '/reviews/added', screen: 'added' },\n";
  await writeFile(inRoot('src/routes.ts'), routes.replace(/^ {2}login: /m, `${line}$&`));
}

test('a new screen changes what no other screen loads first by more than 0.3 kB', async () => {
  const before = await productionBuild();
  await addScreen();
  const after = await build({ root });
  assert.ok(after.routes.added);
  const sizes = new Map(weights(before).map(({ what, bytes }) => [what, bytes]));
  const grown = weights(after).flatMap(({ what, bytes }) => {
    const earlier = what.startsWith('scripts of ') && sizes.get(what);
    return earlier && Math.abs(bytes - earlier) > 300 ? [[what, bytes - earlier]] : [];
  });
  assert.equal(grown, []);
  const crowded = Object.entries(after.routes)
    .filter(([name]) => name !== 'added')
    .filter(([, { scripts }]) => scripts.length + 1 > limits.firstScripts);
  assert.equal(crowded, []);
});

test.run();

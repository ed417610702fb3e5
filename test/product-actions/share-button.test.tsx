import { act, screen } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ShareButton } from '../../src/product-actions/share-button.tsx';
import { RootProviders } from '../../src/shell/root-providers.tsx';
import { toastAtom } from '../../src/state/page/notices.ts';
import { setUp } from '../shell/support.tsx';

const address = 'https://shop.test/reviews/stores/acme/products/lamp';
const names = ['share', 'clipboard'] as const;
test.after.each(() => {
  for (const name of names) Reflect.deleteProperty(navigator, name);
});

/** Presses the button on a device that shares or copies as the test says. */
async function press(device: { share?: () => Promise<void>; copy?: () => Promise<void> }) {
  const done: string[] = [];
  const value = {
    share:
      device.share &&
      (({ title, url }: ShareData) => {
        done.push(`shared ${title} ${url}`);
        return device.share?.();
      }),
    clipboard: {
      async writeText(text: string) {
        await device.copy?.();
        done.push(`copied ${text}`);
      },
    },
  };
  for (const name of names)
    Object.defineProperty(navigator, name, { value: value[name], configurable: true });
  const { store } = await setUp({
    draw: roots => (
      <RootProviders {...roots}>
        <ShareButton title="Lamp" path={address} />
      </RootProviders>
    ),
  });
  await act(async () => screen.getByRole('button', { name: 'Share' }).click());
  return { done, toast: store.get(toastAtom)?.text };
}
const rejectsWith = (name: string) => () => Promise.reject(new DOMException('', name));

test('hands title and address to the device, which says by itself what became of them', async () => {
  const { done, toast } = await press({ share: async () => {} });
  assert.equal([done, toast], [[`shared Lamp ${address}`], undefined]);
});

test('does nothing else when the way to share was closed', async () => {
  const { done, toast } = await press({ share: rejectsWith('AbortError') });
  assert.equal([done, toast], [[`shared Lamp ${address}`], undefined]);
});

test('copies the address where the device shares nothing, or fails', async () => {
  for (const share of [undefined, rejectsWith('NotAllowedError')]) {
    const { done, toast } = await press({ ...(share && { share }) });
    assert.equal([done.at(-1), toast], [`copied ${address}`, 'Link copied.']);
    document.body.replaceChildren();
  }
});

test('shows the address where it cannot be copied', async () => {
  const { toast } = await press({ copy: rejectsWith('NotAllowedError') });
  assert.is(toast, `We couldn’t copy the link: ${address}`);
});

test.run();

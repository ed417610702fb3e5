import { act, expectConsole, fireEvent, screen, user, waitFor, within } from '../support/dom.ts';
import type { ReactElement } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { uiMessages } from '../../src/messages/ui.ts';
import { Form } from '../../src/forms/form.tsx';
import { FilesField, UploadField } from '../../src/forms/file-fields.tsx';
import { RootProviders } from '../../src/shell/root-providers.tsx';
import { createForm } from '../../src/state/form/form-kind.ts';
import { useForm } from '../../src/state/form/form.ts';
import { type UploadedFile, uploadBytesMax } from '../../src/contract/upload.ts';
import { setUp } from '../shell/support.tsx';
import { FakeXhr } from './fake-xhr.ts';

const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
const file = (start: string, name: string, size?: number) => {
  const made = new File([latin(start)], name);
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
};
const jpeg = (name = 'lamp.jpg', pixels = '4000x3000') => file(`\xFF\xD8\xFF ${pixels}`, name);
const film = (name = 'film.mp4') => file('\0\0\0\x18ftypisom', name);

type Values<T> = { readonly files: readonly T[] };
const sent: unknown[] = [];
const kindOf = <T,>() =>
  createForm<string, Values<T>>({
    name: 'files',
    version: 1,
    labels: () => ({ files: 'Pictures' }),
    check: () => ({}),
    send: async (_services, _record, { files }) => void sent.push(files),
  });
test.before.each(() => void sent.splice(0));

const uploading = kindOf<UploadedFile>();
function Uploads(): ReactElement {
  const form = useForm(uploading, '1', { files: [] });
  return (
    <Form form={form}>
      <UploadField {...form.fileField('files')} kinds={['picture', 'video']} max={3} />
    </Form>
  );
}
const withForm = kindOf<File>();
function Files(): ReactElement {
  const form = useForm(withForm, '1', { files: [] });
  return (
    <Form form={form}>
      <FilesField {...form.fileField('files')} kinds={['picture', 'pdf']} max={3} />
    </Form>
  );
}

async function page(content: ReactElement, stored = new Map<string, string>()) {
  document.head.innerHTML = '<meta name="csrf-token" content="token-1">';
  const world = await setUp({
    loggedIn: true,
    meta: { reviewer: { encodedId: 'ann' } },
    stored,
    draw: roots => <RootProviders {...roots}>{content}</RootProviders>,
  });
  return { ...world, stored };
}
const choose = (...files: File[]) =>
  act(async () => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input);
  });
const request = (at: number) =>
  waitFor(() => {
    const one = FakeXhr.all[at];
    assert.ok(one, `request ${at}`);
    return one as FakeXhr;
  });
const uploadOf = (n: number) => ({ id: `u${n}`, url: `/uploads/u${n}.jpg`, type: 'image/jpeg', bytes: 9 });
const names = () => [...document.querySelectorAll('.mp-file__name')].map(({ textContent }) => textContent);
const goOn = () => user.click(screen.getByRole('button', { name: 'Continue anyway' }));
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

test('uploads a picture made smaller, written anew and under a name of no meaning', async () => {
  await page(<Uploads />);
  await choose(jpeg('Anns kitchen.jpg'));
  const upload = await request(0);
  assert.is(upload.address, '/reviews/uploads');
  assert.equal([upload.headers.get('X-CSRF-Token'), upload.headers.get('X-Redesign')], ['token-1', 'true']);
  const body = upload.form.get('file') as File;
  assert.is(body.name, 'picture.jpg');
  assert.match(await body.text(), '2048x1536');
  await upload.progress(3, 4);
  const bar = screen.getByRole('progressbar', { name: 'Uploading Anns kitchen.jpg' }) as HTMLProgressElement;
  assert.is(bar.value, 0.75);
  await upload.answer(uploadOf(1));
  assert.is(screen.queryByRole('progressbar'), null);
  await send();
  assert.equal(sent, [[{ ...uploadOf(1), name: 'Anns kitchen.jpg' }]]);
});

for (const [what, given, text] of [
  ['an empty file', () => file('', 'empty.jpg'), 'This file is empty.'],
  [
    'HTML that calls itself a picture',
    () => file('<!doctype html>', 'x.jpg'),
    /can’t be used. Please choose a picture or an MP4/,
  ],
  ['a kind that is not asked for', () => file('%PDF-1.7', 'bill.pdf'), /can’t be used/],
  [
    'a video that is too large',
    () => file('\0\0\0\x18ftypisom', 'long.mp4', uploadBytesMax.video + 1),
    /larger than 40 MB/,
  ],
  ['a picture that cannot be opened', () => file('\xFF\xD8\xFF broken', 'x.jpg'), /can’t be opened here/],
] as const)
  test(`refuses ${what} at the file, before anything is sent`, async () => {
    await page(<Uploads />);
    await choose(given());
    await waitFor(() => assert.match(screen.getByRole('alert').textContent ?? '', text));
    assert.equal(FakeXhr.all, []);
    await send();
    assert.equal(sent, []);
    screen.getByRole('heading', { name: 'Continue without this file?' });
    await goOn();
    assert.equal(sent, [[]]);
  });

test('asks before a form is sent without the files that failed, and names them', async () => {
  expectConsole(/uploads/);
  await page(<Uploads />);
  await choose(film('a.mp4'), film('b.mp4'));
  await (await request(0)).breakOff();
  await (await request(1)).answer({}, 500);
  await send();
  const dialog = screen.getByRole('alertdialog', { name: 'Continue without 2 files?' });
  assert.match(dialog.textContent ?? '', 'Not included: a.mp4, b.mp4');
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
  assert.equal(sent, []);
  assert.ok(document.activeElement?.closest('fieldset'), 'the focus is in the field');

  // Another failure is asked about again, those that somebody accepted are not.
  await user.click(screen.getByRole('button', { name: 'Try again: a.mp4' }));
  await (await request(2)).answer(uploadOf(1));
  await send();
  screen.getByText('Not included: b.mp4');
  await goOn();
  assert.equal(
    sent.map(files => (files as UploadedFile[]).map(({ name }) => name)),
    [['a.mp4']],
  );
});

test('asks nothing once the file is removed', async () => {
  await page(<Uploads />);
  await choose(file('', 'empty.jpg'));
  await waitFor(() => screen.getByRole('alert'));
  await user.click(screen.getByRole('button', { name: 'Remove empty.jpg' }));
  await send();
  assert.equal(sent, [[]]);
});

test('shows what the host says against a file', async () => {
  expectConsole(/uploads/);
  await page(<Uploads />);
  await choose(jpeg());
  await (await request(0)).answer({ errors: { file: ['You have too many files.'] } }, 422);
  assert.is(screen.getByRole('alert').textContent, 'You have too many files.');
});

test('says that a file is more than the host takes, whose limit nobody knows', async () => {
  expectConsole(/uploads/);
  await page(<Uploads />);
  await choose(jpeg());
  await (await request(0)).answer('<h1>413 Request Entity Too Large</h1>', 413);
  assert.is(screen.getByRole('alert').textContent, uiMessages.failures.tooLarge);
  assert.is(screen.queryByRole('button', { name: /^Try again/ }), null);
});

test('says when the connection broke off, and uploads the file again', async () => {
  expectConsole(/uploads/);
  await page(<Uploads />);
  await choose(film());
  await (await request(0)).breakOff();
  assert.is(screen.getByRole('alert').textContent, uiMessages.failures.offline);
  await user.click(screen.getByRole('button', { name: 'Try again: film.mp4' }));
  await (await request(1)).answer(uploadOf(1));
  assert.is(screen.queryByRole('alert'), null);
});

test('cancels an upload, and begins the next', async () => {
  await page(<Uploads />);
  await choose(film('1.mp4'), film('2.mp4'), film('3.mp4'));
  const first = await request(0);
  await request(1);
  assert.is(FakeXhr.all.length, 2);
  await user.click(screen.getByRole('button', { name: 'Cancel 1.mp4' }));
  assert.ok(first.isAborted);
  await request(2);
  assert.equal(names(), ['2.mp4', '3.mp4']);
  screen.getByText('1.mp4 was removed.');
});

test('takes no more files than there is room for', async () => {
  await page(<Uploads />);
  await choose(...['1', '2', '3', '4'].map(name => film(name)));
  assert.is(screen.getByRole('alert').textContent, 'No more than 3 files can be added.');
  assert.ok((screen.getByRole('button', { name: 'Choose files' }) as HTMLButtonElement).disabled);
});

test('waits with the form until all files are uploaded', async () => {
  await page(<Uploads />);
  await choose(film());
  await request(0);
  await send();
  assert.equal(sent, []);
  const isTold = () => screen.queryAllByRole('link', { name: /Please wait until all files are/ }).length > 0;
  assert.is(isTold(), true);
  await (await request(0)).answer(uploadOf(1));
  // Files that are chosen after that are no mistake.
  await choose(film());
  await request(1);
  assert.is(isTold(), false);
  await (await request(1)).answer(uploadOf(2));
  await send();
  assert.is(sent.length, 1);
});

test('is put in order by buttons, and sent in that order', async () => {
  await page(<Uploads />);
  await choose(film('1.mp4'), film('2.mp4'));
  await (await request(1)).answer(uploadOf(2));
  await (await request(0)).answer(uploadOf(1));
  await user.click(screen.getByRole('button', { name: 'Move 2.mp4 earlier' }));
  assert.equal(names(), ['2.mp4', '1.mp4']);
  screen.getByText('2.mp4 is now 1 of 2.');
  await send();
  assert.equal(
    (sent[0] as UploadedFile[]).map(({ id }) => id),
    ['u2', 'u1'],
  );
});

/** What a clipboard or a drag holds. */
const transferOf = (given: File, text = '', html = '') => ({
  files: [given],
  types: text ? ['Files', 'text/plain'] : ['Files'],
  getData: (type: string) => ({ 'text/plain': text, 'text/html': html })[type] ?? '',
});

/** Pastes or drops at an element. Returns whether the browser is left to do what it does. */
async function give(
  type: 'paste' | 'drop',
  place: Element,
  data: ReturnType<typeof transferOf>,
): Promise<boolean> {
  const name = type === 'paste' ? 'clipboardData' : 'dataTransfer';
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { [name]: data });
  let isLeft = true;
  await act(async () => {
    isLeft = place.dispatchEvent(event);
  });
  return isLeft;
}
const inForm = () => document.querySelector('.mp-form button') as Element;

test('takes files that are dropped or pasted anywhere in the form', async () => {
  await page(<Uploads />);
  assert.is(await give('drop', inForm(), transferOf(film('dropped.mp4'))), false);
  assert.is(await give('paste', inForm(), transferOf(film('pasted.mp4'))), false);
  // A copied file comes with its name.
  assert.is(await give('paste', inForm(), transferOf(film('copied.mp4'), 'copied.mp4')), false);
  // A copied picture comes with its tag.
  const tag = '<!--StartFragment--><img src="https://shop.example/lamp.jpg">';
  assert.is(await give('paste', inForm(), transferOf(film('tagged.mp4'), '', tag)), false);
  assert.equal(names(), ['dropped.mp4', 'pasted.mp4', 'copied.mp4', 'tagged.mp4']);
});

test('leaves text to the browser, also where a picture of it comes along, and the page to the host', async () => {
  await page(<Uploads />);
  for (const type of ['paste', 'drop'] as const) {
    assert.is(await give(type, inForm(), transferOf(jpeg('image.png'), 'Works well.')), true);
    // Some programs give formatted text alone.
    assert.is(await give(type, inForm(), transferOf(jpeg('image.png'), '', '<p>Works <b>well</b>')), true);
    assert.is(await give(type, document.body, transferOf(film('outside.mp4'))), true);
  }
  assert.equal(names(), []);
});

test('keeps uploaded files in the draft', async () => {
  const { stored, view } = await page(<Uploads />);
  await choose(jpeg('lamp.jpg'));
  await (await request(0)).answer(uploadOf(1));
  view.unmount();
  const { main } = await page(<Uploads />, stored);
  assert.equal(names(), ['lamp.jpg']);
  assert.is(main.querySelector('img')?.getAttribute('src'), '/uploads/u1.jpg');
  await send();
  assert.is((sent[0] as UploadedFile[])[0]?.id, 'u1');
});

test('offers the kinds of files that it takes, any picture among them, as from the camera of a phone', async () => {
  const accepted = () =>
    document.querySelector<HTMLInputElement>('input[type=file]')?.accept.split(',') ?? [];
  const { view } = await page(<Uploads />);
  assert.is(accepted()[0], 'image/*');
  assert.ok(accepted().includes('video/mp4') && !accepted().includes('application/pdf'));
  view.unmount();
  await page(<Files />);
  assert.ok(accepted().includes('application/pdf') && !accepted().includes('video/mp4'));
});

test('checks and shrinks files that are sent with the form, and uploads nothing', async () => {
  await page(<Files />);
  await choose(jpeg('lamp.HEIC', '4096x10'), file('%PDF-1.7', 'bill.pdf'), film());
  await waitFor(() => screen.getByRole('alert'));
  await waitFor(() => assert.is(screen.queryByText('Waiting'), null));
  await send();
  await goOn();
  assert.equal(FakeXhr.all, []);
  const [files] = sent as File[][];
  assert.equal(
    files?.map(({ name, type }) => [name, type]),
    [
      ['lamp.jpg', 'image/jpeg'],
      ['bill.pdf', 'application/pdf'],
    ],
  );
  assert.match((await files?.[0]?.text()) ?? '', '2048x5');
});

test.run();

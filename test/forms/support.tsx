import { act, screen, user } from '../support/dom.ts';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { defineCall } from '../../src/contract/call.ts';
import { Form } from '../../src/forms/form.tsx';
import { RootProviders } from '../../src/shell/root-providers.tsx';
import { createForm, type FormOptions } from '../../src/state/form/form-kind.ts';
import { useForm } from '../../src/state/form/form.ts';
import { TextArea } from '../../src/ui/forms/text-area.tsx';
import { TextField } from '../../src/ui/forms/text-field.tsx';
import { StarField } from '../../src/ui/forms/star-field.tsx';
import { loadReviewerAtom } from '../../src/state/person/reviewer.ts';
import { settled } from '../api/fake-fetch.ts';
import { type SetUp, setUp } from '../shell/support.tsx';

const noteCall = defineCall({
  method: 'POST',
  path: '/notes',
  params: v.unknown(),
  answer: v.unknown(),
});

interface Values {
  readonly stars: number | null;
  readonly title: string;
  readonly text: string;
}
const empty: Values = { stars: null, title: '', text: '' };

export type Options = Partial<FormOptions<string, Values>>;

const kindOf = (options: Options) =>
  createForm<string, Values>({
    name: 'note',
    version: 1,
    key: record => record,
    labels: () => ({ stars: 'Your rating', title: 'Title', text: 'Text' }),
    check: ({ stars, title, text }) => ({
      stars: stars === null && 'Choose your stars.',
      title: title.trim() === '' && 'Write a title.',
      text: text.length > 20 && 'Shorten your text.',
    }),
    send: ({ client }, record, { title, ...rest }) =>
      client.send(noteCall, { params: { record, ...rest, title: title.trim() } }),
    ...options,
  });

function Note(given: {
  kind: ReturnType<typeof kindOf>;
  record: string;
  isSilent: boolean;
  sent: unknown[];
}) {
  const form = useForm(given.kind, given.record, empty, values => given.sent.push(values));
  return (
    <Form form={form} isSilent={given.isSilent}>
      <StarField {...form.field('stars')} required />
      <TextField {...form.field('title')} hint="In a few words" required />
      <TextArea {...form.field('text')} max={20} />
    </Form>
  );
}

/** Takes the form off the page, or puts it there again. */
export let showForm = (_isShown: boolean) => {};
function Shown({ children }: { children: ReactNode }): ReactNode {
  const [isShown, setShown] = useState(true);
  showForm = isNowShown => act(() => setShown(isNowShown));
  return isShown && children;
}

/** A page with a form, of a person on a device. */
export async function page({
  person = 'ann',
  device = new Map<string, string>(),
  record = 'n1',
  options = {},
  isSilent = false,
  around,
  ...given
}: {
  person?: string | null;
  device?: Map<string, string>;
  record?: string;
  options?: Options;
  isSilent?: boolean;
  around?: ReactNode;
} & Partial<SetUp> = {}) {
  document.head.innerHTML = '<meta name="csrf-token" content="token-1">';
  const kind = kindOf(options);
  const sent: unknown[] = [];
  const world = await setUp({
    loggedIn: true,
    meta: person ? { reviewer: { encodedId: person } } : {},
    stored: device,
    draw: roots => (
      <RootProviders {...roots}>
        <h1>Note</h1>
        {around}
        <Shown>
          <Note kind={kind} record={record} isSilent={isSilent} sent={sent} />
        </Shown>
      </RootProviders>
    ),
    ...given,
  });
  /** Lets the server answer the last request. */
  const answer = (body: unknown, status = 200) =>
    act(async () => {
      world.server.last().answer(body, status);
      await settled();
    });
  return { ...world, device, sent, answer };
}

/** The host says only now who is signed in. */
export function reviewerArrives({ store, server }: Awaited<ReturnType<typeof page>>, id: string) {
  return act(async () => {
    const loaded = store.set(loadReviewerAtom);
    server.last().answer({ encoded_id: id });
    await loaded;
    await settled();
  });
}

export const title = () => screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement;
export const text = () => screen.getByRole('textbox', { name: 'Text' }) as HTMLTextAreaElement;
export const stars = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
export const send = () => user.click(screen.getByRole('button', { name: /^(Send|Try again)$/ }));
export const fill = async () => {
  await user.click(stars('4 – Good'));
  await user.type(title(), ' Warm light ');
};

/** XMLHttpRequests that the test answers, and pictures that a document without a screen can shrink. */
import { act } from '../support/dom.ts';
import { test } from 'uvu';

export class FakeXhr extends EventTarget {
  static all: FakeXhr[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  address = '';
  form = new FormData();
  isAborted = false;
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.form = form;
    FakeXhr.all.push(this);
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total });
    return act(async () => void this.upload.dispatchEvent(event));
  }
  answer(body: unknown, status = 200) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    return act(async () => void this.dispatchEvent(new Event('load')));
  }
  breakOff() {
    return act(async () => void this.dispatchEvent(new Event('error')));
  }
}

/**
 * The sizes of pictures by the text in their files, px; a text without a size cannot be decoded. Options are refused, as
 * Safari 16.4 refuses the turns that it does not know.
 */
const decode = async (file: Blob, options?: ImageBitmapOptions) => {
  if (options) throw new TypeError('Type error');
  const [, width, height] = /(\d+)x(\d+)/.exec(await file.text()) ?? [];
  if (!width) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
  return { width: Number(width), height: Number(height), close() {} };
};

const saved: Record<string, unknown> = {};
const canvas = () => HTMLCanvasElement.prototype as unknown as Record<string, unknown>;
test.before.each(() => {
  FakeXhr.all = [];
  Object.assign(saved, { xhr: globalThis.XMLHttpRequest, bitmap: globalThis.createImageBitmap });
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr, createImageBitmap: decode });
  const { getContext, toBlob } = canvas();
  Object.assign(saved, { getContext, toBlob });
  Object.assign(canvas(), {
    getContext: () => ({ fillRect() {}, drawImage() {} }),
    toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void, type: string) {
      done(new Blob([`\xFF\xD8\xFF ${this.width}x${this.height}`], { type }));
    },
  });
});
test.after.each(() => {
  Object.assign(globalThis, { XMLHttpRequest: saved.xhr, createImageBitmap: saved.bitmap });
  Object.assign(canvas(), { getContext: saved.getContext, toBlob: saved.toBlob });
});

/** An answer that was asked for, or came along, before the product itself was there. */
export interface EarlyAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly data: unknown;
}

/**
 * First answers by the address they belong to. Each is handed out once: a second call for the same address asks
 * the server, so that nothing shown later is older than it looks.
 */
export interface EarlyAnswers {
  take(address: string): Promise<EarlyAnswer> | undefined;
  /** The same at once, where the answer is there by now. */
  takeArrived(address: string): EarlyAnswer | undefined;
  /** True when all are handed out. */
  readonly isEmpty: boolean;
}

/**
 * The form under which early answers are kept and looked up: parameters sorted by name, so that a host may write
 * them in any order. Without a price limit `currency` changes no result and is left out: a host that preloads an
 * answer cannot know the currency a browser remembers.
 */
export function earlyKey(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  if (!params.get('min_price') && !params.get('max_price')) params.delete('currency');
  params.sort();
  return `${path}?${params}`;
}

/** Early answers held in memory: `data` as it is, or a promise of an answer that is on its way. */
export class EarlyAnswerList implements EarlyAnswers {
  readonly #entries = new Map<string, { readonly answer: Promise<EarlyAnswer>; arrived?: EarlyAnswer }>();

  /** Keeps a successful answer whose body is known already. */
  addData(address: string, data: unknown): void {
    const arrived = { ok: true, status: 200, data };
    this.#entries.set(earlyKey(address), { answer: Promise.resolve(arrived), arrived });
  }

  /** Keeps an answer on its way. A failure counts as an unusable answer, never as an unhandled rejection. */
  add(address: string, asked: Promise<EarlyAnswer>): void {
    const answer = asked.catch(() => ({ ok: false, status: 0, data: undefined }));
    const entry: { readonly answer: typeof answer; arrived?: EarlyAnswer } = { answer };
    this.#entries.set(earlyKey(address), entry);
    void answer.then(arrived => {
      entry.arrived = arrived;
    });
  }

  has(address: string): boolean {
    return this.#entries.has(earlyKey(address));
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  take(address: string): Promise<EarlyAnswer> | undefined {
    const key = earlyKey(address);
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    return entry?.answer;
  }

  takeArrived(address: string): EarlyAnswer | undefined {
    const key = earlyKey(address);
    const arrived = this.#entries.get(key)?.arrived;
    if (arrived) this.#entries.delete(key);
    return arrived;
  }
}

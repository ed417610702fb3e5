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
  readonly #answers = new Map<string, Promise<EarlyAnswer>>();

  /** Keeps a successful answer whose body is known already. */
  addData(address: string, data: unknown): void {
    this.add(address, Promise.resolve({ ok: true, status: 200, data }));
  }

  /** Keeps an answer on its way. A failure counts as an unusable answer, never as an unhandled rejection. */
  add(address: string, answer: Promise<EarlyAnswer>): void {
    this.#answers.set(
      earlyKey(address),
      answer.catch(() => ({ ok: false, status: 0, data: undefined })),
    );
  }

  has(address: string): boolean {
    return this.#answers.has(earlyKey(address));
  }

  take(address: string): Promise<EarlyAnswer> | undefined {
    const key = earlyKey(address);
    const answer = this.#answers.get(key);
    this.#answers.delete(key);
    return answer;
  }
}

/** An answer that was requested, or was part of the host page, before the app was loaded. */
export interface EarlyAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** The body: an object for JSON, else the text. */
  readonly data: unknown;
  /** Whether the call fails with a failure or an unusable answer. Otherwise it asks the server. */
  readonly isFinal: boolean;
}

/**
 * Early answers by address. Each is handed out once; a second call for the same address asks the server, so that no
 * outdated answer is shown later.
 */
export interface EarlyAnswers {
  /** The promise is fulfilled with undefined when the request failed. */
  take(address: string): Promise<EarlyAnswer | undefined> | undefined;
  /** The answer, if it has arrived. It can still be taken. */
  peek(address: string): EarlyAnswer | undefined;
  /** Is fulfilled when each of them has arrived or failed. */
  arrival(): Promise<unknown>;
}

/**
 * The key of an early answer: the address with its parameters sorted by name, because a host may write them in any
 * order. Without a price limit `currency` is left out: it changes no result, and a host that preloads an answer does not
 * know the currency that the browser remembers.
 */
export function earlyKey(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  if (!params.get('min_price') && !params.get('max_price')) params.delete('currency');
  params.sort();
  return `${path}?${params}`;
}

interface Entry {
  readonly answer: Promise<EarlyAnswer | undefined>;
  arrived?: EarlyAnswer | undefined;
}

/** Early answers in memory. */
export class EarlyAnswerList implements EarlyAnswers {
  readonly #entries = new Map<string, Entry>();

  /** Adds an answer from the host page. It fails no call: when it is unusable, the call asks the server. */
  addData(address: string, data: unknown): void {
    const arrived = { ok: true, status: 200, data, isFinal: false };
    this.#entries.set(earlyKey(address), { answer: Promise.resolve(arrived), arrived });
  }

  /** Adds the answer of a running request. A failed request counts as no answer. */
  add(address: string, running: Promise<EarlyAnswer>): void {
    const entry: Entry = { answer: running.catch(() => undefined) };
    this.#entries.set(earlyKey(address), entry);
    void entry.answer.then(arrived => {
      entry.arrived = arrived;
    });
  }

  has(address: string): boolean {
    return this.#entries.has(earlyKey(address));
  }

  take(address: string): Promise<EarlyAnswer | undefined> | undefined {
    const key = earlyKey(address);
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    return entry?.answer;
  }

  peek(address: string): EarlyAnswer | undefined {
    return this.#entries.get(earlyKey(address))?.arrived;
  }

  arrival(): Promise<unknown> {
    return Promise.all([...this.#entries.values()].map(({ answer }) => answer));
  }
}

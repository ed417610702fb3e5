/** An answer that was requested, or was part of the host page, before the app was loaded. */
export interface EarlyAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** The body: an object for JSON, else the text. */
  readonly data: unknown;
  /** Whether a failed or unusable answer fails the call. Otherwise the call asks the server instead. */
  readonly failsCall: boolean;
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

interface StoredAnswer {
  readonly answer: Promise<EarlyAnswer | undefined>;
  arrived?: EarlyAnswer | undefined;
}

/** Early answers in memory. */
export class EarlyAnswerList implements EarlyAnswers {
  readonly #stored = new Map<string, StoredAnswer>();

  /** Adds an answer from the host page. It fails no call: when it is unusable, the call asks the server. */
  addData(address: string, data: unknown): void {
    const arrived = { ok: true, status: 200, data, failsCall: false };
    this.#stored.set(earlyKey(address), { answer: Promise.resolve(arrived), arrived });
  }

  /** Adds the answer of a running request. A failed request counts as no answer. */
  add(address: string, running: Promise<EarlyAnswer>): void {
    const stored: StoredAnswer = { answer: running.catch(() => undefined) };
    this.#stored.set(earlyKey(address), stored);
    void stored.answer.then(arrived => {
      stored.arrived = arrived;
    });
  }

  has(address: string): boolean {
    return this.#stored.has(earlyKey(address));
  }

  take(address: string): Promise<EarlyAnswer | undefined> | undefined {
    const key = earlyKey(address);
    const stored = this.#stored.get(key);
    this.#stored.delete(key);
    return stored?.answer;
  }

  peek(address: string): EarlyAnswer | undefined {
    return this.#stored.get(earlyKey(address))?.arrived;
  }

  arrival(): Promise<unknown> {
    return Promise.all([...this.#stored.values()].map(({ answer }) => answer));
  }
}

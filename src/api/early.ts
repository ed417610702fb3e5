/** An answer that was asked for, or came along, before the product itself was there. */
export interface EarlyAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** The body: an object for JSON, else the text. */
  readonly data: unknown;
  /**
   * Milliseconds since the epoch. Until then a refusal, or an answer that cannot be used, is what the host has to say:
   * a host in trouble is not asked twice. After it, the host may have recovered and is asked.
   */
  readonly failsUntil: number;
}

/**
 * First answers by the address they belong to. Each is handed out once: a second call for the same address asks
 * the server, so that nothing shown later is older than it looks.
 */
export interface EarlyAnswers {
  /** The answer promised is undefined where none could be had. */
  take(address: string): Promise<EarlyAnswer | undefined> | undefined;
  /** The answer at once, where it is there by now. It stays to be taken. */
  peek(address: string): EarlyAnswer | undefined;
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

interface Entry {
  readonly answer: Promise<EarlyAnswer | undefined>;
  arrived?: EarlyAnswer | undefined;
}

/** Early answers held in memory: `data` as it is, or a promise of an answer that is on its way. */
export class EarlyAnswerList implements EarlyAnswers {
  readonly #entries = new Map<string, Entry>();

  /** Keeps an answer whose body is known already. It never was the host's answer to a call, so it cannot fail one. */
  addData(address: string, data: unknown): void {
    const arrived = { ok: true, status: 200, data, failsUntil: 0 };
    this.#entries.set(earlyKey(address), { answer: Promise.resolve(arrived), arrived });
  }

  /** Keeps an answer on its way. One that cannot be had is no answer, never an unhandled rejection. */
  add(address: string, asked: Promise<EarlyAnswer>): void {
    const entry: Entry = { answer: asked.catch(() => undefined) };
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
}

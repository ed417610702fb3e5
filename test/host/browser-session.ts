import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Keeps cookies like a browser and reads what a page carries. */
export class Browser {
  readonly cookies: Map<string, string>;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, cookies = new Map<string, string>()) {
    this.#app = app;
    this.cookies = cookies;
  }

  /** The same browser at another process of the host. */
  at(app: FastifyInstance): Browser {
    return new Browser(app, this.cookies);
  }

  async get(url: string, headers: Record<string, string> = {}) {
    const response = await this.#keep(
      await this.#app.inject({ url, headers: { accept: 'text/html', cookie: this.cookie, ...headers } }),
    );
    const { body } = response;
    const meta = /id="app_meta">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '{}';
    return {
      response,
      body,
      csrfToken: /name="csrf-token" content="([^"]+)"/.exec(body)?.[1] ?? '',
      meta: JSON.parse(meta) as Record<string, unknown>,
    };
  }

  /** Presses a link on a page of the host. */
  press(url: string) {
    const from = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' };
    return this.get(url, from);
  }

  /** Sends a form. */
  post(url: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.#write('POST', url, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  }

  /** Sends JSON, as the bundle does. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: unknown,
    token?: string,
  ): Promise<LightMyRequestResponse> {
    return this.#write(method, url, JSON.stringify(body), {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token && { 'x-csrf-token': token }),
    });
  }

  /** Sends a body as it is, with its type among the headers. */
  sendBody(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: Buffer,
    headers: Record<string, string>,
  ): Promise<LightMyRequestResponse> {
    return this.#write(method, url, body, { accept: 'application/json', ...headers });
  }

  async #write(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: string | Buffer,
    headers: Record<string, string>,
  ) {
    return this.#keep(
      await this.#app.inject({ method, url, payload, headers: { ...headers, cookie: this.cookie } }),
    );
  }

  /** The names of the cookies that csrf tokens belong to. */
  get csrfCookies(): string[] {
    return [...this.cookies.keys()].filter(name => name.startsWith('csrf_'));
  }

  /** The header of that name. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  #keep(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, expires } of response.cookies)
      if (expires && expires.getTime() < Date.now()) this.cookies.delete(name);
      else this.cookies.set(name, value);
    return response;
  }
}

import { connect, createServer, type AddressInfo } from 'node:net';

export interface BreakableConnection {
  /** Leads to the host. */
  readonly origin: string;
  /** Breaks off every request to this path from now on, when half of its body has gone through. */
  breakOff(path: string): void;
  /** Lets everything through again. */
  restore(): void;
  close(): void;
}

/** A connection to a host, over which a real browser loses its requests half-way. */
export async function breakableConnection(host: string): Promise<BreakableConnection> {
  const target = new URL(host);
  let broken: string | null = null;
  const server = createServer(browser => {
    const there = connect(Number(target.port), target.hostname);
    const end = () => {
      browser.destroy();
      there.destroy();
    };
    for (const socket of [browser, there]) socket.on('error', end).on('close', end);
    there.pipe(browser);
    /** Bytes until it breaks off. */
    let left = Number.POSITIVE_INFINITY;
    browser.on('data', data => {
      const text = data.toString('latin1');
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (broken && text.startsWith(`POST ${broken} `))
        left = text.indexOf('\r\n\r\n') + 4 + Math.floor(Number(length) / 2);
      if (data.length < left) there.write(data);
      else there.write(data.subarray(0, left), end);
      left -= data.length;
    });
  });
  await new Promise<void>(resolve => server.listen(0, target.hostname, resolve));
  return {
    origin: `http://${target.hostname}:${(server.address() as AddressInfo).port}`,
    breakOff(path) {
      broken = path;
    },
    restore() {
      broken = null;
    },
    close: () => void server.close(),
  };
}

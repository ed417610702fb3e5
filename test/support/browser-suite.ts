/**
 * Tests in a real browser on the fixture host, with what all of them need: host and browser are there before the
 * first test and go after the last one, a page that was opened in a test goes with it, and a test fails when one of
 * its pages had a problem that it did not allow.
 */
import { suite } from 'uvu';
import { launch, type PageOptions, type TestBrowser, type TestPage } from './browser.ts';
import { startHost, type TestHost } from './host.ts';

export interface BrowserSuite {
  readonly test: {
    (name: string, run: () => Promise<void>): void;
    /** Once, before the first test: pages that are opened here stay for all tests. */
    before(prepare: () => Promise<void>): void;
    /** Once, after the last test. */
    after(finish: () => Promise<void>): void;
    run(): void;
  };
  /** An empty page in a profile of its own. */
  newPage(options?: PageOptions): Promise<TestPage>;
  /** A page of its own on an address of the host. */
  open(address: string, options?: PageOptions): Promise<TestPage>;
}

/** @param origin where the tests answer every request themselves; no host is started then */
export function browserSuite(origin?: string): BrowserSuite {
  const tests = suite();
  let host: TestHost | undefined;
  let browser: TestBrowser;
  /** Pages opened before the first test. */
  const ofSuite: TestPage[] = [];
  /** Pages opened by the running test. */
  let ofTest: TestPage[] | undefined;

  /** An error before the first test, which uvu would not report. */
  let failure: unknown;

  function before(prepare: () => Promise<void>): void {
    tests.before(async () => {
      if (failure === undefined)
        await prepare().catch(error => {
          failure = error;
        });
    });
  }
  before(async () => {
    if (origin === undefined) host = await startHost();
    browser = await launch();
  });
  tests.after(async () => {
    await browser?.close();
    await host?.close();
  });

  async function newPage(options: PageOptions = {}): Promise<TestPage> {
    const from = origin ?? host?.origin;
    const page = await browser.newPage({ ...(from === undefined ? {} : { origin: from }), ...options });
    (ofTest ?? ofSuite).push(page);
    return page;
  }

  function test(name: string, run: () => Promise<void>): void {
    tests(name, async () => {
      if (failure !== undefined) throw failure;
      const opened: TestPage[] = [];
      ofTest = opened;
      try {
        await run();
        for (const page of [...ofSuite, ...opened]) page.expectQuiet();
      } finally {
        ofTest = undefined;
        await Promise.all(opened.map(page => page.context().close()));
      }
    });
  }

  return {
    test: Object.assign(test, { before, after: tests.after, run: tests.run }),
    newPage,
    async open(address, options) {
      const page = await newPage(options);
      await page.goto(address);
      return page;
    },
  };
}

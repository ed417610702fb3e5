import { baseOf, integrityOf, preloadFiles } from './loading/built-files.ts';
import { builtChunks, type EntryTable, type LazyFiles, screenFilesAt } from './loading/chunk-table.ts';
import { showFailure } from './loading/failure-notice.ts';
import { loadModule } from './loading/load-module.ts';
import { loadStyle } from './loading/load-style.ts';
import { languageFileOf } from './loading/page-language.ts';
import { keepRoom } from './loading/room.ts';
import type { Language } from './messages/lay.ts';
import type { prepare } from './prepare.ts';
import type { takeOver as sketch } from './sketch.ts';
import type { Start, StartOptions } from './start-options.ts';
import type { takeOver } from './take-over.ts';

/** The elements for header and screens; null when the page has none. */
export type Places = Pick<StartOptions, 'navbar' | 'main'>;

/** Marks a place as taken, also for a second copy of this script under another address. */
const taken = Symbol.for('marketplace.mounted');
type Place = HTMLElement & { [taken]?: boolean };
const free = (place: Place | null) => (place?.[taken] ? null : place);
const elementsOf = ({ navbar, main }: Places): Place[] => [navbar, main].filter(place => place !== null);

/**
 * Loads the product and starts it in the places that are free. A failure is shown in `main`, with a button that tries
 * again. Returns a function that stops it.
 */
export function boot(all: Places): () => void {
  const places: Places = { navbar: free(all.navbar), main: free(all.main) };
  const elements = elementsOf(places);
  if (elements.length === 0) return () => {};
  for (const place of elements) place[taken] = true;
  const giveBackRoom = keepRoom(location.pathname);
  const stop = load(places, neededFiles(places));
  return () => {
    stop();
    giveBackRoom();
    for (const place of elements) delete place[taken];
  };
}

/** The files that this page needs. All are known before the first of them has come. */
interface NeededFiles {
  readonly chunks: ReturnType<typeof builtChunks>;
  /** The folder of all files. */
  readonly base: string;
  readonly screen: ReturnType<typeof screenFilesAt> | null;
  readonly language: string | undefined;
  /** Whether the page brings frames. */
  readonly isFramed: boolean;
  /** What watches its frames, or draws one. */
  readonly takeOver: string | undefined;
}

/** Whether the app has come: from then on a page is drawn at once. */
let isLoaded = false;

function neededFiles(places: Places): NeededFiles {
  const chunks = builtChunks();
  const base = baseOf(document, import.meta.url);
  const screen = places.main && screenFilesAt(chunks, location.pathname);
  const language = languageFileOf(document, chunks.languages);
  const isFramed = document.querySelector('.mp-frame') !== null;
  let { takeOver } = chunks;
  if (!isFramed) takeOver = isLoaded ? undefined : sketchOf(screen?.style, language, base, chunks);
  return { chunks, base, screen, language, isFramed, takeOver };
}

/**
 * The script that draws the frame of a screen in the language of the page, by the screen's stylesheet. None where the host
 * has words of its own, or holds files to their integrity: the map of the page does not know this one.
 */
function sketchOf(style: string | undefined, language: string | undefined, base: string, chunks: EntryTable) {
  const { languages, takeOver } = chunks;
  if (!style || language === languages.en || integrityOf(document, base + style)) return undefined;
  const screen = style.slice(0, -'.digested.css'.length);
  return takeOver?.replace('take-over', `sketch-${language?.split('-')[1] ?? 'en'}-${screen}`);
}

/**
 * Asks for all of them at once, also for those that failed. Returns when the sheets are applied.
 * @param hasApp whether header or screen are known to come. If not, only a redirect may bring one.
 */
function requestFiles(files: NeededFiles, hasApp: boolean): Promise<unknown> {
  const { chunks, base, screen, language, takeOver } = files;
  const sheet = hasApp && loadStyle(document, base + chunks.style, 'marketplace');
  const app = hasApp ? chunks.app : [];
  const names = [takeOver, language, ...chunks.prepare, ...app, ...(screen?.scripts ?? [])];
  preloadFiles(
    document,
    names.flatMap(name => (name ? base + name : [])),
  );
  return Promise.all([sheet, screen?.style && loadStyle(document, base + screen.style)]);
}

/** Loads and starts the app, and tries again on request. Returns a function that stops it. */
function load(places: Places, files: NeededFiles): () => void {
  const { base, chunks, screen } = files;
  const abort = new AbortController();
  const { signal } = abort;
  const sheets = requestFiles(files, (places.navbar ?? screen) != null);
  const stopTakingOver = loadTakeOver(places, files, signal, sheets);
  /** The result of the first chunk, once for all attempts; null when there is nothing to start. */
  let prepared: StartOptions | null | undefined;
  let failures = 0;
  let stop = () => {};

  async function attempt(): Promise<void> {
    stop();
    stop = () => {};
    try {
      if (prepared === undefined) prepared = await prepareApp(places, files, signal);
      if (!prepared) return;
      const [{ start }, language] = await Promise.all([
        loadModule<{ start: Start }>(base + chunks.app[0]),
        loadOptional<Language>(base, files.language),
        requestFiles(files, true),
        prepared.ready,
        files.isFramed && stopTakingOver,
      ]);
      const isFirst = !isLoaded;
      isLoaded = true;
      // Running the files took a task; a page that the host has swapped in is drawn in this one.
      if (isFirst) await new Promise(resolve => setTimeout(resolve));
      if (!signal.aborted) stop = start({ ...prepared, language });
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function fail(error: unknown): void {
    console.error(error);
    failures += 1;
    const main = prepared ? prepared.main : screen && places.main;
    // After two failed attempts, as with a broken file that others import, only a page load helps.
    if (main) stop = showFailure(main, () => (failures > 1 ? location.reload() : void attempt()));
  }

  void attempt();
  return () => {
    abort.abort();
    stop();
    void stopTakingOver.then(end => end?.());
  };
}

/** @returns null when there is nothing to start, undefined when it was ended before */
async function prepareApp(places: Places, { base, chunks }: NeededFiles, signal: AbortSignal) {
  const module = await loadModule<{ prepare: typeof prepare; lazyFiles: LazyFiles }>(
    base + chunks.prepare[0],
  );
  if (signal.aborted) return undefined;
  const all = { ...chunks, ...module.lazyFiles };
  return module.prepare({ ...places, chunks: all, base, loadModule, loadStyle, preloadFiles, signal });
}

/** Records input in the frames, to replay it in the app. @returns a function that stops it */
async function loadTakeOver(
  places: Places,
  { base, takeOver: file }: NeededFiles,
  signal: AbortSignal,
  sheets: Promise<unknown>,
) {
  const module = await loadOptional<{ takeOver: TakeOver }>(base, file);
  return signal.aborted ? undefined : module?.takeOver(elementsOf(places), sheets, () => isLoaded);
}

type TakeOver = typeof takeOver | typeof sketch;

/** A module that the page can do without: English stands without the texts of its language. */
async function loadOptional<Module extends object>(base: string, file: string | undefined) {
  try {
    return file ? await loadModule<Module>(base + file) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

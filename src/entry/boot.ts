import { reserveSpace } from '../frames/room.ts';
import type { renderSketch } from '../frames/sketch.ts';
import type { watchFrames } from '../frames/watch-frames.ts';
import { keepTyped } from '../host/typed.ts';
import { integrityOf, preloadFiles } from '../loading/built-files.ts';
import {
  builtChunks,
  type ChunkTable,
  needsOneOf,
  type ScreenFiles,
  screenFilesAt,
} from '../loading/chunk-table.ts';
import { showFailure } from '../loading/failure-notice.ts';
import { ChunkError, loadModule } from '../loading/load-module.ts';
import { loadStyle } from '../loading/load-style.ts';
import { featuresOff } from '../loading/meta-text.ts';
import { languageFileOf } from '../loading/page-language.ts';
import type { Language } from '../messages/translate.ts';
import type { prepare } from './prepare.ts';
import type { Start, StartOptions } from './start-options.ts';

/** The elements for header and screens; null when the page has none. */
export type MountPoints = Pick<StartOptions, 'navbar' | 'main'>;

const elementsOf = ({ navbar, main }: MountPoints): HTMLElement[] =>
  [navbar, main].filter(mountPoint => mountPoint !== null);

/**
 * Loads the product and starts it. A failure is shown in `main`, with a button that tries again. Returns a function that
 * stops it. Where a feature is off, `main` is the host's.
 * @param base the folder of all files
 */
export function boot(mountPoints: MountPoints, base: string): () => void {
  const isOff = needsOneOf(builtChunks(), featuresOff(document), location.pathname);
  const own = isOff ? { ...mountPoints, main: null } : mountPoints;
  if (elementsOf(own).length === 0) return () => {};
  const releaseSpace = reserveSpace(isOff ? '' : location.pathname);
  const abort = new AbortController();
  void load(own, neededFiles(own, base), abort.signal);
  return () => {
    abort.abort();
    releaseSpace();
  };
}

/** The files that this page needs. All are known before the first of them has come. */
interface NeededFiles {
  readonly chunks: ChunkTable;
  /** The folder of all files. */
  readonly base: string;
  readonly screen: ScreenFiles | null | undefined;
  readonly language: string | undefined;
  /** The script that watches frames, if the host has written some. */
  readonly watcher: string | undefined;
  /** The script that renders frames, if the host has written none. */
  readonly sketch: string | undefined;
}

/** Whether the app was loaded in this document before. It can render a page at once, so no frame is rendered. */
let isAppLoaded = false;

function neededFiles(mountPoints: MountPoints, base: string): NeededFiles {
  const chunks = builtChunks();
  const screen = mountPoints.main && screenFilesAt(chunks, location.pathname);
  const language = languageFileOf(document, chunks.languages);
  const hasFrames = document.querySelector('.mp-frame') !== null;
  const watcher = hasFrames ? chunks.watcher : undefined;
  const sketch = hasFrames || isAppLoaded ? undefined : sketchOf(screen?.style, language, base, chunks);
  return { chunks, base, screen, language, watcher, sketch };
}

/**
 * The name of the script that renders the frame of a screen in the language of the page. Build and boot make it from the
 * name of the screen's stylesheet. Undefined where the host has texts of its own, and where the page has an import map
 * with integrity values, which lacks the sketches.
 */
function sketchOf(style: string | undefined, language: string | undefined, base: string, chunks: ChunkTable) {
  const { languages, watcher } = chunks;
  if (!style || language === languages.en || integrityOf(document, base + style)) return undefined;
  const screen = style.slice(0, -'.digested.css'.length);
  return watcher?.replace('watch-frames', `sketch-${language?.split('-')[1] ?? 'en'}-${screen}`);
}

/**
 * Requests all files at once, also those that failed before. Returns when the sheets are applied.
 * @param hasApp whether header or screen are known to come. If not, only a redirect may lead to one.
 */
function requestFiles(files: NeededFiles, hasApp: boolean): Promise<unknown> {
  const { chunks, base, screen, language, watcher, sketch } = files;
  const sheet = hasApp && loadStyle(document, base + chunks.style, 'marketplace');
  const app = hasApp ? chunks.app : [];
  const names = [watcher, sketch, language, ...chunks.prepare, ...app, ...(screen?.scripts ?? [])];
  preloadFiles(
    document,
    names.map(name => name && base + name),
  );
  return Promise.all([sheet, screen?.style && loadStyle(document, base + screen.style)]);
}

/** Loads and starts the app. The signal stops it, whatever it has come to. */
async function load(mountPoints: MountPoints, files: NeededFiles, signal: AbortSignal): Promise<void> {
  const { screen } = files;
  const sheets = requestFiles(files, (mountPoints.navbar ?? screen) != null);
  const watching = watchHostFrames(mountPoints, files, signal);
  void renderOwnFrames(mountPoints, files, sheets, signal);
  const prepared = await untilItWorks(screen && mountPoints.main, signal, () =>
    prepareApp(mountPoints, files, signal),
  );
  if (prepared) await untilItWorks(prepared.main, signal, () => startApp(prepared, files, watching, signal));
}

/**
 * Does a step. If it fails, a notice in `main` has a button that does it again. After a second failure, and where a file is
 * missing that others import, the button loads the page: browsers remember the failure.
 * @returns undefined if the step has failed without a `main`, or after it was stopped
 */
async function untilItWorks<Result>(
  main: HTMLElement | null | undefined,
  signal: AbortSignal,
  step: () => Promise<Result>,
): Promise<Result | undefined> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await step();
    } catch (error) {
      if (signal.aborted) return undefined;
      console.error(error);
      if (!main) return undefined;
      await new Promise<void>(resolve => {
        const hide = showFailure(main, () => {
          if (failures > 1 || error instanceof ChunkError) {
            keepTyped();
            return location.reload();
          }
          hide();
          resolve();
        });
        signal.addEventListener('abort', hide);
      });
    }
  }
}

/** Returns the options of the app; null when there is nothing to start. */
async function prepareApp(mountPoints: MountPoints, { base, chunks }: NeededFiles, signal: AbortSignal) {
  const module = await loadShared<{ prepare: typeof prepare }>(base + chunks.prepare[0]);
  signal.throwIfAborted();
  return module.prepare({
    ...mountPoints,
    chunks,
    base,
    loadModule,
    loadStyle,
    preloadFiles,
    signal,
  });
}

/** @param watching fulfilled when the frames of the host are watched: the app replaces them */
async function startApp(
  prepared: StartOptions,
  files: NeededFiles,
  watching: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { base, chunks } = files;
  const [{ start }, language] = await Promise.all([
    loadShared<{ start: Start }>(base + chunks.app[0]),
    loadOptional<Language>(base, files.language),
    // Again: a redirect may have led to a screen, and the first request may have failed.
    requestFiles(files, true),
    prepared.ready,
    watching,
  ]);
  // What the screen loads on demand: the app takes its time to start, and the network has nothing else to do.
  const later = files.screen?.later ?? [];
  preloadFiles(
    document,
    later.map(name => base + name),
    'low',
  );
  const isFirst = !isAppLoaded;
  isAppLoaded = true;
  // First load: yield once, because evaluating the scripts was a long task. Later mounts: start in this task, before the
  // next paint.
  if (isFirst) await new Promise(resolve => setTimeout(resolve));
  signal.throwIfAborted();
  signal.addEventListener('abort', start({ ...prepared, language }));
}

/** Keeps what is typed and pressed in frames of the host, until the app replaces them. */
async function watchHostFrames(
  mountPoints: MountPoints,
  { base, watcher }: NeededFiles,
  signal: AbortSignal,
) {
  const module = await loadOptional<{ watchFrames: typeof watchFrames }>(base, watcher);
  if (module && !signal.aborted)
    signal.addEventListener('abort', module.watchFrames(elementsOf(mountPoints)));
}

/** Renders frames into empty mount points, and watches them. */
async function renderOwnFrames(
  mountPoints: MountPoints,
  { base, sketch }: NeededFiles,
  sheets: Promise<unknown>,
  signal: AbortSignal,
) {
  const module = await loadOptional<{ renderSketch: typeof renderSketch }>(base, sketch);
  await sheets;
  if (!module || signal.aborted || isAppLoaded) return;
  signal.addEventListener('abort', module.renderSketch(elementsOf(mountPoints), mountPoints.navbar));
}

/** Loads a module that others import. */
const loadShared = <Module extends object>(address: string) => loadModule<Module>(address, undefined, true);

/** Loads a module that the page can do without. Without the texts of its language it is in English. */
async function loadOptional<Module extends object>(base: string, file: string | undefined) {
  try {
    return file ? await loadModule<Module>(base + file) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Which built files belong to what; names are relative to the folder that marketplace.js lies in. */
export interface ChunkTable {
  /** The base stylesheet, under its hashed name. */
  readonly style: string;
  /** The scripts of the first chunk: the module to import, then its own imports. */
  readonly prepare: readonly string[];
  /** The same for the app. */
  readonly app: readonly string[];
  /** The texts of each language; in English, what lays the host's own words over them. */
  readonly languages: Readonly<Record<string, string>>;
  /**
   * The script that watches frames, for pages whose host has written some. The scripts that render frames have the same hash
   * in their names: `sketchOf` (boot.ts) makes these from this one. Empty in a build without frames.
   */
  readonly watcher?: string | undefined;
  /** The stylesheets of lazy code. Each has the name of its script, but for the hash. */
  readonly lazyStyles: readonly string[];
  /** The paths of routes by the features that they need. */
  readonly features: Readonly<Record<string, readonly string[]>>;
  /** The screens, by their folders in src/pages. */
  readonly screens: Readonly<Record<string, ScreenFiles>>;
}

export interface ScreenFiles {
  /** The paths of its routes, as the route table has them; in the entry `[^/]+` stands for a parameter. */
  readonly paths: readonly string[];
  /** The same for the screen, without those of prepare and app. Empty for the search, which is part of the app. */
  readonly scripts: readonly string[];
  /** The scripts of what the screen shows after its first paint. The app itself loads none of them on demand. */
  readonly later: readonly string[];
  /** The screen's own stylesheet, where it needs more than the base sheet. */
  readonly style?: string;
}

/** Put in by the build, which alone knows the hashed names. */
declare const __CHUNKS__: ChunkTable;

/** The table of this build. Only the entry has it; the app is handed it at its start. */
export function builtChunks(): ChunkTable {
  return __CHUNKS__;
}

/** Whether a path of this table is that of an address. */
const leadsTo = (pathname: string) => (path: string) => new RegExp(`^${path}/*$`).test(pathname);

/** Whether an address leads to a screen that needs one of these features. */
export function needsOneOf(
  { features, screens }: ChunkTable,
  off: readonly string[],
  pathname: string,
): boolean {
  const found = Object.values(screens)
    .flatMap(({ paths }) => paths)
    .find(leadsTo(pathname));
  return found !== undefined && off.some(name => features[name]?.includes(found));
}

/** The files of the screen that a path leads to; undefined where it leads to none. It needs less code than routing. */
export function screenFilesAt({ screens }: ChunkTable, pathname: string): ScreenFiles | undefined {
  return Object.values(screens).find(({ paths }) => paths.some(leadsTo(pathname)));
}

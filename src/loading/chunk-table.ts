/** Which built files belong to what; names are relative to the folder that marketplace.js lies in. */
export interface ChunkTable extends EntryTable, LazyFiles {}

/** What the entry knows. */
export interface EntryTable {
  /** The base stylesheet, under its hashed name. */
  readonly style: string;
  /** The scripts of the first chunk: the module to import, then its own imports. */
  readonly prepare: readonly string[];
  /** The same for the app. */
  readonly app: readonly string[];
  /** The texts of each language; in English, what lays the host's own words over them. */
  readonly languages: Readonly<Record<string, string>>;
  /**
   * The script that watches frames, for pages whose host has written some. The scripts that draw frames have the same hash
   * in their names: `sketchOf` (boot.ts) makes these from this one. Empty in a build without frames.
   */
  readonly watcher?: string | undefined;
  /** The screens, by their folders in src/pages. */
  readonly screens: Readonly<Record<string, ScreenFiles>>;
}

/** What the app alone asks for. It comes with the script of `prepare`, so that the entry is small. */
export interface LazyFiles {
  /** The scripts of lazy code: the file, then the names of the sources in it. */
  readonly lazy: readonly (readonly string[])[];
  /** The stylesheets of lazy code. Each begins with the name of the source that it is loaded with. */
  readonly lazyStyles: readonly string[];
  /** Scripts of parts that a press on the frame opens, their own first. They are fetched before the press. */
  readonly opened: readonly string[];
}

export interface ScreenFiles {
  /** The paths of its routes, as the route table has them; in the entry `[^/]+` stands for a parameter. */
  readonly paths: readonly string[];
  /** The same for the screen, without those of prepare and app. Empty for the search, which is part of the app. */
  readonly scripts: readonly string[];
  /** The screen's own stylesheet, where it needs more than the base sheet. */
  readonly style?: string;
}

/** Put in by the build, which alone knows the hashed names. */
declare const __CHUNKS__: EntryTable;

/** The table of this build. Only the boot has it; the app is handed it at its start. */
export function builtChunks(): EntryTable {
  return __CHUNKS__;
}

/** The files of the screen that a path leads to; undefined where it leads to none. It needs less code than routing. */
export function screenFilesAt({ screens }: EntryTable, pathname: string): ScreenFiles | undefined {
  return Object.values(screens).find(({ paths }) =>
    paths.some(path => new RegExp(`^${path}/*$`).test(pathname)),
  );
}

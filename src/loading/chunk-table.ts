/** Which built files belong to what; names are relative to the folder that marketplace.js lies in. */
export interface ChunkTable {
  /** What is needed before anything else: first the module to import, then what it imports in turn. */
  readonly prepare: readonly string[];
  /** The app, likewise. */
  readonly app: readonly string[];
  /** Per route name the same for its screen. What was listed before is not repeated. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** What comes after the first paint: one file each, by the name of its source. */
  readonly lazy?: Readonly<Record<string, string>>;
}

/** Put in by the build, which alone knows the hashed names. */
declare const __CHUNKS__: ChunkTable;

/** The table of this build. Only the boot has it; the app is handed it at its start. */
export function builtChunks(): ChunkTable {
  return __CHUNKS__;
}

/** Mounts the product into `#search-navbar` and `main`. Does nothing where it is mounted already. */
export declare function mount(): void;

/** Takes the product away and releases everything it held; `mount` brings it back. */
export declare function unmount(): void;

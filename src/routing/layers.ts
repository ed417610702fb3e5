/** What closes the layers that are open over the page, the topmost last. */
export class Layers {
  readonly #closers: (() => void)[] = [];

  get count(): number {
    return this.#closers.length;
  }

  /** Returns what removes the layer. */
  add(close: () => void): () => void {
    this.#closers.push(close);
    return () => {
      const index = this.#closers.indexOf(close);
      if (index >= 0) this.#closers.splice(index, 1);
    };
  }

  /** Closes the topmost layer. Returns false when none is open. */
  closeTop(): boolean {
    const close = this.#closers.pop();
    close?.();
    return close !== undefined;
  }

  closeAll(): void {
    for (const close of this.#closers.splice(0).reverse()) close();
  }
}

/**
 * The close functions of the layers over the page (dialogs, menus, filters), topmost first. Back closes the topmost
 * layer. A link closes all of them.
 */
export type Layers = (() => void)[];

/** Adds a layer above the others or below them. Returns a function that removes it without closing it. */
export function addLayer(layers: Layers, close: () => void, isLowest = false): () => void {
  layers[isLowest ? 'push' : 'unshift'](close);
  return () => {
    const index = layers.indexOf(close);
    if (index >= 0) layers.splice(index, 1);
  };
}

/** Closes the topmost layers, or all. */
export function closeLayers(layers: Layers, count = layers.length): void {
  for (const close of layers.splice(0, count)) close();
}

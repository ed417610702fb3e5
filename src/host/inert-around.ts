/**
 * Puts everything in the page out of reach but one element: for something that fills the screen without being a
 * dialog of the browser's own. Returns what gives it back.
 */
export function inertAround(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  const { body } = element.ownerDocument;
  for (let at = element; at !== body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      made.push(other);
    }
  }
  return () => {
    for (const other of made) other.inert = false;
  };
}

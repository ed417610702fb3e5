/** How long the counting takes, ms: long enough to be seen, over before the figures are read. */
const duration = 800;
const counted = new WeakSet<object>();

/**
 * Counts figures up from 0 when they first scroll into sight, once for each answer and only where motion is welcome.
 * The counted number is painted over the final one by the stylesheet (`data-counted`), which stays in the document:
 * so its width is kept, and it is what is read out, copied and printed.
 * @param answer what the figures come from; counted through once, it is not counted again
 * @param figures the elements with the numbers they hold
 * @returns what stops the counting and shows the final figures
 */
export function countUp(
  answer: object,
  figures: readonly (readonly [HTMLElement, number])[],
  format: (value: number) => string,
): () => void {
  const [first] = figures;
  if (!first || counted.has(answer) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return () => {};
  let frame = 0;
  const show = (share: number) => {
    for (const [element, value] of figures) element.dataset.counted = format(Math.round(value * share));
  };
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const [element] of figures) delete element.dataset.counted;
  };
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    observer.disconnect();
    counted.add(answer);
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = (now - start) / duration;
      if (share >= 1) return stop();
      // Slower and slower towards the end, where the digits are read.
      show(1 - (1 - share) ** 3);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  });
  observer.observe(first[0]);
  show(0);
  return stop;
}

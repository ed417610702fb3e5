/** Duration of the animation, ms. */
const duration = 800;
const counted = new WeakSet<object>();

/**
 * Counts figures up from 0 when they first scroll into view, once for each answer. With reduced motion it does nothing.
 * The final number stays in the document, so its width is kept, and it is read out, copied and printed. The stylesheet
 * paints the current number (`data-counted`) over it.
 * @param answer the answer that the figures come from, which identifies the animation
 * @param figures elements with the numbers they show
 * @returns a function that stops the animation and shows the final figures
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
      // Ease out: the last digits change slowly enough to be read.
      show(1 - (1 - share) ** 3);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  });
  observer.observe(first[0]);
  show(0);
  return stop;
}

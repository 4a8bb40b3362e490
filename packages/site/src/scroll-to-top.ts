/**
 * Scrolls the window smoothly to the top, at once where reduced motion is preferred.
 *
 * @param delay how long to wait first, in milliseconds
 */
export function scrollToTop(delay = 0): void {
  const scroll = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };
  if (delay > 0) setTimeout(scroll, delay);
  else scroll();
}

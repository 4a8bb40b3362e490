export function scrollToTop(delay = 0): void {
  const scroll = () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' });
  };
  if (delay > 0) setTimeout(scroll, delay);
  else scroll();
}

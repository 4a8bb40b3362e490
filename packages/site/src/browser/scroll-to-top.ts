import { prefersReducedMotion } from '@invitation/ui/basics/media-matches';

export function scrollToTop(delay = 0): void {
  const scroll = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  if (delay > 0) setTimeout(scroll, delay);
  else scroll();
}

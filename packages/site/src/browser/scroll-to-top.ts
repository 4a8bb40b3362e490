import { prefersReducedMotion } from '@invitation/ui/basics/media-matches';

export const scrollToTop = (): void =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });

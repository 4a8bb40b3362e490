/** False in a browser without `matchMedia`. */
export function mediaMatches(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

export const prefersReducedMotion = (): boolean => mediaMatches('(prefers-reduced-motion: reduce)');

/**
 * Scrolls a message below a field into the part of the screen above the keyboard, without an animation. If there is no room for
 * both, the field stays in view.
 */
export function revealMessage(message: HTMLElement, field: HTMLElement): void {
  message.scrollIntoView({ block: 'nearest' });
  // On iPhones, the keyboard lies over the page, and what is behind it counts as in view.
  if (window.visualViewport) {
    const { offsetTop, height } = window.visualViewport;
    const hidden = message.getBoundingClientRect().bottom - (offsetTop + height);
    if (hidden > 0) window.scrollBy(0, hidden);
  }
  field.scrollIntoView({ block: 'nearest' });
}

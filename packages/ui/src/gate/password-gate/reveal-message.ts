/**
 * Scrolls a message below a field into what the keyboard leaves of the screen, without an animation. Where both have no room,
 * the field stays.
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

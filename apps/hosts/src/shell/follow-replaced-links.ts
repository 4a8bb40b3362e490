/**
 * Follows a link inside the page that was pressed just before its element was replaced, as the frame's links are during the
 * start. The browser sends no click then, because the press and the release have different elements.
 */
export function followReplacedLinks(): void {
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  let pressed: HTMLAnchorElement | null = null;
  addEventListener('pointerdown', (event) => {
    pressed = event.button === 0 ? linkOf(event) : null;
  });
  addEventListener('pointerup', (event) => {
    const isReplaced = pressed?.isConnected === false;
    if (pressed && isReplaced && linkOf(event)?.hash === pressed.hash) location.hash = pressed.hash;
    pressed = null;
  });
}

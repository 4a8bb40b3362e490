/**
 * Finds what is wrong with the layout of the page, for a guest with large text on a small screen. Runs in the page.
 *
 * Every control is on the screen or below it, inside its card, does not overlap other controls, and receives a tap in its middle. No
 * placeholder and no option of a select is cut. Every line of text stays on the screen and inside its card. A card is anything with a
 * border or a shadow.
 *
 * @returns a sentence for each fault
 */
export function layoutFaults(): string[] {
  const TOLERANCE_PX = 1;
  /** The arrow of a native select in Chromium. Our own one lies in the padding. */
  const ARROW_PX = 20;
  const faults: string[] = [];
  const screenWidth = document.documentElement.clientWidth;
  const screenHeight = window.innerHeight;

  const nameOf = (element: Element) =>
    `<${element.localName}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

  const isShown = (element: Element) =>
    element.checkVisibility() && getComputedStyle(element).clipPath === 'none';

  /** The inside of the closest card, without its border. */
  const cardOf = (element: Element | null): { left: number; right: number } | null => {
    for (let card = element; card !== null && card !== document.body; card = card.parentElement) {
      const { borderLeftWidth, borderRightWidth, boxShadow } = getComputedStyle(card);
      const left = Number.parseFloat(borderLeftWidth);
      const right = Number.parseFloat(borderRightWidth);
      if (left + right === 0 && boxShadow === 'none') continue;
      const box = card.getBoundingClientRect();
      return { left: box.left + left, right: box.right - right };
    }
    return null;
  };

  const expectInside = (box: DOMRect, parent: Element | null, what: string) => {
    if (box.left < -TOLERANCE_PX || box.right > screenWidth + TOLERANCE_PX) {
      faults.push(`${what} leaves the screen: ${box.left} to ${box.right} of ${screenWidth}.`);
    }
    const card = cardOf(parent);
    if (card === null) return;
    if (box.left < card.left - TOLERANCE_PX || box.right > card.right + TOLERANCE_PX) {
      faults.push(
        `${what} leaves its card: ${box.left} to ${box.right} of ${card.left} to ${card.right}.`,
      );
    }
  };

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter(isShown)
    .filter((control) => control.closest('[data-sonner-toaster]') === null);
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    expectInside(box, control.parentElement, nameOf(control));
    window.scrollTo(0, window.scrollY + (box.top + box.bottom - screenHeight) / 2);
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || !control.contains(hit)) {
      faults.push(`${nameOf(control)} is out of reach: ${hit ? nameOf(hit) : 'nothing'} is there.`);
    }
  }
  window.scrollTo(0, 0);

  const context = document.createElement('canvas').getContext('2d');
  const widest = (texts: readonly string[], styles: CSSStyleDeclaration) => {
    if (context === null) return 0;
    // Not `font`, which is empty for an element with lining figures.
    const { fontWeight, fontSize, fontFamily } = styles;
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return Math.max(...texts.map((text) => context.measureText(text).width));
  };
  for (const control of controls) {
    const { appearance, paddingLeft, paddingRight, whiteSpace } = getComputedStyle(control);
    const room =
      control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (control instanceof HTMLInputElement) {
      const { placeholder } = control;
      if (widest([placeholder], getComputedStyle(control, '::placeholder')) > room) {
        faults.push(`The placeholder "${placeholder}" is cut.`);
      }
    }
    if (!(control instanceof HTMLSelectElement)) continue;
    for (const { text } of control.options) {
      const lines = whiteSpace === 'normal' ? text.split(' ') : [text];
      const arrow = appearance === 'none' ? 0 : ARROW_PX;
      if (widest(lines, getComputedStyle(control)) > room - arrow) {
        faults.push(`The option "${text}" is cut.`);
      }
    }
  }

  const boxes = controls.map((control) => control.getBoundingClientRect());
  for (const [index, one] of boxes.entries()) {
    for (const [offset, other] of boxes.slice(index + 1).entries()) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width <= TOLERANCE_PX || height <= TOLERANCE_PX) continue;
      const [first, second] = [controls[index], controls[index + 1 + offset]];
      if (first && second) faults.push(`${nameOf(first)} overlaps ${nameOf(second)}.`);
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (
      !parent?.checkVisibility() ||
      parent.closest('svg, select, textarea, [data-sonner-toaster]')
    ) {
      continue;
    }
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      expectInside(line, parent, `The text "${text.textContent?.trim().slice(0, 40)}"`);
    }
  }

  if (document.documentElement.scrollWidth > screenWidth) {
    faults.push(`The page is ${document.documentElement.scrollWidth} px wide.`);
  }
  return [...new Set(faults)];
}

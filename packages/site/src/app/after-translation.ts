/**
 * If a browser's translator has changed the prerendered gate before its script runs, React renders the gate again. What was typed
 * stays (B10).
 */
export function afterTranslation(root: HTMLElement): (error: unknown) => void {
  const gate = root.firstElementChild;
  const typed = gate?.querySelector('input');
  const isTyping = typed !== null && typed === document.activeElement;
  return (error) => {
    const input = root.querySelector('input');
    if (input && typed && input !== typed) {
      input.value = typed.value;
      if (isTyping) input.focus();
    }
    if (!gate?.querySelector('font')) reportError(error);
  };
}

/** Runs in the page. Records in `timeToList` when the first element with this selector was painted. */
export function recordTimeToList(selector: string): void {
  const check = () => {
    if (document.querySelector(selector)) {
      requestAnimationFrame(() => Object.assign(window, { timeToList: performance.now() }));
    } else {
      requestAnimationFrame(check);
    }
  };
  requestAnimationFrame(check);
}

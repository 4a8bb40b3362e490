/**
 * Makes a change of what is shown as a view transition, where the browser has them
 * (https://drafts.csswg.org/css-view-transitions-1/).
 *
 * @returns what settles once the change is made
 */
export function withTransition(change: () => void | Promise<void>): void | Promise<void> {
  if (!('startViewTransition' in document)) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A transition gives way to the next one, and to a hidden page; then it is merely not shown.
  ready.catch(() => {});
  return updateCallbackDone;
}

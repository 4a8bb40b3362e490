/** As the `ref` of an element: it gets the focus when it appears. */
export const focus = (element: HTMLElement | null) => element?.focus();

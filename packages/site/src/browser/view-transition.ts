import { within } from '@invitation/domain/browser/within';

/** How long to wait until the browser has captured the page and makes the change. */
const PATIENCE_MS = 1_000;

/** Changes the page in a view transition, which input ends. The promise settles after the change. */
export function withTransition(change: () => void | Promise<void>): Promise<void> {
  let changing: Promise<void> | undefined;
  const changeOnce = () => {
    changing ??= (async () => change())();
    return changing;
  };
  let transition: ViewTransition;
  try {
    transition = document.startViewTransition(changeOnce);
  } catch {
    // The browser has no view transitions, or refuses this one.
    return changeOnce();
  }
  const { ready, finished, updateCallbackDone } = transition;
  // The browser skips the animation if the page is hidden or another transition starts.
  ready.catch(() => {});
  const controller = new AbortController();
  finished.catch(() => {}).finally(() => controller.abort());
  forwardInput(() => transition.skipTransition(), controller.signal);
  return within(PATIENCE_MS, updateCallbackDone).then(changeOnce);
}

/** During a transition all pointer events go to the root element, not to the page. */
function forwardInput(skip: () => void, signal: AbortSignal): void {
  const options = { capture: true, signal };
  addEventListener('keydown', skip, options);
  addEventListener(
    'pointerdown',
    (event) => {
      skip();
      if (event.target !== document.documentElement) return;
      const target = elementAt(event);
      target?.dispatchEvent(new PointerEvent('pointerdown', event));
      addEventListener('click', (click) => forwardClick(click, target), {
        capture: true,
        once: true,
      });
    },
    options,
  );
}

/** After a press on the root element, the browser sends the click there, too. */
function forwardClick(click: MouseEvent, pressed: Element | null): void {
  if (click.target !== document.documentElement) return;
  const target = elementAt(click);
  if (target === null || target !== pressed) return;
  target.closest<HTMLElement>('a, button, input, select, textarea')?.focus();
  target.dispatchEvent(new MouseEvent('click', click));
}

const elementAt = ({ clientX, clientY }: MouseEvent) => document.elementFromPoint(clientX, clientY);

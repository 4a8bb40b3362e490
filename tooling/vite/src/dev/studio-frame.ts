import type { Plugin } from 'vite';

/** The `sessionStorage` key, in the studio's frame, of the time that its pages take as now, ISO 8601. */
export const NOW_KEY = 'studio_now';
/** The `sessionStorage` key of the page's scroll position, in CSS pixels. */
export const PLACE_KEY = 'studio_place';

/** The message by which the studio names what is edited: a text, or a picture of the album by its position. */
export const SHOW = 'studio:show';
export interface Shown {
  readonly type: typeof SHOW;
  readonly text: string;
  readonly picture: number | null;
}

/** The message by which a page tells the studio that there is something to see. */
export const SHOWN = 'studio:shown';

/** Runs in the page, before its other scripts. */
function followStudio(nowKey: string, placeKey: string, show: string, shown: string): void {
  if (parent === window) return;
  const reportShown = () => {
    if (document.querySelector('#root > *')) parent.postMessage({ type: shown }, '*');
    // A tab in the background has no frames.
    else setTimeout(reportShown, 100);
  };
  reportShown();
  const now = sessionStorage.getItem(nowKey);
  if (now !== null) {
    const Clock = Date;
    const ahead = Clock.parse(now) - Clock.now();
    globalThis.Date = new Proxy(Clock, {
      construct: (_, given) =>
        given.length > 0 ? Reflect.construct(Clock, given) : new Clock(Clock.now() + ahead),
      get: (_, name) => (name === 'now' ? () => Clock.now() + ahead : Reflect.get(Clock, name)),
    });
  }
  // The page grows while it loads, so the browser would restore its scroll position too early.
  let goal: (() => boolean) | null = null;
  const move = (isThere: () => boolean, ms = 4000) => {
    const end = performance.now() + ms;
    goal = isThere;
    const step = () => {
      if (goal !== isThere) return;
      if (isThere() || performance.now() > end) goal = null;
      else requestAnimationFrame(step);
    };
    step();
  };
  const stop = () => {
    goal = null;
  };
  const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));
  let pressedAt = '';
  /** Turns the album to a picture with the guests' keys, and pauses it there. @returns whether it is there */
  const isAt = (picture: number) => {
    const album = document.querySelector<HTMLElement>('[data-testid="story-viewer"]');
    const { index = pressedAt, state } = album?.dataset ?? {};
    // The album turns a moment after the key.
    if (index === pressedAt) return false;
    const ahead = picture - Number(index);
    if (ahead === 0 && state === 'running') press(' ');
    if (ahead === 0) return state === 'running';
    pressedAt = index;
    for (let left = Math.abs(ahead); left > 0; left--)
      press(ahead > 0 ? 'ArrowRight' : 'ArrowLeft');
    return false;
  };
  for (const input of ['wheel', 'pointerdown', 'keydown']) {
    addEventListener(input, ({ isTrusted }) => isTrusted && stop());
  }
  const place = Number(sessionStorage.getItem(placeKey));
  move(() => {
    scrollTo({ top: place, behavior: 'instant' });
    return Math.abs(scrollY - place) < 1;
  });
  addEventListener('scroll', () => {
    if (goal === null) sessionStorage.setItem(placeKey, `${scrollY}`);
  });
  addEventListener('message', ({ data }: MessageEvent) => {
    if (data?.type !== show || typeof data.text !== 'string') return;
    const isShown = (element: Element) =>
      element.textContent.replaceAll('\u00ad', '').includes(data.text) &&
      element.getClientRects().length > 0;
    pressedAt = '';
    // A page of `dev` may take a while to show the album.
    if (typeof data.picture === 'number') return move(() => isAt(data.picture), 20_000);
    move(() => {
      const found = [...document.querySelectorAll('body *')].reverse().find(isShown);
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found !== undefined;
    });
  });
}

/**
 * For a site in the studio's frame (B22), only in `dev`: tells the studio when it is shown, keeps its scroll position, shows what is
 * edited, and can pretend that it is another day.
 */
export const studioFrame = (): Plugin => ({
  name: 'invitation:studio-frame',
  apply: 'serve',
  transformIndexHtml: {
    // Before the scripts that ask for the time.
    order: 'post',
    handler: () => [
      {
        tag: 'script',
        // tsx wraps inner functions in a helper, `__name`, which the page lacks.
        children: `((__name) => (${followStudio})(...${JSON.stringify([NOW_KEY, PLACE_KEY, SHOW, SHOWN])}))((named) => named)`,
        injectTo: 'head-prepend',
      },
    ],
  },
});

import type { HtmlTagDescriptor, Plugin } from 'vite';
import { expect, it } from 'vitest';
import { SHOW, SHOWN, type Shown, studioFrame } from './studio-frame';

type Listener = (event: object) => void;

/** Runs the script of the frame with these values of a browser. */
function run(browser: object): void {
  const { transformIndexHtml } = studioFrame() as Plugin & {
    readonly transformIndexHtml: { readonly handler: () => HtmlTagDescriptor[] };
  };
  const [{ children } = {}] = transformIndexHtml.handler();
  new Function('window', ...Object.keys(browser), String(children))({}, ...Object.values(browser));
}

/** An album that reacts to a key one animation frame later. */
function openAlbum() {
  const dataset = { index: '0', state: 'running' };
  let index = 0;
  const listeners = new Map<string, Listener>();
  const frames: (() => void)[] = [];
  const album = {
    parent: { postMessage: () => {} },
    sessionStorage: { getItem: () => null },
    document: { querySelector: () => ({ dataset }) },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    dispatchEvent: ({ key }: { readonly key: string }) => {
      index += { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
      if (key === ' ') dataset.state = 'paused';
      frames.push(() => Object.assign(dataset, { index: `${index}` }));
      listeners.get('keydown')?.({ isTrusted: false });
    },
    KeyboardEvent: class {
      readonly key: string;
      constructor(_: string, { key }: { readonly key: string }) {
        this.key = key;
      }
    },
    scrollTo: () => {},
    scrollY: 0,
  };
  run(album);
  return {
    dataset,
    show: (picture: number) => {
      const data: Shown = { type: SHOW, text: '', picture };
      listeners.get('message')?.({ data });
      for (let count = 0; count < 40; count++) frames.shift()?.();
    },
  };
}

it('turns the album to the picture that is edited, and stays there', () => {
  const { dataset, show } = openAlbum();
  show(4);
  expect(dataset).toEqual({ index: '4', state: 'paused' });
  show(1);
  expect(dataset).toEqual({ index: '1', state: 'paused' });
});

it('tells the studio once there is something to see', () => {
  const timers: (() => void)[] = [];
  const told: unknown[] = [];
  let isThere = false;
  run({
    parent: { postMessage: (message: unknown) => told.push(message) },
    sessionStorage: { getItem: () => null },
    document: { querySelector: () => (isThere ? {} : null) },
    setTimeout: (timer: () => void) => timers.push(timer),
    requestAnimationFrame: () => {},
    addEventListener: () => {},
    scrollTo: () => {},
    scrollY: 0,
  });
  const wait = () => {
    for (const timer of timers.splice(0)) timer();
  };
  wait();
  expect(told).toEqual([]);
  isThere = true;
  wait();
  wait();
  expect(told).toEqual([{ type: SHOWN }]);
});

import type { HtmlTagDescriptor, Plugin } from 'vite';
import { expect, it } from 'vitest';
import { focusInFrame } from './focus-in-frame';

/** Whether the script lets the page focus its heading. */
function isFocused({ isInFrame, hasFocus }: { isInFrame: boolean; hasFocus: boolean }): boolean {
  const { transformIndexHtml } = focusInFrame() as Plugin & {
    readonly transformIndexHtml: () => HtmlTagDescriptor[];
  };
  const [{ children } = {}] = transformIndexHtml();
  let focused = false;
  class Element {
    focus() {
      focused = true;
    }
  }
  const page = {};
  const run = new Function('window', 'parent', 'document', 'HTMLElement', String(children));
  run(page, isInFrame ? {} : page, { hasFocus: () => hasFocus }, Element);
  new Element().focus();
  return focused;
}

it('keeps the focus outside the frame while somebody types there', () => {
  expect(isFocused({ isInFrame: true, hasFocus: false })).toBe(false);
});

it('moves the focus in a frame that has it, and in a window', () => {
  expect(isFocused({ isInFrame: true, hasFocus: true })).toBe(true);
  expect(isFocused({ isInFrame: false, hasFocus: false })).toBe(true);
});

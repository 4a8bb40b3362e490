import { celebration } from '@invitation/domain/fixtures/celebration';
import { places } from '@invitation/domain/fixtures/looks.js';
import {
  DESCRIPTIONS,
  POSTMARKS,
  REPLY_BY,
  REPLY_BY_CHOICES,
  SKYLINES,
  STAMPS,
} from '@invitation/domain/fixtures/samples';
import { LOCKOUT_MS } from '@invitation/domain/gate/gate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { OPENING_MS } from './opening';
import { PasswordGate } from './password-gate';

const meta = {
  title: 'Gate/Password gate',
  component: PasswordGate,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    description: { mapping: DESCRIPTIONS },
    postmark: { mapping: POSTMARKS },
    replyBy: { mapping: REPLY_BY_CHOICES },
    stamp: { mapping: STAMPS },
    skyline: { mapping: SKYLINES },
  },
  args: {
    title: celebration.gateTitle,
    subtitle: celebration.gateSubtitle,
    card: celebration,
    help: celebration.gateHelp,
    postmark: POSTMARKS['two lines'],
    stamp: celebration.stamp,
    skyline: celebration.skyline,
    // "café ☕", which is not ASCII
    password: 'Y2Fmw6kg4piV',
    onUnlock: fn(),
  },
} satisfies Meta<typeof PasswordGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Birthday Party');
    await expect(canvas.getByText('East Village, NYC')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Found on your invite')).toBe(
      canvas.getByLabelText('Password'),
    );
  },
};

export const WithDescription: Story = {
  args: { description: DESCRIPTIONS.place, skip: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(DESCRIPTIONS.place)).toBeVisible();
    await expect(canvas.queryByText('East Village, NYC')).toBeNull();
  },
};

export const ReplyBy: Story = {
  args: { replyBy: REPLY_BY },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Please reply by ${REPLY_BY.date}`)).toBeVisible();
  },
};

export const WithoutSkyline: Story = { args: { skyline: null, postmark: POSTMARKS['one line'] } };

export const Unlocked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'café ☕');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** As password managers do: with any of these events, or none. */
export const FilledIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    for (const [index, events] of [[], ['change'], ['input', 'change']].entries()) {
      field.value = 'café ☕';
      for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(args.onUnlock).toHaveBeenCalledTimes(index + 1);
      field.value = '';
    }
  },
};

/** The first visit by a personal link. The script of the first paint marks the document. */
export const Sealed: Story = {
  args: { addressee: 'Margarida & João' },
  beforeEach() {
    document.documentElement.dataset.gate = 'sealed';
    return () => {
      delete document.documentElement.dataset.gate;
    };
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Margarida & João')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).not.toBeVisible();
    const { left, top } = canvasElement.querySelector('h1')?.getBoundingClientRect() ?? {};
    const open = canvas.getByRole('button', { name: 'Open' });
    await expect(document.elementFromPoint(left ?? 0, top ?? 0)).toBe(open);
    await userEvent.click(open);
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};

export const SealedBeforeTheName: Story = { ...Sealed, args: {}, play: async () => {} };

/** The page has not loaded yet, so the card only peeks out of the envelope. */
export const Lifted: Story = {
  args: { state: 'lifted', onOpened: fn() },
  play: async ({ args, canvasElement }) => {
    const gate = canvasElement.querySelector('main');
    await expect(gate).toHaveProperty('inert', true);
    await expect(gate).toHaveTextContent('Loading...');
    await Promise.all(gate?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []);
    const [title] = gate?.querySelectorAll('h1') ?? [];
    await expect(title).toHaveTextContent(celebration.rsvpTitle);
    await expect(title).toBeVisible();
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
};

/** Lets the animation end. */
let release = () => {};

/** The card of the envelope moves to the place of the page's card. */
export const Opening: Story = {
  args: { state: 'opening', onOpened: fn() },
  beforeEach() {
    const { setTimeout } = window;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const heldTimeout = (callBack: () => void, ms?: number) =>
      setTimeout(ms === OPENING_MS ? () => released.then(callBack) : callBack, ms);
    Object.assign(window, { setTimeout: heldTimeout });
    return () => Object.assign(window, { setTimeout });
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByRole('main')).toBeNull();
    const gate = canvasElement.querySelector('main');
    await expect(gate).toHaveProperty('inert', true);
    const { pointerEvents } = getComputedStyle(gate as HTMLElement);
    await expect(pointerEvents).toBe('none');
    const frames = gate?.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      return effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    });
    // Other properties would need a layout or a paint for each frame.
    const properties = new Set(frames?.flatMap(Object.keys));
    for (const key of ['offset', 'computedOffset', 'easing', 'composite']) properties.delete(key);
    await expect([...properties].sort()).toEqual(['opacity', 'transform']);
    await expect(args.onOpened).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
  },
};

/** The envelope opens where the guest has scrolled it to, and the card ends exactly over the page's card. */
export const OpeningOnLowScreen: Story = {
  globals: { viewport: { value: 'phone-landscape' } },
  render: function Render(args) {
    const [state, setState] = useState<NonNullable<typeof args.state>>('closed');
    return <PasswordGate {...args} state={state} onUnlock={() => setState('opening')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'café ☕');
    const gate = canvas.getByRole('main');
    const button = canvas.getByRole('button', { name: 'Continue' });
    window.scrollTo(0, 58);
    const { top } = button.getBoundingClientRect();
    button.click();
    await waitFor(() => expect(gate).toHaveProperty('inert', true));
    const show = (time: number) => {
      for (const animation of gate.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
    };
    show(0);
    await expect(button.getBoundingClientRect().top).toBeCloseTo(top);
    await expect(window.scrollY).toBe(0);
    show(OPENING_MS);
    await expect(gate.getBoundingClientRect().top).toBe(0);
  },
};

/** The page is there at once. */
export const OpeningWithReducedMotion: Story = {
  args: { state: 'opening' },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main')).not.toBeVisible();
  },
};

/** Input ends the animation. */
export const OpeningInterrupted: Story = {
  args: { state: 'opening', onOpened: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Tab}');
    await expect(args.onOpened).toHaveBeenCalled();
  },
};

export const EmptyPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Password is required');
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Password is required');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'CAFÉ ☕{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Incorrect password. Please try again.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('CAFÉ ☕');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

export const Forgiving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), ' cafe\u0301 ☕ ');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};

export const VisiblePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'café');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('café');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const HelpAfterThreeWrongPasswords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (let attempt = 1; attempt <= 3; attempt++) {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.type(canvas.getByLabelText('Password'), 'no{Enter}');
    }
    await expect(canvas.getByRole('status')).toHaveTextContent(`${args.help} It’s case-sensitive.`);
  },
};

export const HelpAfterThreeWrongPasswordsTranslated: Story = {
  ...HelpAfterThreeWrongPasswords,
  globals: { translator: 'on' },
};

/** Replaces the texts below an element as Chrome's translator does. */
function translate(element: HTMLElement) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = `[${text.data}]`;
    text.replaceWith(outer);
  }
}

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function lockOut({ canvas, userEvent }: PlayContext) {
  const input = canvas.getByLabelText('Password');
  for (let attempt = 1; attempt <= 11; attempt++) {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.type(input, 'no{Enter}');
  }
}

export const LockedOut: Story = {
  play: async (context) => {
    await lockOut(context);
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Too many incorrect attempts. Please try again in 30 seconds.',
    );
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByText(/^\d+ s$/)).toBeVisible();
  },
};

/** Neither a message nor the help moves what the guest is about to press, on the narrowest phone with large text. */
export const MessagesMoveNothing: Story = {
  globals: { textSize: 'double', viewport: { value: 'small-phone' } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const places = () => {
      const { top } = canvasElement.getBoundingClientRect();
      return [
        canvas.getByLabelText('Password'),
        canvas.getByRole('button', { name: 'Continue' }),
        canvas.getByRole('main').querySelector('form')?.parentElement,
      ].map((element) => {
        const box = element?.getBoundingClientRect();
        return [box?.left, Number(box?.top) - top, box?.width, box?.height].map((size) =>
          Math.round(Number(size)),
        );
      });
    };
    const before = places();
    await context.userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(places()).toEqual(before);
    await lockOut(context);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(places()).toEqual(before);
  },
};

/** A message is read without scrolling, and what was typed stays in view. */
const LowScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    field.focus();
    for (const press of ['{Enter}', ...Array(11).fill('no{Enter}')]) {
      document.scrollingElement?.scrollTo(0, 0);
      await userEvent.keyboard(press);
      await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      const { bottom } = canvas.getByRole('alert').getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(innerHeight + 1);
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many');
  },
};

export const WrongPasswordOnLowScreen: Story = {
  ...LowScreen,
  globals: { viewport: { value: 'phone-landscape' } },
};

export const WrongPasswordAboveKeyboard: Story = {
  ...LowScreen,
  globals: { viewport: { value: 'phone-keyboard' } },
};

/** On iPhones, the keyboard does not make the page lower. */
export const WrongPasswordBehindKeyboard: Story = {
  globals: { viewport: { value: 'phone-landscape' } },
  beforeEach: () => {
    spyOn(window, 'visualViewport', 'get').mockReturnValue({
      ...new EventTarget(),
      offsetTop: 0,
      height: 250,
    } as VisualViewport);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'no{Enter}');
    const message = canvas.getByRole('alert').getBoundingClientRect();
    await expect(message.bottom).toBeLessThanOrEqual(251);
  },
};

export const WrongPasswordMovesNothingInView: Story = {
  beforeEach: () => {
    spyOn(window, 'scrollBy');
  },
  play: async ({ canvas, userEvent }) => {
    const before = document.scrollingElement?.scrollTop;
    await userEvent.type(canvas.getByLabelText('Password'), 'no{Enter}');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(document.scrollingElement?.scrollTop).toBe(before);
    await expect(window.scrollBy).not.toHaveBeenCalled();
  },
};

export const Translated: Story = {
  play: async (context) => {
    await lockOut(context);
    const { canvas, canvasElement, userEvent } = context;
    translate(canvasElement);
    await expect(canvas.getByText(/^\[\d+ s\]$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^\d+ s$/)).toBeVisible());
    await userEvent.click(canvas.getByText('[Show]'));
    await expect(canvas.getByText('Hide')).toBeVisible();
  },
};

const HOUR_MS = 3_600_000;

export const LockedOutDuringSystemTimeChange: Story = {
  // Spies do not work here: a spy reads the clock for each call, so it would call itself without end.
  beforeEach: () => {
    const { now } = Date;
    return () => {
      Date.now = now;
      Reflect.deleteProperty(performance, 'now');
    };
  },
  play: async (context) => {
    const { canvas } = context;
    const button = canvas.getByRole('button', { name: 'Continue' });
    const wallTime = Date.now();
    Date.now = () => wallTime;
    await lockOut(context);
    await expect(button).toBeDisabled();

    Date.now = () => wallTime + HOUR_MS;
    // The gate updates every second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await expect(button).toBeDisabled();
    await expect(await canvas.findByText(/^2\d s$/)).toBeVisible();

    Date.now = () => wallTime - HOUR_MS;
    const monotonic = performance.now.bind(performance);
    performance.now = () => monotonic() + LOCKOUT_MS;
    await waitFor(() => expect(button).toBeEnabled());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The envelope hides no roof, spire or lighthouse. */
export const AboveItsDrawing: Story = {
  args: { skyline: places.sea?.skyline ?? null },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('[viewBox="0 50 1280 290"]');
    const envelope = canvas.getByRole('heading', { level: 1 }).closest('header')?.parentElement;
    const lines = drawing?.getBoundingClientRect();
    await expect(lines?.bottom).toBeCloseTo(canvasElement.getBoundingClientRect().bottom);
    await expect(lines?.top).toBeGreaterThanOrEqual(envelope?.getBoundingClientRect().bottom ?? 0);
  },
};

export const AboveItsDrawingOnALowScreen: Story = {
  ...AboveItsDrawing,
  globals: { viewport: { value: 'phone-landscape' } },
};

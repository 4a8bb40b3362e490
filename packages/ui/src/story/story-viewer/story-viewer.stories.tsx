import { celebration } from '@invitation/domain/fixtures/celebration';
import { ALBUMS } from '@invitation/domain/fixtures/samples';
import type { Story as HostsStory } from '@invitation/domain/story/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { createEvent, expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { StoryViewer } from './story-viewer';

const withDuration = (duration: number, count = 3): HostsStory[] =>
  ALBUMS.all.slice(0, count).map((story) => ({ ...story, duration }));

const meta = {
  title: 'Story/Story viewer',
  component: StoryViewer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  argTypes: { stories: { mapping: ALBUMS } },
  args: {
    stories: ALBUMS.all,
    hosts: celebration.hosts,
    profilePicture: celebration.profilePicture,
    stamp: celebration.stamp,
    onLeave: fn(),
  },
} satisfies Meta<typeof StoryViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewer = (element: HTMLElement) => {
  const canvas = within(element);
  const root = () => canvas.getByTestId('story-viewer');
  return {
    canvas,
    root,
    index: () => Number(root().dataset.index),
    isRunning: () => root().dataset.state === 'running',
    progress: () =>
      [...canvas.getByTestId('story-progress').children].map((bar) =>
        Number(bar.getAttribute('data-progress')),
      ),
    press: (testId: string) => fireEvent.pointerDown(canvas.getByTestId(testId), pointer(1)),
    release: (testId: string) => fireEvent.pointerUp(canvas.getByTestId(testId), pointer(1)),
  };
};
const pointer = (pointerId: number) => ({ pointerId, isPrimary: pointerId === 1, button: 0 });
/** StrictMode runs effects twice only for components that mount after its first render. */
function AfterFirstRender({ children }: { readonly children: ReactNode }) {
  const [rendered, setRendered] = useState(false);
  useEffect(() => setRendered(true), []);
  return rendered && children;
}

type Point = readonly [x: number, y: number];

/**
 * Presses an element. All events have the time of this call, so no slow machine turns a tap or a swipe into a hold.
 *
 * @param by how far the pointer moves before it is released
 */
function pressQuickly(target: Element, from: Point = [0, 0], by: Point = [0, 0]) {
  const start = { ...pointer(1), clientX: from[0], clientY: from[1] };
  const end = { ...start, clientX: from[0] + by[0], clientY: from[1] + by[1] };
  const down = createEvent.pointerDown(target, start);
  const others = [createEvent.pointerMove(target, end), createEvent.pointerUp(target, end)];
  fireEvent(target, down);
  return {
    release() {
      for (const event of others) fireEvent(target, event);
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const First: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, progress, index, isRunning } = viewer(canvasElement);
    await expect(index()).toBe(0);
    await expect(progress()).toHaveLength(21);
    await expect(canvas.getByRole('region', { name: '1 of 21' })).toBeVisible();
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: /corner café at dusk/ });
    await waitFor(() => expect(picture.currentSrc).toContain('tr=w-600'));
    // Pictures that load in advance are hidden from assistive technology.
    await expect(canvas.getAllByRole('img')).toEqual([picture]);
    await expect(canvas.getByText('Two coffees, and the last table by the window')).toBeVisible();
    for (const name of ['Pause', 'Next story', 'Close', 'Back']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: 'Previous story' })).toBeNull();
    await waitFor(() => expect(isRunning()).toBe(true));
    await waitFor(() => expect(progress()[0]).toBeGreaterThan(0));
    await expect(progress().slice(1)).toEqual(Array(20).fill(0));
    // The picture drifts, and stays over the next one until that is seen.
    const frame = picture.closest('section > div');
    await expect(new DOMMatrix(getComputedStyle(picture).transform).a).toBeGreaterThan(1);
    canvas.getByRole('button', { name: 'Next story' }).click();
    await waitFor(() =>
      expect([frame?.matches('[hidden]'), frame?.getAnimations().length]).toEqual([true, 2]),
    );
    await waitFor(() => expect(frame).not.toBeVisible());
  },
};

/** Without a connection. The small pictures of the site were not kept on this device yet. */
export const Unreachable: Story = {
  args: {
    stories: [{ ...withDuration(60_000)[0], url: '/gone' } as HostsStory],
    profilePicture: celebration.profilePicture && { ...celebration.profilePicture, url: '/gone' },
  },
  beforeEach: () => {
    spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, isRunning } = viewer(canvasElement);
    await expect(await canvas.findByText(/isn’t on this device yet/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: args.stories[0]?.alt ?? '' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await waitFor(() => expect(isRunning()).toBe(true));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
  },
};

/** A screen reader hears the alternative text and the caption of the current picture, once each, and nothing else. */
export const HeardOnce: Story = {
  args: { stories: withDuration(60_000) },
  play: async ({ canvas, userEvent }) => {
    for (const [index, story] of withDuration(60_000).entries()) {
      const region = canvas.getByRole('region', { name: `${index + 1} of 3` });
      await expect(region).not.toHaveAccessibleDescription();
      const picture = within(region).getByRole('img');
      await expect(picture).toHaveAccessibleName(story.alt);
      await expect(picture).not.toHaveAccessibleDescription();
      const captions = story.caption === undefined ? [] : [story.caption];
      const paragraphs = within(region).queryAllByRole('paragraph');
      await expect(paragraphs.map(({ textContent }) => textContent)).toEqual(captions);
      // Neither text is repeated in another element.
      const found = [story.alt, ...captions].flatMap((text) =>
        within(region).queryAllByText(text, { exact: false }),
      );
      await expect(found.map((each) => each.closest('p'))).toEqual(paragraphs);
      if (index < 2) await userEvent.click(canvas.getByRole('button', { name: 'Next story' }));
    }
  },
};

export const Last: Story = {
  args: { stories: withDuration(60_000, 2) },
  play: async ({ canvasElement, userEvent }) => {
    const { canvas } = viewer(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next story' }));
    await expect(canvas.queryByRole('button', { name: 'Next story' })).toBeNull();
    // The focused arrow was removed, so the other one gets the focus.
    await expect(canvas.getByRole('button', { name: 'Previous story' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: '2 of 2' })).toBeVisible();
  },
};

export const PlayingToTheEnd: Story = {
  args: { stories: withDuration(250) },
  // StrictMode runs every effect twice, but the viewer must end only once.
  decorators: [
    (Story) => (
      <StrictMode>
        <AfterFirstRender>
          <Story />
        </AfterFirstRender>
      </StrictMode>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const { canvas, progress } = viewer(canvasElement);
    await canvas.findByTestId('story-viewer');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalled());
    await expect(progress()).toEqual([100, 100, 100]);
    await wait(300);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const PausedByGuest: Story = {
  args: { stories: withDuration(60_000) },
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, isRunning, progress } = viewer(canvasElement);
    await waitFor(() => expect(isRunning()).toBe(true));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    const before = progress();
    await wait(200);
    await expect(progress()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(isRunning()).toBe(true));
  },
};

export const Keyboard: Story = {
  args: { stories: withDuration(60_000) },
  play: async ({ args, canvasElement, userEvent }) => {
    const { index, isRunning, progress } = viewer(canvasElement);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(index()).toBe(2);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(index()).toBe(1);
    await expect(progress()).toEqual([100, expect.any(Number), 0]);
    await waitFor(() => expect(isRunning()).toBe(true));
    await userEvent.keyboard(' ');
    await expect(isRunning()).toBe(false);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Taps: Story = {
  args: { stories: withDuration(60_000) },
  play: async ({ args, canvasElement }) => {
    const { canvas, root, index } = viewer(canvasElement);
    const press = (testId: string) => pressQuickly(canvas.getByTestId(testId));
    await expect(getComputedStyle(root()).userSelect).toBe('none');
    const tap = press('tap-next');
    await expect(root()).toHaveAttribute('data-state', 'paused');
    tap.release();
    await expect(index()).toBe(1);
    press('tap-previous').release();
    await expect(index()).toBe(0);
    for (let taps = 0; taps < 3; taps++) press('tap-next').release();
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};

/** Presses the topmost element at a point. All are shares of the screen's width and height. */
function pressAt(x: number, y: number, down = 0) {
  const point = [x * innerWidth, y * innerHeight] as const;
  const target = document.elementFromPoint(...point) ?? document.body;
  return pressQuickly(target, point, [0, down * innerHeight]);
}

/** The picture is narrower than the screen. Taps, holds and swipes beside it count too. */
const besideThePicture = (viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  args: { stories: withDuration(60_000) },
  play: async ({ args, canvasElement, userEvent }) => {
    const { canvas, index, isRunning } = viewer(canvasElement);
    await waitFor(() => expect(isRunning()).toBe(true));
    const sides = canvasElement.querySelector('canvas');
    const opacity = () => sides?.getContext('2d')?.getImageData(18, 32, 1, 1).data[3];
    await waitFor(() => expect(opacity(), 'the copy beside the picture').toBe(255));
    for (const [x, indexAfter] of [
      [0.76, 1],
      [0.24, 0],
      [0.99, 1],
      [0.01, 0],
      [0.74, 0],
    ] as const) {
      pressAt(x, 0.6).release();
      await expect(index(), `a tap at ${x * 100} %`).toBe(indexAfter);
    }
    for (const name of ['Next story', 'Previous story', 'Next story']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(index()).toBe(1);
    await waitFor(() => expect(isRunning()).toBe(true));
    const press = pressAt(0.97, 0.2, 0.6);
    await expect(isRunning()).toBe(false);
    press.release();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const Desktop = besideThePicture('desktop');
export const Landscape = besideThePicture('phone-landscape');

const longCaption = (viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  args: {
    stories: withDuration(60_000, 1).map((story) => ({
      ...story,
      // 60 characters, the most that the content may have
      caption: 'We moved in with a mattress, two mugs and a record player up',
    })),
  },
  play: async ({ canvas }) => {
    const caption = document.createRange();
    caption.selectNodeContents(canvas.getByText(/^We moved in/));
    await document.fonts.ready;
    await expect(caption.getClientRects().length).toBeLessThanOrEqual(2);
  },
});

export const LongCaption = longCaption('small-phone');
export const LongCaptionInLandscape = longCaption('phone-landscape');

export const Holds: Story = {
  args: { stories: withDuration(60_000) },
  play: async ({ canvasElement }) => {
    const { canvas, index, isRunning, press, release, progress } = viewer(canvasElement);
    const zone = canvas.getByTestId('tap-next');
    const causes: [string, () => void][] = [
      ['up', () => release('tap-next')],
      ['cancel', () => fireEvent.pointerCancel(zone, pointer(1))],
      [
        'lost capture',
        () =>
          fireEvent(zone, new PointerEvent('lostpointercapture', { ...pointer(1), bubbles: true })),
      ],
      ['blur', () => fireEvent.blur(window)],
      ['context menu', () => fireEvent.contextMenu(zone)],
    ];
    for (const [cause, end] of causes) {
      await waitFor(() => expect(isRunning(), cause).toBe(true));
      press('tap-next');
      await expect(isRunning(), cause).toBe(false);
      const held = progress();
      await wait(210);
      await expect(progress(), cause).toEqual(held);
      // A second finger changes nothing.
      fireEvent.pointerDown(zone, pointer(2));
      fireEvent.pointerUp(zone, pointer(2));
      await expect(isRunning(), cause).toBe(false);
      end();
      await waitFor(() => expect(isRunning(), cause).toBe(true));
      await expect(index(), cause).toBe(0);
    }
  },
};

export const HiddenTab: Story = {
  args: { stories: withDuration(2_000) },
  beforeEach: () => () => Reflect.deleteProperty(document, 'hidden'),
  play: async ({ canvasElement }) => {
    const { isRunning, progress } = viewer(canvasElement);
    await waitFor(() => expect(isRunning()).toBe(true));
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    const before = progress();
    await wait(300);
    await expect(progress()).toEqual(before);
  },
};

export const DraggedPress: Story = {
  args: { stories: withDuration(60_000) },
  play: async ({ canvasElement }) => {
    const { canvas, index, press, release } = viewer(canvasElement);
    press('tap-next');
    fireEvent.pointerMove(canvas.getByTestId('tap-next'), { ...pointer(1), clientX: 40 });
    release('tap-next');
    await expect(index()).toBe(0);
  },
};

/** A press that moves by so many pixels. */
const swipe = (zone: HTMLElement, x: number, y: number) =>
  pressQuickly(zone, [195, 300], [x, y]).release();

export const Swipes: Story = {
  args: { stories: withDuration(60_000) },
  play: async ({ args, canvasElement }) => {
    const { canvas, index, isRunning } = viewer(canvasElement);
    const zone = canvas.getByTestId('tap-next');
    for (const [x, y, indexAfter] of [
      [-90, 10, 1],
      [90, -10, 0],
      [-60, 0, 1],
      // Up, or sideways too little.
      [20, -200, 1],
      [-30, 0, 1],
    ] as const) {
      swipe(zone, x, y);
      await expect(index(), `${x}, ${y}`).toBe(indexAfter);
      await waitFor(() => expect(isRunning()).toBe(true));
    }
    swipe(zone, 10, 120);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const SwipesTranslated: Story = { ...Swipes, globals: { translator: 'on' } };

export const RightToLeft: Story = {
  args: { stories: withDuration(60_000) },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, index } = viewer(canvasElement);
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(canvas.getByTestId('tap-next'))).toBeLessThan(
      left(canvas.getByTestId('tap-previous')),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(index()).toBe(1);
    const [first, second] = canvas.getByTestId('story-progress').children;
    await expect(left(second as HTMLElement)).toBeLessThan(left(first as HTMLElement));
    await expect(left(canvas.getByRole('button', { name: 'Next story' }))).toBeLessThan(
      left(canvas.getByRole('button', { name: 'Previous story' })),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(index()).toBe(0);
    swipe(canvas.getByTestId('tap-next'), 90, 0);
    await expect(index()).toBe(1);
  },
};

const commits = fn();

export const RendersRarely: Story = {
  args: { stories: withDuration(500, 6) },
  decorators: [
    (Story) => (
      <Profiler id="viewer" onRender={commits}>
        <Story />
      </Profiler>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const { index } = viewer(canvasElement);
    await waitFor(() => expect(index()).toBe(1));
    commits.mockClear();
    await waitFor(() => {
      expect(index()).toBe(5);
      expect(args.onLeave).not.toHaveBeenCalled();
    });
    // Four stories have run. React must not render for each tick, of which each story has ten.
    await expect(commits.mock.calls.length).toBeLessThanOrEqual(4 * 4);
  },
};

export const BrokenPicture: Story = {
  args: {
    stories: [
      { id: 'gone', type: 'image', url: '/gone', alt: 'Two cups', duration: 400 },
      ...withDuration(60_000, 1),
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, index } = viewer(canvasElement);
    // At once, because the next story comes soon.
    await waitFor(() => {
      expect(canvas.getByText('Two cups')).toBeVisible();
      expect(canvas.getByRole('img', { name: 'Two cups' })).toBeVisible();
      // The shade over a picture would darken the text.
      const shades = [...canvasElement.querySelectorAll('main *')].filter(
        (element) =>
          element.checkVisibility() &&
          getComputedStyle(element).backgroundImage.includes('gradient'),
      );
      expect(shades).toEqual([]);
    });
    await waitFor(() => expect(index()).toBe(1));
  },
};

export const Liked: Story = {
  args: { likesOf: () => 3 },
  play: async ({ canvasElement }) => {
    await expect(viewer(canvasElement).canvas.getByText('3 likes')).toBeVisible();
  },
};

/** The stamp's drawing takes the place of the picture. */
export const WithoutProfilePicture: Story = {
  args: { profilePicture: null },
  play: async ({ args, canvasElement }) => {
    const { canvas } = viewer(canvasElement);
    const drawing = canvasElement.querySelector('svg[class*="profileDrawing"]');
    await expect(drawing).toBeVisible();
    await expect(canvas.getByText(args.hosts)).toBeVisible();
  },
};

/** On the narrowest phone: one long bar that fills, and a count beside it. */
export const LongAlbum: Story = {
  args: {
    stories: Array.from({ length: 200 }, (_, index) => ({
      ...(withDuration(60_000, 1)[0] as HostsStory),
      id: `${index}`,
    })),
  },
  decorators: [
    (Story) => (
      // A transformed ancestor contains the boxes that are fixed.
      <div style={{ width: 320, height: 568, transform: 'none', willChange: 'transform' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const { canvas } = viewer(canvasElement);
    const row = canvas.getByTestId('story-progress');
    await expect(row.children).toHaveLength(200);
    await expect(row.scrollWidth).toBe(row.clientWidth);
    const root = canvas.getByTestId('story-viewer');
    await expect(root.scrollWidth).toBe(root.clientWidth);
    await expect(canvas.getByText('1 of 200')).toBeVisible();
    for (let story = 0; story < 9; story++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next story' }));
    }
    await expect(canvas.getByText('10 of 200')).toBeVisible();
    const last = row.children[8]?.firstElementChild?.getBoundingClientRect();
    const { left, width } = row.getBoundingClientRect();
    await expect(((last?.right ?? 0) - left) / width).toBeCloseTo(9 / 200, 2);
  },
};

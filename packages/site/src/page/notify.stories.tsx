import { Button } from '@invitation/ui/basics/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { LoadError } from '../browser/lazy-import';
import { notify } from './notify';

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];

const meta = {
  title: 'Basics/Toasts',
  render: () => (
    <Button onClick={() => notify.success('RSVP saved successfully')}>Show a toast</Button>
  ),
  beforeEach: async () => {
    await waitFor(() => expect(toasts()).toEqual([]));
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a toast, and finds it on the page. */
const shows = (kind: 'success' | 'error', message: string): Story => ({
  play: async () => {
    notify[kind](message);
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    await expect(toasts()[0]).toHaveAttribute('data-type', kind);
  },
});

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await waitFor(() => expect(screen.getByText('RSVP saved successfully')).toBeVisible());
    await expect(toasts()[0]).toHaveAttribute('data-rich-colors', 'true');
    // The toast is the last element on the page. It must not keep the focus there.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Alt+T is a letter on some keyboards. */
export const LetterByAltT: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show a toast' });
    await userEvent.click(button);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await expect(button).toHaveFocus();
  },
};

/** After a save in one tab, when another tab has changed other answers. */
export const OtherAnswersKept = shows(
  'success',
  'Changes from another device were kept, too. Go back to see them.',
);
export const SaveFailed = shows('error', 'Error saving RSVP: You seem to be offline.');
export const SignInFailed = shows('error', 'Error signing in: You seem to be offline.');
export const LoadFailed = shows('error', new LoadError(undefined).message);

export const ReplacedError: Story = {
  play: async () => {
    notify.error('Error signing in: timeout', { id: 'reply' });
    notify.error('Error signing in: offline\nCheck it.', { id: 'reply' });
    // The page says what to do.
    await waitFor(() => expect(screen.getByText('Error signing in: offline')).toBeVisible());
    await expect(toasts()).toHaveLength(1);
  },
};

export const BottomCentre: Story = {
  play: async () => {
    notify.success('Saved');
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    const [shown] = toasts();
    await expect(shown).toHaveAttribute('data-x-position', 'center');
    await expect(shown).toHaveAttribute('data-y-position', 'bottom');
    const toaster = shown?.closest('[data-sonner-toaster]');
    await expect(toaster && getComputedStyle(toaster).getPropertyValue('--width')).toBe('356px');
    const centre = () => {
      const { left, right } = shown?.getBoundingClientRect() ?? new DOMRect();
      return (left + right) / 2;
    };
    await expect(centre()).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
    await waitFor(() =>
      expect(shown?.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight - 16, 0),
    );
  },
};

export const ThreeVisible: Story = {
  play: async ({ step, userEvent }) => {
    for (const message of ['First', 'Second', 'Third', 'Fourth']) notify.success(message);
    await step('The last three are visible', async () => {
      await waitFor(() => expect(toasts()).toHaveLength(4));
      const visible = toasts().filter(({ dataset }) => dataset.visible === 'true');
      await expect(visible.map(({ textContent }) => textContent)).toEqual([
        'Fourth',
        'Third',
        'Second',
      ]);
    });
    await step('They are 14 pixels apart on hover', async () => {
      const [last, before] = toasts();
      if (!last || !before) throw new Error('There is no toast.');
      await userEvent.hover(last);
      await waitFor(() => {
        const gap = last.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
        expect(gap).toBeCloseTo(14, 0);
      });
      await userEvent.unhover(last);
    });
  },
};

export const HiddenAfterFourSeconds: Story = {
  play: async () => {
    const timers = spyOn(window, 'setTimeout');
    notify.success('Saved');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const afterFourSeconds = timers.mock.calls.flatMap(([run, delay]) =>
      delay === 4_000 && typeof run === 'function' ? run : [],
    );
    await expect(afterFourSeconds).toHaveLength(1);
    await expect(toasts()[0]).toHaveAttribute('data-removed', 'false');
    afterFourSeconds[0]?.();
    await waitFor(() => expect(toasts()[0]).toHaveAttribute('data-removed', 'true'));
  },
};

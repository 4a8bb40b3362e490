import { html as words } from '@invitation/domain/words/group/html';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './html-messages.css';

/** In the page's HTML, in place of a gate that cannot work. */
const meta = {
  title: 'Screens/Without the scripts',
  parameters: { layout: 'fullscreen' },
  argTypes: { message: { mapping: words } },
  args: { message: words.oldBrowser },
  render: ({ message }) => (
    // Where scripts run, a `noscript` shows nothing. It has the same style.
    <p id="old-browser" role="alert">
      {message}
    </p>
  ),
} satisfies Meta<{ message: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OldBrowser: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message);
  },
};

export const NoScript: Story = { args: { message: words.noScript } };

export const ScriptNotLoaded: Story = { args: { message: words.notLoaded } };

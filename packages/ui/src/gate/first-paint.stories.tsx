import { celebration } from '@invitation/domain/fixtures/celebration';
import { html as words } from '@invitation/domain/words/group/html';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordGate } from './password-gate/password-gate';
import './first-paint.css';

interface PageProps {
  readonly message: string;
  /** A `noscript` is not possible here, because scripts run. It looks like the message for old browsers. */
  readonly id: 'old-browser' | 'load-error';
}

/** The HTML of a page, with the gate that it contains. */
function Page({ id, message }: PageProps) {
  const { gateTitle, gateSubtitle, gateHelp, ...drawings } = celebration;
  return (
    <>
      <p id={id} role="alert">
        {message}
      </p>
      <div id="root">
        <PasswordGate
          {...drawings}
          title={gateTitle}
          subtitle={gateSubtitle}
          help={gateHelp}
          card={null}
          onUnlock={fn()}
        />
      </div>
    </>
  );
}

const meta = {
  title: 'Gate/Without the scripts',
  component: Page,
  parameters: { layout: 'fullscreen' },
  argTypes: { message: { mapping: words } },
  args: { id: 'old-browser', message: words.oldBrowser },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The street stays, but the gate, which cannot work, is hidden. */
export const OldBrowser: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message);
    await expect(canvas.queryByRole('button')).toBeNull();
    const drawn = [...canvasElement.querySelectorAll('main svg')].map((svg) =>
      svg.checkVisibility({ visibilityProperty: true }),
    );
    // The lights, the stamp, and the street.
    await expect(drawn.filter(Boolean)).toHaveLength(2);
  },
};

export const NoScript: Story = { args: { message: words.noScript } };

export const SaturdayNoScript: Story = { ...NoScript, globals: { theme: 'night' } };

/** Above the gate, which works after a reload. */
export const ScriptNotLoaded: Story = {
  args: { id: 'load-error', message: words.notLoaded },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

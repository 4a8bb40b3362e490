import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { celebration } from '@invitation/domain/fixtures/celebration';
import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import { stories } from '@invitation/domain/fixtures/stories';
import { flagKey } from '@invitation/domain/gate';
import type { Mode } from '@invitation/domain/mode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { expect, waitFor, within } from 'storybook/test';
import { Gatekeeper } from '../gatekeeper';

/** A whole site, at an address, in a browser of its own. */
interface ScreenProps {
  readonly mode: Mode;
  /** Where the guest comes in. */
  readonly address: string;
  /** What the guest has done on an earlier visit. */
  readonly guest: 'new' | 'past the gate' | 'replied';
}

async function openFor(guest: ScreenProps['guest']) {
  const storage = memoryStorage();
  const backend = openEmbeddedBackend({ storage: () => storage });
  if (guest === 'replied') {
    const { uid } = await backend.session.signInAnonymously();
    await backend.rsvps.logRsvp(uid, {
      answers: {
        name: 'Ada & Grace',
        guest: 'Grace',
        friday: 'yes',
        saturday: 'yes',
        dietaryRestrictions: 'No nuts',
      },
      defaults: {},
      seen: [null],
    });
  }
  return backend;
}

function Screen({ mode, address, guest }: ScreenProps) {
  const [site] = useState(() => {
    const flag = flagKey(celebration.password);
    sessionStorage.clear();
    if (guest === 'new') localStorage.removeItem(flag);
    else localStorage.setItem(flag, 'true');
    return {
      celebration,
      events: [friday, saturday, sunday],
      detectMode: () => mode,
      theme: document.documentElement.className,
      loadBackend: async () => () => openFor(guest),
      loadStories: async () => stories,
      history: createMemoryHistory({ initialEntries: [address] }),
    };
  });
  return <Gatekeeper site={site} />;
}

const meta = {
  title: 'Pages',
  component: Screen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  argTypes: {
    mode: { control: 'inline-radio', options: ['weekend', 'saturday'] },
    guest: { control: 'inline-radio', options: ['new', 'past the gate', 'replied'] },
  },
  args: { mode: 'weekend', address: '/', guest: 'past the gate' },
  // Toasts outlive the page that raised them.
  beforeEach: () => {
    toast.dismiss();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const night = { globals: { theme: 'night' }, args: { mode: 'saturday' } } as const;
const finds = (name: string): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };

export const Gate: Story = {
  args: { guest: 'new' },
  play: finds("Nora & Sam's Birthday Party"),
};
export const GateOfTheSaturday: Story = {
  ...night,
  args: { ...night.args, guest: 'new' },
  play: finds("Nora & Sam's Birthday Party"),
};

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Friday RSVP')).toBeVisible();
    await expect(canvas.getByText(/replies stay in this browser/)).toBeVisible();
  },
};
export const FormOfTheSaturday: Story = {
  ...night,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Guest Name')).toBeVisible();
    await expect(canvas.queryByText(/Friday|Sunday/)).toBeNull();
  },
};

export const ThankYou: Story = {
  args: { address: '/thank-you', guest: 'replied' },
  play: finds('Thank you for RSVPing!'),
};
export const ThankYouOfTheSaturday: Story = {
  ...night,
  args: { ...night.args, address: '/thank-you', guest: 'replied' },
  play: finds('Thank you for RSVPing!'),
};

export const OurStory: Story = {
  args: { address: '/our-story' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
  },
};
export const OurStoryOfTheSaturday: Story = {
  ...night,
  args: { ...night.args, address: '/our-story' },
};

export const UnknownAddress: Story = {
  args: { address: '/nowhere' },
  play: finds('This address is not on the invitation'),
};

/** From the envelope to the album and back, as a guest would. */
const walk: NonNullable<Story['play']> = async ({
  args,
  canvas,
  canvasElement,
  step,
  userEvent,
}) => {
  const page = within(canvasElement.ownerDocument.body);
  await step('unlock', async () => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'eastvillage');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  });
  await step('reply', async () => {
    await userEvent.type(await canvas.findByLabelText('Name(s) on Invite'), 'Ada & Grace');
    for (const select of canvas.getAllByRole('combobox')) {
      await userEvent.selectOptions(select, 'yes');
    }
    if (args.mode === 'saturday') {
      await userEvent.type(canvas.getByLabelText('Guest Name'), 'Grace');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
  });
  await step('be thanked', async () => {
    await expect(
      await canvas.findByRole('heading', { name: 'Thank you for RSVPing!' }),
    ).toBeVisible();
    // The code of the toasts comes with the first of them.
    await waitFor(() => expect(page.getByText('RSVP saved successfully')).toBeVisible(), {
      timeout: 3000,
    });
  });
  await step('leaf through the story', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Highlights' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next story' }));
    await expect(canvas.getByRole('region', { name: '2 of 21' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });
  await step('go back to the form', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }));
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toHaveValue('Ada & Grace');
  });
};

export const WholeJourney: Story = { args: { guest: 'new' }, play: walk };
export const WholeJourneyOfTheSaturday: Story = {
  ...night,
  args: { ...night.args, guest: 'new' },
  play: walk,
};

import { SKYLINES } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skyline } from './skyline';

const meta = {
  title: 'Scenery/Skyline',
  component: Skyline,
  argTypes: { drawing: { mapping: SKYLINES } },
  args: { drawing: SKYLINES.sample },
} satisfies Meta<typeof Skyline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The street of the sample. */
export const Street: Story = {};

export const NightStreet: Story = { globals: { theme: 'night' } };

/** Without a drawing in the content. */
export const Garland: Story = { args: { drawing: SKYLINES.neutral } };

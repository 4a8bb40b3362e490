import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ornament } from './ornament';

const meta = { title: 'Scenery/Ornament', component: Ornament } satisfies Meta<typeof Ornament>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

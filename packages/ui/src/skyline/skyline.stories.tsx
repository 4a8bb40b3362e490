import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skyline } from './skyline';

const meta = { title: 'Ornaments/Skyline', component: Skyline } satisfies Meta<typeof Skyline>;

export default meta;

export const Street: StoryObj<typeof meta> = {};

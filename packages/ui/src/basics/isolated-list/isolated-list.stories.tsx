import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IsolatedList } from './isolated-list';

const meta = {
  title: 'Basics/Isolated list',
  component: IsolatedList,
  args: { texts: ['Ada', 'Grace'], separator: ', ' },
} satisfies Meta<typeof IsolatedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeftToRight: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Ada, Grace');
  },
};

/** The first name ends with a right-to-left override. */
export const WithOverride: Story = {
  args: { texts: ['Ada \u202Eadmirer', 'Grace', 'Grace'] },
  play: async ({ canvas }) => {
    const left = (element?: HTMLElement) => element?.getBoundingClientRect().left ?? 0;
    const [first, second] = canvas.getAllByText('Grace');
    await expect(left(second)).toBeGreaterThan(left(first));
    await expect(left(first)).toBeGreaterThan(left(canvas.getByText(/^Ada/)));
  },
};

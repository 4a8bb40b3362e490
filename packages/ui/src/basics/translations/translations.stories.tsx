import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Translations, WithTranslations } from './translations';

const meta = {
  title: 'Basics/Translations',
  component: Translations,
  decorators: [
    (Story) => (
      <WithTranslations site={{ translations: [{ language: 'pt-PT', name: 'Português' }] }}>
        <Story />
      </WithTranslations>
    ),
  ],
} satisfies Meta<typeof Translations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Português' });
    await expect(link).toHaveAttribute('lang', 'pt-PT');
    await expect(link).toHaveAttribute('hreflang', 'pt-PT');
    await expect(link).toHaveAttribute('href', '#language=pt-PT');
  },
};

export const OnPicture: Story = {
  args: { on: 'picture' },
};

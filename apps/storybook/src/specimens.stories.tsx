import { displayFamily } from '@invitation/ui/theme/font';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Specimens } from './specimens';

const meta = {
  title: 'Foundations/Type specimens',
  component: Specimens,
} satisfies Meta<typeof Specimens>;

export default meta;

export const BothFaces: StoryObj<typeof meta> = {
  play: async () => {
    // The family is in quotes in the list, and may be in the document's fonts.
    const unquoted = (family = '') => family.replaceAll('"', '');
    const [display] = displayFamily.split(',').map(unquoted);
    await waitFor(() => {
      const faces = [...document.fonts].filter(({ family }) => unquoted(family) === display);
      // The other faces are only for names with rarer letters.
      expect(faces.map(({ status }) => status)).toContain('loaded');
    });
  },
};

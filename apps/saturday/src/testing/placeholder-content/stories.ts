import type { Story } from '@invitation/domain/story';

export const stories: readonly Story[] = [{ id: 'x', type: 'image', url: '/x', alt: 'x' }];

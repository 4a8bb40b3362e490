/** What the themes share: type, space and time do not change with the light. */
export const scale = {
  font: {
    display: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
    body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
  },
  text: {
    small: '0.875rem',
    body: '1rem',
    large: '1.125rem',
    title: '1.5rem',
    display: 'clamp(2rem, 1.5rem + 2.5vw, 2.75rem)',
  },
  space: { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem' },
  radius: { control: '0.375rem', card: '0.25rem' },
  motion: { quick: '150ms', calm: '250ms' },
} as const;

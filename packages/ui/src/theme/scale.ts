/** What the themes share: type, space and time do not change with the light. */
export const scale = {
  text: {
    small: '0.875rem',
    body: '1rem',
    large: '1.125rem',
    title: '1.625rem',
    display: 'clamp(2.125rem, 1.5rem + 2.75vw, 3rem)',
  },
  space: { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem' },
  radius: { control: '0.375rem', card: '0.25rem' },
  motion: { quick: '150ms', calm: '250ms' },
} as const;

/** The face of everything but headings is the system's own. */
export const bodyFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

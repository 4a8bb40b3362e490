/** The tokens that all themes share. */
export const scale = {
  text: {
    small: '0.875rem',
    body: '1rem',
    // Large text that grows to twice its size must still hold a long word, or a date, in a line of a phone.
    large: 'min(1.125rem, 10vw)',
    title: 'min(1.625rem, 12vw)',
    display: 'min(clamp(2.125rem, 1.5rem + 2.75vw, 3rem), 13vw)',
  },
  space: {
    xs: '0.25rem',
    s: '0.5rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.5rem',
    xxl: '4rem',
    // At the sides of a page and of a card. It shrinks on a phone, where large text needs the room.
    gutter: 'min(1rem, 5vw)',
    inset: 'min(1.5rem, 6.25vw)',
  },
  radius: { control: '0.375rem', card: '0.25rem' },
  motion: { quick: '150ms', calm: '250ms' },
} as const;

/** The system font, for everything except headings. */
export const bodyFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

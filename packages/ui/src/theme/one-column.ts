/** Without the minimum, a grid's column is as wide as its longest word. */
export const oneColumn = (gap: string) =>
  ({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }) as const;

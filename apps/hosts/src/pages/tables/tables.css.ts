import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { between } from '../../controls/layout.css';

export { screenOnly } from '../../controls/layout.css';

export const options = style({ maxWidth: '20rem' });

export const publication = style([between, { gap: vars.space.m }]);

/** As many columns as fit. */
export const tables = style({
  columns: '16rem',
  columnGap: vars.space.m,
  '@media': { print: { columns: '60mm', fontSize: '10.5pt' } },
});

export const others = style({ paddingBottom: vars.space.m });

/** Not cut between two columns or pages. */
export const table = style([others, { breakInside: 'avoid' }]);

export const heading = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.large,
  breakAfter: 'avoid',
});

export const people = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 400,
});

/** A separate line, high enough for a finger. */
export const seat = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.35em',
  minHeight: '2.75rem',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent, textDecoration: 'underline' } },
  '@media': { print: { minHeight: 0, paddingBlock: '1mm' } },
});

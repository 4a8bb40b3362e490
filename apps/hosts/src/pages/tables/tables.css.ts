import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { between, list, screenOnly, stickyBar, subtle, target } from '../../controls/layout.css';
import { media } from '../../controls/media';

export { summary } from '../../controls/disclosure/disclosure.css';
export { screenOnly } from '../../controls/layout.css';

export const options = style({ maxWidth: '20rem' });

export const publication = style([between, { gap: vars.space.m }]);

export const howTo = style([screenOnly, subtle]);

export const bar = style([screenOnly, stickyBar]);

/** On a phone, many tables scroll sideways. */
export const choices = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s,
  minWidth: 0,
  padding: vars.space.xs,
  border: 0,
  overflowX: 'auto',
  '@media': { [media.wide]: { flexWrap: 'wrap' } },
});

export const tableChoice = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '0.35em',
  minHeight: '2.75rem',
  paddingInline: vars.space.gutter,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    'input:checked + &': {
      borderColor: vars.color.accent,
      color: vars.color.accent,
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    'input:focus-visible + &': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
  },
});

export const moving = style([subtle, { overflowWrap: 'anywhere' }]);

export const seat = style([between, { gap: vars.space.s }]);

export const tooMany = style({ color: vars.color.danger });

/** People without a table come first on the screen, where hosts choose them, and last on paper. */
export const lists = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  '@media': { [media.wide]: { maxWidth: '40rem' } },
});

export const tables = style({
  '@media': { print: { columns: '60mm', columnGap: vars.space.m, fontSize: '10.5pt' } },
});

export const others = style({ '@media': { print: { order: 1 } } });

/** Not cut between two columns or pages. */
export const table = style({ paddingBottom: vars.space.m, breakInside: 'avoid' });

export const heading = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.large,
  breakAfter: 'avoid',
});

export const heads = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 400,
});

export const party = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
// A box cannot be ticked on paper.
globalStyle(`${party} input`, { '@media': { print: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  flexShrink: 0,
  '@media': { print: { display: 'none' } },
});

export const open = style([
  target,
  { justifyContent: 'center', fontSize: vars.text.large, textDecoration: 'none' },
]);

export const people = style([list, screenOnly, { gap: 0, paddingInlineStart: vars.space.l }]);

/** A separate line, high enough for a finger. */
export const absent = style({
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

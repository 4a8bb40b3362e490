import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { oneColumn } from '../../theme/one-column';

/** The upper part of the sheet, as if to tear off. */
export const root = style({
  ...oneColumn(vars.space.m),
  paddingBottom: vars.space.l,
  borderBottom: `1px dashed ${vars.color.border}`,
  '@media': { [media.print]: { paddingBottom: vars.space.m } },
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  lineHeight: 1.35,
});

export const rows = style({ display: 'grid', gap: vars.space.s });

/** With large text, the answer is below its label. */
export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

export const label = style({
  flex: '1 0 6rem',
  color: vars.color.muted,
  // Some languages write weekdays with a small letter, but a line begins with a capital one.
  '::first-letter': { textTransform: 'uppercase' },
});

export const value = style({ flex: '2 1 10rem', margin: 0, whiteSpace: 'pre-line' });

export const coming = style([
  value,
  {
    color: vars.color.success,
    fontWeight: 600,
    '::before': { content: "'✓' / ''", marginInlineEnd: vars.space.s },
  },
]);

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { oneColumn } from '../../theme/one-column';

export const root = style({
  ...oneColumn(vars.space.m),
  paddingBottom: vars.space.l,
  borderBottom: `1px dashed ${vars.color.border}`,
});

export const list = style({
  ...oneColumn(vars.space.m),
  padding: 0,
  listStyle: 'none',
});

const itemBase = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

export const item = styleVariants({
  seen: [itemBase],
  fresh: [
    itemBase,
    {
      paddingInlineStart: vars.space.m,
      borderInlineStart: `3px solid ${vars.color.accent}`,
    },
  ],
});

export const mark = style({ color: vars.color.accent, fontSize: vars.text.small });

export const text = style({ whiteSpace: 'pre-line' });

export const time = style({ color: vars.color.muted, fontSize: vars.text.small });

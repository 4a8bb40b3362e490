import { vars } from '@invitation/ui/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** A sign stays beside its name. */
export const person = style({ display: 'inline-block', marginInlineEnd: vars.space.s });

export const day = style({ display: 'block', color: vars.color.muted, fontSize: vars.text.small });

const base = style({
  minWidth: '3.75rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '1rem',
  fontSize: vars.text.small,
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const mark = styleVariants({
  yes: [
    base,
    { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
  ],
  no: [base, { color: vars.color.ink }],
  unanswered: [base, { borderStyle: 'dashed', color: vars.color.ink }],
  notInvited: [base, { borderColor: 'transparent', color: vars.color.muted, fontWeight: 400 }],
});

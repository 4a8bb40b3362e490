import { vars } from '@invitation/ui/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  height: '1.75rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  // Colours and patterns are data, also on paper.
  printColorAdjust: 'exact',
});

const base = style({ flex: '0 1 0', borderInlineStart: `1px solid ${vars.color.border}` });

export const segment = styleVariants({
  yes: [base, { background: vars.color.accent }],
  no: [
    base,
    {
      background: `repeating-linear-gradient(45deg, ${vars.color.muted} 0 3px, ${vars.color.card} 3px 8px)`,
    },
  ],
  unanswered: [
    base,
    {
      background: `radial-gradient(circle, ${vars.color.muted} 1.5px, transparent 2px) 0 0 / 8px 8px, ${vars.color.card}`,
    },
  ],
  notInvited: [base, { background: vars.color.page }],
});

export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  printColorAdjust: 'exact',
});

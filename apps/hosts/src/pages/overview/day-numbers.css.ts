import { vars } from '@invitation/ui/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../controls/media';

export const scroller = style({ position: 'relative', overflowX: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  // The days share the room equally. On a phone, many of them scroll sideways instead.
  '@media': { [media.wide]: { tableLayout: 'fixed' } },
});

export const day = style({
  paddingInline: `min(${vars.space.xs}, 1vw)`,
  fontFamily: vars.font.display,
  fontSize: `min(${vars.text.large}, 4.7vw)`,
  fontWeight: 400,
  textAlign: 'center',
  overflowWrap: 'normal',
});

export const title = style({
  display: 'none',
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  '@media': { [media.wide]: { display: 'block' } },
});

export const label = style({
  width: 'min(8rem, 25vw)',
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.s,
  // Large text needs the width for the numbers.
  fontSize: `min(${vars.text.small}, 4.2vw)`,
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'normal',
});

export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const cell = style({
  width: '20%',
  padding: `0 min(${vars.space.xs}, 1vw)`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  // The bars of all days stand side by side.
  verticalAlign: 'top',
  overflowWrap: 'normal',
});

const number = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.75rem',
  color: vars.color.ink,
  fontSize: 'min(1em, 6.5vw)',
  textDecoration: 'none',
});

/** Below a number, in less room than a row. */
export const note = style({ color: vars.color.muted, fontSize: vars.text.small, lineHeight: 1.2 });

export const children = style([note, { marginBottom: vars.space.s }]);

export const numbers = styleVariants({
  plain: [number, { flexDirection: 'column', color: vars.color.muted }],
  sum: [number, { minHeight: '2.25rem' }],
  link: [number, { ':hover': { textDecoration: 'underline' } }],
  figure: [
    number,
    {
      minHeight: '3.25rem',
      color: vars.color.accent,
      fontFamily: vars.font.display,
      fontSize: `min(${vars.text.display}, 10vw)`,
      lineHeight: 1,
      ':hover': { textDecoration: 'underline' },
    },
  ],
});

export const bar = style({
  display: 'flex',
  height: '1rem',
  marginBottom: vars.space.s,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  // Colours and patterns are data, also on paper and in forced colours.
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

const segmentBase = style({ flex: '0 1 0', borderInlineStart: `1px solid ${vars.color.border}` });

export const segment = styleVariants({
  yes: [segmentBase, { background: vars.color.accent }],
  no: [
    segmentBase,
    {
      background: `repeating-linear-gradient(45deg, ${vars.color.muted} 0 3px, ${vars.color.card} 3px 8px)`,
    },
  ],
  unanswered: [
    segmentBase,
    {
      background: `radial-gradient(circle, ${vars.color.muted} 1.5px, transparent 2px) 0 0 / 8px 8px, ${vars.color.card}`,
    },
  ],
  notInvited: [segmentBase, { background: vars.color.page }],
});

export const swatch = style({
  flex: 'none',
  width: 'min(1rem, 5vw)',
  height: 'min(1rem, 5vw)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

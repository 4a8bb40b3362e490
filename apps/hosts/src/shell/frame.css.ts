import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { between } from '../controls/layout.css';
import { media } from '../controls/media';

/** The height of the navigation on a phone. */
const NAV_HEIGHT = 'min(4rem, 84px)';

export const root = style({
  maxWidth: '64rem',
  minHeight: '100svh',
  marginInline: 'auto',
  paddingInline: vars.space.m,
  paddingBottom: `calc(${NAV_HEIGHT} + ${vars.space.l} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.wide]: { paddingBottom: vars.space.xl },
    print: { maxWidth: 'none', padding: 0 },
  },
});

export const header = style([
  between,
  {
    // Leaves room for the status, which appears only with the scripts, so that nothing moves.
    minHeight: '3.75rem',
    '@media': { print: { display: 'none' } },
  },
]);

export const hosts = style({
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
});

export const status = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

globalStyle(`${status} > button`, { flex: 'none' });

export const nav = style({
  position: 'fixed',
  zIndex: 2,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  // The longest label gets more of a narrow phone, or it would be broken.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.card,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.low]: { position: 'static' },
    [media.wide]: {
      position: 'static',
      display: 'flex',
      gap: vars.space.s,
      marginBottom: vars.space.l,
      background: 'none',
      borderTop: 'none',
      borderBottom: `1px solid ${vars.color.line}`,
    },
    print: { display: 'none' },
  },
});

export const tab = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  minHeight: NAV_HEIGHT,
  // Large text needs the width.
  paddingInline: '2px',
  borderTop: '3px solid transparent',
  color: vars.color.muted,
  // A label stays in one line.
  fontSize: `min(${vars.text.small}, 4.8vw)`,
  overflowWrap: 'normal',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { borderTopColor: vars.color.accent, color: vars.color.accent },
    '&:hover': { color: vars.color.accent },
  },
  '@media': {
    // Without icons, so that large text leaves more of the window to the page.
    [media.narrow]: { minHeight: '3.25rem' },
    [media.wide]: {
      flexDirection: 'row',
      gap: vars.space.s,
      minHeight: '3rem',
      paddingInline: vars.space.m,
      borderTop: 'none',
      borderBottom: '3px solid transparent',
      fontSize: vars.text.body,
      selectors: { '&[aria-current]': { borderBottomColor: vars.color.accent } },
    },
  },
});

/** Large text needs the height. */
export const icon = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const main = style({
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  // On paper, this padding could start another page.
  '@media': { screen: { paddingBottom: vars.space.m } },
});

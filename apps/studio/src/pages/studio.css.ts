import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = '(min-width: 64rem)';
/** In CSS pixels: the phone of the preview. */
const PHONE = { width: 390, height: 780 };

export const root = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: `11rem minmax(20rem, 1fr) ${PHONE.width}px`,
      gridTemplateAreas: '"bar bar bar" "nav main preview"',
      alignItems: 'start',
      gap: vars.space.l,
      maxWidth: '90rem',
      marginInline: 'auto',
    },
  },
});
const area = (gridArea: string) => ({ '@media': { [wide]: { gridArea } } });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  ...area('bar'),
});
globalStyle(`${bar} [aria-disabled="true"]`, { cursor: 'not-allowed', opacity: 0.55 });
export const title = style({ marginInlineEnd: 'auto', fontSize: vars.text.title });
export const status = style({ color: vars.color.muted, fontSize: vars.text.small });
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [wide]: { gridArea: 'nav', flexDirection: 'column', position: 'sticky', top: vars.space.m },
  },
});
export const link = style({
  minHeight: '2.75rem',
  paddingInline: vars.space.s,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.card },
  selectors: {
    '&[aria-current]': { background: vars.color.card, color: vars.color.accent, fontWeight: 600 },
  },
});
export const marked = style({ color: vars.color.danger, fontWeight: 600 });
export const main = style([
  area('main'),
  {
    display: 'grid',
    gap: vars.space.m,
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: vars.space.l,
    background: vars.color.card,
    borderRadius: vars.radius.card,
  },
]);
// Only a part of such a field has the focus, so Chromium draws no ring around it.
globalStyle(`${main} :is([type='date'], [type='time']):focus-within`, {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: '2px',
});
export const heading = style({ fontSize: vars.text.title });
/** In sight of whatever was pressed. */
export const faults = style({
  position: 'sticky',
  top: vars.space.s,
  zIndex: 1,
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  background: vars.color.dangerSurface,
  color: vars.color.danger,
  borderRadius: vars.radius.control,
});
// A control that gets the focus is not scrolled below it.
globalStyle(`html:has(${faults})`, { scrollPaddingBlockStart: '9rem' });
export const message = style({ whiteSpace: 'pre-wrap', fontSize: vars.text.small });
export const done = style({ color: vars.color.success, fontWeight: 600 });
export const commands = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
export const lines = style({
  flex: '1 0 100%',
  padding: vars.space.m,
  background: vars.color.page,
  borderRadius: vars.radius.control,
  fontSize: vars.text.small,
  whiteSpace: 'pre-wrap',
});
export const steps = style({ display: 'grid', gap: vars.space.m, padding: 0, listStyle: 'none' });

export const preview = style([
  area('preview'),
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    // All of it is in sight, below the bar too.
    '@media': {
      [wide]: { position: 'sticky', top: vars.space.m, height: 'calc(100svh - 6.25rem)' },
    },
  },
]);
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minWidth: 0,
  padding: 0,
  border: 0,
});
globalStyle(`${tabs} button`, { paddingInline: vars.space.s, fontSize: vars.text.small });
export const places = style([tabs, { listStyle: 'none' }]);
export const choices = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});
export const phone = style({
  position: 'relative',
  width: '100%',
  maxWidth: PHONE.width,
  height: PHONE.height,
  minHeight: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '1.5rem',
  overflow: 'hidden',
  background: vars.color.page,
});
export const frame = style({ width: '100%', height: '100%', border: 0 });
export const opening = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '40%',
  textAlign: 'center',
  color: vars.color.muted,
});
export const note = style({ color: vars.color.muted, fontSize: vars.text.small });

export const palettes = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
});
export const palette = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  cursor: 'pointer',
});
export const place = style({ width: '7.5rem', strokeWidth: 1.5 });
export const swatches = style({
  display: 'inline-flex',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
});
export const swatch = style({ width: '0.75rem', height: '1.75rem' });

export const dropZone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.l,
  border: `2px dashed ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
export const dropLabel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  fontWeight: 600,
});
export const pictures = style({
  display: 'grid',
  gap: vars.space.m,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const thumbnail = style({
  width: '6rem',
  height: 'auto',
  borderRadius: vars.radius.control,
});
globalStyle(`${pictures} ${thumbnail}`, { cursor: 'grab' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const dialog = style({
  maxWidth: 'min(40rem, 90vw)',
  margin: 'auto',
  padding: vars.space.l,
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
  selectors: { '&[open]': { display: 'grid', gap: vars.space.s } },
});
globalStyle(`${dialog}::backdrop`, { background: 'rgb(0 0 0 / 0.5)' });
export const photograph = style({
  position: 'relative',
  display: 'block',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
});
/** All of it is in sight, with the buttons below. */
globalStyle(`${photograph} img`, { maxHeight: '55svh' });
/** Where a key crops the photograph, for those who use the keyboard. */
export const point = style({
  display: 'none',
  position: 'absolute',
  width: '1.5rem',
  height: '1.5rem',
  border: '3px solid white',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px black',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  selectors: { [`${photograph}:focus-visible &`]: { display: 'block' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** A note on the envelope's lower edge. It comes below everything, so a message moves neither the field nor the button. */
export const slip = style({
  position: 'relative',
  marginTop: '-10px',
  marginInline: vars.space.gutter,
  background: vars.color.card,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.card,
});

const line = style({ padding: '0.75rem', color: vars.color.muted, fontSize: vars.text.small });

/** Rendered even if empty, but then takes no room: screen readers announce only changes in an existing element. */
export const help = style([line, { ':empty': { position: 'absolute', padding: 0 } }]);

export const countdown = style([
  line,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingTop: 0,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const countdownBar = style({
  flex: 1,
  height: '4px',
  background: vars.color.line,
  forcedColorAdjust: 'none',
  borderRadius: '2px',
});

export const countdownFill = style({
  height: '100%',
  background: vars.color.danger,
  borderRadius: '2px',
  transformOrigin: 'left',
  transition: 'transform 1s linear',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});

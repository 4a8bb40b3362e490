import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import * as card from '../../controls/card.css';
import { between, buttons } from '../../controls/layout.css';

export { target as link } from '../../controls/layout.css';

/** On a desk, two columns that end together. */
export const columns = style([card.columns, { alignItems: 'stretch' }]);

/** Takes the room of the end until that is rendered, so that the scroll position of a returning host exists. */
export const end = style({ height: '1000vh' });

/** The last card takes the room that is left. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minWidth: 0,
});

/** Short cards, side by side if there is room for both. */
export const short = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
});

globalStyle(`${short} > *`, { flex: '1 1 24rem' });

export const language = style({ maxWidth: '24rem' });

export const last = style({ flexGrow: 1 });

/** A heading that a link scrolls to. */
export const found = style({ scrollMarginTop: vars.space.m });

export const names = style({
  columns: '9rem',
  columnGap: vars.space.m,
  padding: 0,
  listStyle: 'none',
});

/** A row in as little room as possible, e.g. a need with its names. */
export const need = style({
  paddingBlock: vars.space.s,
  borderTop: `1px solid ${vars.color.line}`,
});

export const dietary = style([need, { display: 'grid' }]);

export const row = style([
  need,
  { display: 'grid', gap: vars.space.s, paddingBlock: `${vars.space.s} ${vars.space.m}` },
]);

export const offer = style([between, need]);

export const newest = style([
  between,
  need,
  {
    gap: `${vars.space.xs} ${vars.space.m}`,
    minHeight: '2.75rem',
    color: vars.color.ink,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
]);

/** Beside the time of a reply. */
export const isNew = style({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.card,
  background: vars.color.accent,
  color: vars.color.onAccent,
});

export const candidate = style([buttons, { alignItems: 'center' }]);

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  flex: '1 1 10rem',
  minWidth: 0,
});

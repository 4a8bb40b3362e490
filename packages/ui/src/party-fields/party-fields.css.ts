import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export { group, legend, note } from '../question-fields/question-fields.css';

export const people = style({
  display: 'grid',
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
});

/** As high as a thumb is wide. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: vars.color.accent,
});

export const guest = style({ display: 'grid', paddingBottom: vars.space.s });

export const add = style({ justifySelf: 'start', marginTop: vars.space.s });

export const fields = style({
  display: 'grid',
  gap: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const message = style({ color: vars.color.danger, fontSize: vars.text.small });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { options } from '../question-fields/question-fields.css';

export { message } from '../../basics/field/field.css';
export { group, legend, note } from '../question-fields/question-fields.css';

export const people = style([options, { display: 'grid' }]);

export const fields = style([people, { gap: vars.space.m }]);

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

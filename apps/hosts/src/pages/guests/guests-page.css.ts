import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { between } from '../../controls/layout.css';

export const summary = style([
  between,
  {
    // The button appears without a shift of the list.
    minHeight: '3.25rem',
    paddingBottom: vars.space.s,
    borderBottom: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
  },
]);

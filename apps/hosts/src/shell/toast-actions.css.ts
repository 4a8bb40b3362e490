import { vars } from '@invitation/ui/theme/contract';
import { globalStyle } from '@vanilla-extract/css';

// The buttons of sonner are 24 pixels high. A thumb needs more.
globalStyle('html [data-sonner-toaster] [data-sonner-toast] [data-button]', {
  height: '2.75rem',
  paddingInline: vars.space.m,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.body,
});
// With large text, the button is below the sentence.
globalStyle('html [data-sonner-toaster] [data-sonner-toast]', {
  flexWrap: 'wrap',
  fontSize: vars.text.body,
});
globalStyle('html [data-sonner-toaster] [data-sonner-toast] [data-content]', { flex: '1 1 7rem' });

// Content under a message that stays can be scrolled out from under it. Messages that disappear by themselves move nothing.
globalStyle('html:has([data-sonner-toast] [data-close-button]) main', {
  '@media': { screen: { paddingBottom: '12rem' } },
});

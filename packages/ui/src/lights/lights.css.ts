import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const glimmer = keyframes({ '50%': { opacity: 0.6 } });

export const root = style({
  width: '100%',
  height: 'auto',
  color: vars.color.muted,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
});

export const bulb = style({
  fill: vars.color.glow,
  stroke: vars.color.muted,
  strokeWidth: 0.75,
  '@media': {
    [media.motion]: {
      animation: `${glimmer} 3s ease-in-out infinite`,
      selectors: {
        '&:nth-of-type(3n)': { animationDelay: '-1s' },
        '&:nth-of-type(3n+1)': { animationDelay: '-2s' },
      },
    },
  },
});

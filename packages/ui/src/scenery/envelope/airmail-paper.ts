import { vars } from '../../theme/contract.css';

/** The paper of an envelope, with an airmail edge. */
export const airmailPaper = {
  background: vars.color.card,
  border: '10px solid transparent',
  borderImage: `repeating-linear-gradient(-45deg, ${vars.color.accent} 0 12px, ${vars.color.card} 12px 24px, ${vars.color.muted} 24px 36px, ${vars.color.card} 36px 48px) 10`,
  boxShadow: vars.shadow.card,
} as const;

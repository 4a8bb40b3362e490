/** Makes a part of a sentence a link. */
export const linkTo = (href: string, className?: string) => (text: string) => (
  <a key={href} href={href} className={className}>
    {text}
  </a>
);

/** Makes the one important part of a sentence bold. */
export const strong = (text: string) => <strong key="strong">{text}</strong>;

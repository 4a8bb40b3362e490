import type { DetailsSection, Inline, TextBlock } from '@invitation/domain/event/details';
import { Picture } from '../picture/picture';
import { Sentence } from '../sentence/sentence';
import * as styles from './details.css';

const Line = ({ parts }: { readonly parts: readonly Inline[] }) => (
  <Sentence>
    {parts.map((part) => {
      if (typeof part === 'string') return part;
      const { text, href } = part;
      const newTab = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' };
      return (
        // On paper, a text that is the address itself is not repeated.
        <a key={href} href={href} data-bare={text === href || undefined} {...newTab}>
          {text}
        </a>
      );
    })}
  </Sentence>
);

function Block({ kind, items }: TextBlock) {
  const [first = []] = items;
  if (kind === 'paragraph') {
    return (
      <p>
        <Line parts={first} />
      </p>
    );
  }
  const List = kind === 'numbers' ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {items.map((parts) => (
        <li key={JSON.stringify(parts)}>
          <Line parts={parts} />
        </li>
      ))}
    </List>
  );
}

/** The sections of the practical page (B18). */
export function Details({ details }: { readonly details: readonly DetailsSection[] }) {
  return (
    <div className={styles.root}>
      {details.map(({ heading, text, picture }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          {picture && (
            <Picture
              {...picture}
              className={styles.picture}
              fallback={
                <p
                  className={styles.missing}
                  style={{ aspectRatio: picture.width / picture.height }}
                >
                  {picture.alt}
                </p>
              }
            />
          )}
          {text.map((block) => (
            <Block key={JSON.stringify(block.items)} {...block} />
          ))}
        </section>
      ))}
    </div>
  );
}

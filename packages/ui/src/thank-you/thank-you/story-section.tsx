import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import { useEffect, useRef } from 'react';
import { Button } from '../../basics/button/button';
import * as section from '../../theme/section.css';
import * as styles from './thank-you.css';

/** The section that leads to the pictures (A2). */
export function StorySection({
  text,
  hasFocus = false,
  onView,
}: {
  readonly text: string;
  /** For a guest who returns from the story viewer. */
  readonly hasFocus?: boolean | undefined;
  readonly onView: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <section className={`${styles.section} ${styles.screenOnly}`}>
      <h2 className={section.heading}>{words.story}</h2>
      <p className={section.note}>{text}</p>
      <Button ref={button} onClick={onView}>
        {words.highlights}
      </Button>
    </section>
  );
}

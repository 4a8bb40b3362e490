import { form as words } from '@invitation/domain/words/group/form';
import { Button } from '../../basics/button/button';
import { centred } from '../../theme/centred.css';

/** Tells a returning guest that their reply is saved, and leads to the thank-you page without another save. */
export function Replied({ onThankYou }: { readonly onThankYou: () => void }) {
  return (
    <section className={centred} aria-label={words.isSaved}>
      <p>{words.canChange}</p>
      <Button variant="secondary" onClick={onThankYou}>
        {words.seeThankYou}
      </Button>
    </section>
  );
}

import { common as words } from '@invitation/domain/words/hosts/common';
import { Sentence } from '@invitation/ui/basics/sentence';
import { ADDRESSES } from '../context/addresses';

/** What to do first, as long as nobody is invited. */
export const FirstSteps = () => (
  <p>
    <Sentence>
      {words.firstSteps(
        (text) => (
          <a key="import" href={ADDRESSES.import}>
            {text}
          </a>
        ),
        (text) => (
          <a key="cards" href={ADDRESSES.cards}>
            {text}
          </a>
        ),
      )}
    </Sentence>
  </p>
);

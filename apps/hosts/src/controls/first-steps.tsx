import { common as words } from '@invitation/domain/words/hosts/common';
import { Sentence } from '@invitation/ui/basics/sentence';
import { ADDRESSES } from '../context/addresses';
import { linkTo } from '../context/in-sentence';

/** What to do first, shown while nobody is invited. */
export const FirstSteps = () => (
  <p>
    <Sentence>{words.firstSteps(linkTo(ADDRESSES.import), linkTo(ADDRESSES.cards))}</Sentence>
  </p>
);

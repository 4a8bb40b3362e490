import { shell as words } from '@invitation/domain/words/hosts/shell';
import { Sentence } from '@invitation/ui/basics/sentence';
import { ADDRESSES } from '../context/addresses';
import { linkTo } from '../context/in-sentence';
import { PageHeading } from '../controls/page-heading/page-heading';

export const NotFoundPage = () => (
  <>
    <PageHeading title={words.notFound} />
    <p>
      <Sentence>{words.findOrSee(linkTo(ADDRESSES.guests), linkTo(ADDRESSES.overview))}</Sentence>
    </p>
  </>
);

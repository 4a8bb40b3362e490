import { shell as words } from '@invitation/domain/words/hosts/shell';
import { Sentence } from '@invitation/ui/basics/sentence';
import { ADDRESSES } from '../context/addresses';
import { PageHeading } from '../controls/page-heading/page-heading';

export const NotFoundPage = () => (
  <>
    <PageHeading title={words.notFound} />
    <p>
      <Sentence>
        {words.findOrSee(
          (text) => (
            <a key="guests" href={ADDRESSES.guests}>
              {text}
            </a>
          ),
          (text) => (
            <a key="overview" href={ADDRESSES.overview}>
              {text}
            </a>
          ),
        )}
      </Sentence>
    </p>
  </>
);

import { ADDRESSES } from '../pages/addresses';
import { PageHeading } from '../pages/page-heading/page-heading';

/** The page of an unknown address. */
export const NotFoundPage = () => (
  <>
    <PageHeading>Page not found</PageHeading>
    <p>
      <a href={ADDRESSES.guests}>Find a guest</a>, or see{' '}
      <a href={ADDRESSES.overview}>who’s coming</a>.
    </p>
  </>
);

import { PageHeading } from '../frame/page-heading';
import { ADDRESSES } from './addresses';

/** The page of an unknown address. */
export const NotFoundPage = () => (
  <>
    <PageHeading>There is no such page</PageHeading>
    <p>
      <a href={ADDRESSES.guests}>Find a guest</a>, or see <a href={ADDRESSES.overview}>who comes</a>
      .
    </p>
  </>
);

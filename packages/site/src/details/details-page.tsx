import { details as words } from '@invitation/domain/words/group/details';
import { page } from '@invitation/domain/words/group/page';
import { Details } from '@invitation/ui/basics/details';
import { Page } from '@invitation/ui/basics/page';
import { textLink } from '@invitation/ui/theme/text-link';
import { Link, useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../page/not-found-page';
import { useSite } from '../page/site';
import { usePageTitle } from '../page/use-page-title';

// The return type is explicit, because an inferred one would depend on the routes, whose types depend on it.
export function DetailsPage(): ReactNode {
  const { mode } = useSite();
  const details = useLoaderData({ from: '/session/details' })?.[mode];
  return details ? <Sections details={details} /> : <NotFoundPage />;
}

function Sections({ details }: Parameters<typeof Details>[0]) {
  const { skyline } = useSite().celebration;
  usePageTitle(words.title);
  const back = (
    <Link to="/" className={textLink}>
      {page.toInvitation}
    </Link>
  );
  return (
    <Page title={words.title} link={back} skyline={skyline}>
      <Details details={details} />
    </Page>
  );
}

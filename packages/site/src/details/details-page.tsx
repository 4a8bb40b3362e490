import type { DetailsBySite } from '@invitation/domain/event/details';
import { onceFor } from '@invitation/domain/record/once-for';
import { details as words } from '@invitation/domain/words/group/details';
import { page } from '@invitation/domain/words/group/page';
import { Details } from '@invitation/ui/basics/details';
import { Page } from '@invitation/ui/basics/page';
import { textLink } from '@invitation/ui/theme/text-link';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { lazyImport } from '../browser/lazy-import';
import { memoizeAsync } from '../browser/memoize-async';
import { NotFoundPage } from '../page/not-found-page';
import { useSite } from '../page/site';
import { usePageTitle } from '../page/use-page-title';

const detailsFrom = onceFor((load: () => Promise<DetailsBySite>) =>
  memoizeAsync(() => lazyImport(load)),
);

export function DetailsPage() {
  const { mode, loadDetails } = useSite();
  const details = loadDetails && use(detailsFrom(loadDetails)())[mode];
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

import { page as words } from '@invitation/domain/words/group/page';
import { buttonClass } from '@invitation/ui/basics/button';
import { Page } from '@invitation/ui/basics/page';
import { Envelope } from '@invitation/ui/scenery/envelope';
import { Link } from '@tanstack/react-router';
import { useSite } from './site';
import { usePageTitle } from './use-page-title';

export function NotFoundPage() {
  const { postmark, stamp, skyline } = useSite().celebration;
  usePageTitle(words.notFound);
  return (
    <Page title={words.notFound} skyline={skyline}>
      <Envelope postmark={postmark} stamp={stamp}>
        <p>{words.notFoundText}</p>
        <Link to="/" className={buttonClass({ width: 'full' })}>
          {words.toInvitation}
        </Link>
      </Envelope>
    </Page>
  );
}

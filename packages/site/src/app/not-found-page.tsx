import { buttonClass } from '@invitation/ui/button';
import { Envelope } from '@invitation/ui/envelope';
import { Page } from '@invitation/ui/page';
import { Link } from '@tanstack/react-router';
import { useSite } from './site';
import { usePageTitle } from './use-page-title';

const TITLE = 'This address is not on the invitation';

/** The page of an unknown address (B3). */
export function NotFoundPage() {
  const { postmark, stamp, skyline } = useSite().celebration;
  usePageTitle(TITLE);
  return (
    <Page title={TITLE} skyline={skyline}>
      <Envelope postmark={postmark} stamp={stamp}>
        <p>Nothing is kept here, but the party is not far.</p>
        <Link to="/" className={buttonClass({ width: 'full' })}>
          Back to the invitation
        </Link>
      </Envelope>
    </Page>
  );
}

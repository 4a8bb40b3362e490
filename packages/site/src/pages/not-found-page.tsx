import { buttonLook } from '@invitation/ui/button';
import { Page } from '@invitation/ui/page';
import { Link } from '@tanstack/react-router';
import { useSite } from '../site';
import { useArrival } from '../use-arrival';

const TITLE = 'This address is not on the invitation';

/** What an unknown address shows (B3). */
export function NotFoundPage() {
  const { skyline } = useSite().celebration;
  useArrival(TITLE);
  return (
    <Page
      title={TITLE}
      subtitle="Nothing is kept here, but the party is not far."
      skyline={skyline}
    >
      <Link to="/" className={buttonLook()}>
        Back to the invitation
      </Link>
    </Page>
  );
}

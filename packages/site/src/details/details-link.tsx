import { details as words } from '@invitation/domain/words/group/details';
import { textLink } from '@invitation/ui/theme/text-link';
import { Link } from '@tanstack/react-router';
import { useSite } from '../page/site';

export function DetailsLink() {
  const { hasDetails } = useSite().celebration;
  if (globalThis.WITHOUT_DETAILS || !hasDetails) return null;
  return (
    <Link to="/details" className={textLink}>
      {words.title}
    </Link>
  );
}

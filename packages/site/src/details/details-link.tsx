import { details as words } from '@invitation/domain/words/group/details';
import { textLink } from '@invitation/ui/theme/text-link';
import { Link } from '@tanstack/react-router';
import { useSite } from '../page/site';

/** Leads to the practical page, for guests who have it (B18). */
export function DetailsLink() {
  const { hasDetails } = useSite().celebration;
  if (!hasDetails) return null;
  return (
    <Link to="/details" className={textLink}>
      {words.title}
    </Link>
  );
}

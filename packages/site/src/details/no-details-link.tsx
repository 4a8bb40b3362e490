// In place of `details-link.tsx`, in a site without the practical page.
import type * as link from './details-link';

export const DetailsLink: typeof link.DetailsLink = () => null;

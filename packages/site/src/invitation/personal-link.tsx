import { invitationLink } from '@invitation/domain/invitation-link';
import { PersonalLink as PersonalLinkSection } from '@invitation/ui/personal-link';
import { pageLanguage } from '../browser/language';

export function PersonalLink({
  id,
  password,
  title,
}: {
  readonly id: string;
  readonly password: string;
  readonly title: string;
}) {
  // The link opens in this language on another device, too.
  const link = invitationLink(`${location.origin}/`, id, password, pageLanguage());
  // Browsers have both APIs only in secure contexts.
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  return (
    <PersonalLinkSection
      link={link}
      onCopy={async () => navigator.clipboard.writeText(link)}
      onShare={
        share &&
        // The guest may close the share sheet.
        (() => void share({ title, url: link }).catch(() => {}))
      }
    />
  );
}

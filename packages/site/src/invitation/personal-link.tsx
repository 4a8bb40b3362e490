import { invitationLink } from '@invitation/domain/invitation-link';
import { PersonalLink as PersonalLinkSection } from '@invitation/ui/personal-link';

const inLanguage = (link: string): string => {
  const { lang, dataset } = document.documentElement;
  return dataset.languages ? `${link}&language=${lang}` : link;
};

export function PersonalLink({
  id,
  password,
  title,
}: {
  readonly id: string;
  /** The gate's password, UTF-8 in base64. */
  readonly password: string;
  readonly title: string;
}) {
  const address = invitationLink(`${location.origin}/`, id, password);
  // It opens in this language on another device, too.
  const link = import.meta.env.ONE_LANGUAGE ? address : inLanguage(address);
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

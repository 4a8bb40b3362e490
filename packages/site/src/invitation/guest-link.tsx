import { invitationLink, parseReplyLink } from '@invitation/domain/gate/invitation-link';
import { SATURDAY_FLAG } from '@invitation/domain/mode/mode';
import { withoutSoftHyphens } from '@invitation/domain/record/text-forms';
import { PersonalLink, type PersonalLinkProps } from '@invitation/ui/thank-you/personal-link';
import { useRouter } from '@tanstack/react-router';
import { pageLanguage } from '../browser/language';
import { useSite } from '../page/site';

/** @param id an invitation id, or the result of `replyLinkId`; `null` before the link to a reply is made */
export function GuestLink({
  id,
  own,
}: {
  readonly id: string | null;
  readonly own?: Pick<NonNullable<PersonalLinkProps['own']>, 'stop'> & {
    readonly make: () => Promise<string>;
  };
}) {
  const { celebration, mode, detectMode } = useSite();
  const router = useRouter();
  const { password, rsvpTitle } = celebration;
  const title = withoutSoftHyphens(rsvpTitle);
  /** The link opens in this language on other devices, too. */
  const linkOf = (id: string) => {
    const isSaturday = mode === 'saturday' && detectMode() === 'weekend';
    const search = isSaturday ? ({ saturday: SATURDAY_FLAG } as const) : {};
    // The link to a reply keeps the mode in its address. An invitation itself says which days it is for.
    const { href } = parseReplyLink(id) ? router.buildLocation({ to: '/', search }) : { href: '/' };
    return invitationLink(location.origin + href, id, password, pageLanguage());
  };
  // Browsers have both APIs only in secure contexts.
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  return (
    <PersonalLink
      link={id && linkOf(id)}
      onCopy={async (link) => navigator.clipboard.writeText(link)}
      onShare={
        share &&
        ((url) =>
          share({ title, url }).catch((error: Error) => {
            // The guest may close the share sheet.
            if (error.name !== 'AbortError') throw error;
          }))
      }
      own={
        own && {
          ...own,
          make: () => own.make().then(linkOf),
          mail: async (link) => {
            const text = [
              `subject=${encodeURIComponent(title)}`,
              `body=${encodeURIComponent(link)}`,
            ];
            location.assign(`mailto:?${text.join('&')}`);
          },
        }
      }
    />
  );
}

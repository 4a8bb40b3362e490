import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { door as words } from '@invitation/domain/words/hosts/door';
import { buttonClass } from '@invitation/ui/basics/button';
import * as layout from '../controls/layout.css';
import { readPhone } from '../model/text/phone';

/** Links that call a guest or open a message to them. Shows nothing without a phone number or an email address. */
export function ContactLinks({
  name,
  notes: { phone = '', email },
}: {
  readonly name: string;
  readonly notes: GuestNotes;
}) {
  const read = readPhone(phone, '');
  // A number without a country code can be dialled within the country, as it is written.
  const number = read === 'needsCode' ? phone.replace(/\D/g, '') : read;
  const links = [
    ...(number ? [[words.call, `tel:${number}`] as const] : []),
    ...(number ? [[words.write, `sms:${number}`] as const] : []),
    ...(!number && email
      ? [[words.write, `mailto:${encodeURIComponent(email).replace('%40', '@')}`] as const]
      : []),
  ];
  return (
    links.length > 0 && (
      <span className={layout.buttons}>
        {links.map(([text, href]) => (
          <a
            key={href}
            href={href}
            aria-label={`${text}: ${name}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            {text}
          </a>
        ))}
      </span>
    )
  );
}

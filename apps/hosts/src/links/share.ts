import { common } from '@invitation/domain/words/hosts/common';
import { toast } from 'sonner';
import type { HostsSite } from '../context/hosts-site';
import { toastError } from '../context/toast-error';

/**
 * @param done e.g. `Names copied.`
 * @returns whether the browser has copied it
 */
export async function copy(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
    return true;
  } catch {
    toastError(new Error(common.notCopied));
    return false;
  }
}

/** Opens the device's menu to share a text, or copies it on a device without one. */
export async function share(text: string, done: string): Promise<void> {
  if (!('share' in navigator)) {
    await copy(text, done);
    return;
  }
  await navigator.share({ text }).catch(async ({ name }: Error) => {
    // The host closed the menu.
    if (name !== 'AbortError') await copy(text, done);
  });
}

/**
 * A reminder, or thanks, in the language of the guests, or in all languages of the sites if theirs differ or are unknown (B16).
 *
 * @param languages the languages of all invitations that it is for
 * @param name the guest's name; by default a word for everybody
 * @param linkIn makes a link in a language; without one, the guest's browser chooses
 */
export function reminderText(
  texts: HostsSite['guestTexts'],
  languages: readonly (string | undefined)[],
  linkIn: (language?: string) => string,
  name?: string,
  kind: 'reminder' | 'thanks' = 'reminder',
): string {
  const own = texts.filter(({ language }) => languages.every((each) => each === language));
  return (own.length > 0 ? own : texts)
    .map(({ [kind]: text, everyone, language }) => {
      const values = {
        name: name ?? everyone,
        link: linkIn(texts.length > 1 ? language : undefined),
      };
      return text.replaceAll(/\{(name|link)\}/g, (_, word: keyof typeof values) => values[word]);
    })
    .join('\n\n');
}

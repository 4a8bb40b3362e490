import { common } from '@invitation/domain/words/hosts/common';
import { toast } from 'sonner';
import { toastError } from './toast-error';

/** @param done e.g. `Names copied.` */
export const copy = (text: string, done: string): Promise<unknown> =>
  navigator.clipboard.writeText(text).then(
    () => toast.success(done),
    () => toastError(new Error(common.notCopied)),
  );

/** Opens the device's menu to share a text, or copies it where there is none. */
export async function share(text: string, done: string): Promise<void> {
  if (!('share' in navigator)) {
    await copy(text, done);
    return;
  }
  await navigator.share({ text }).catch(async ({ name }: Error) => {
    // The host has closed the menu.
    if (name !== 'AbortError') await copy(text, done);
  });
}

/** @param template a text of the content, with `{name}` and `{link}` */
export const reminderText = (template: string, name: string, link: string): string =>
  template.replaceAll(/\{(name|link)\}/g, (_, word) => (word === 'name' ? name : link));

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HIDDEN =
  'Names that begin with a dot are hidden: press Command, Shift and the full stop in the Finder, or choose View, Show, Hidden items in Windows.';

/** Whether `file` is what an editor or file manager may have made of the name `.env`, such as `env.txt` or `.env copy`. */
const isMisnamed = (name: string, file: string) =>
  new RegExp(`^_?\\.?${name.slice(1)}(\\.example)?(\\.txt|\\.rtf| copy| \\(\\d\\))*$`, 'i').test(
    file,
  ) && ![name, `${name}.example`].includes(file);

/**
 * Why a settings file is not there or cannot be read, with what to do; `null` if it can be read.
 *
 * @param name such as `.env`
 */
export function fileFault(folder: string, name: string): string | null {
  const path = join(folder, name);
  if (!existsSync(path)) {
    const other = readdirSync(folder).find((file) => isMisnamed(name, file));
    if (other)
      return `There is no ${name}, but ${other}, which nothing reads. Rename it to ${name}. ${HIDDEN}`;
    return `There is no ${name}. Copy ${name}.example to ${name} and fill it in. ${HIDDEN}`;
  }
  const bytes = readFileSync(path);
  // UTF-16 begins with a byte order mark, or has a zero byte in each ASCII letter.
  if (!bytes.includes(0) && !(bytes[0] === 0xff && bytes[1] === 0xfe)) return null;
  return `${name} is saved as UTF-16, which nothing reads. Open it, choose Save as, and the encoding UTF-8.`;
}

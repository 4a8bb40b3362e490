import data from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier } from '@mdn/browser-compat-data/types';
import { isNewer } from './support';

/** @param pathsOf the paths at which a page may find a member */
function newerIn(
  objects: Identifier,
  pathsOf: (object: string, member: string) => string[],
): string[] {
  const isNewerIn = (parent: Identifier, name: string) => {
    const compat = parent[name]?.__compat;
    return compat !== undefined && isNewer(compat);
  };
  return Object.keys(objects).flatMap((name) => {
    const object = objects[name] ?? {};
    if (isNewerIn(objects, name)) return [name];
    return Object.keys(object)
      .filter((member) => member !== name && !member.endsWith('_event'))
      .filter((member) => isNewerIn(object, member))
      .flatMap((member) => pathsOf(name, member));
  });
}

/** The APIs that one of the oldest supported browsers does not have, e.g. `Array.prototype.with`. */
export const NEWER_APIS: readonly string[] = [
  ...newerIn(data.api, (object, member) => {
    if (member.endsWith('_static')) return [`${object}.${member.replace('_static', '')}`];
    // The members of `Window` are global.
    return [object === 'Window' ? member : `${object}.prototype.${member}`];
  }),
  // The data does not tell which of these are static.
  ...newerIn(data.javascript.builtins ?? {}, (object, member) => [
    `${object}.${member}`,
    `${object}.prototype.${member}`,
  ]),
];

/** Runs in the page. */
export function removeApis(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const member = names.pop() ?? '';
    // `Object` returns an empty object for a missing one.
    const owner = names.reduce<object>((object, name) => Object(Reflect.get(object, name)), window);
    Reflect.deleteProperty(owner, member);
  }
}

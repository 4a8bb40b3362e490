import { slugOf } from '../kit/slug';

/** Between the names of hosts, as in `Nora & Sam` or `Nora and Sam`. */
const BETWEEN = /\s*(?:[&+,]|\b(?:and|or)\b)\s*/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const namesIn = (hosts: string): string[] => hosts.split(BETWEEN).filter((name) => name !== '');

const wordsOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/**
 * Replaces the hosts' old names in a text. Each name is also replaced by itself, as in `ask Nora or Sam`, if there are as many new
 * names as old ones.
 */
export function rename(text: string, oldHosts: string, newHosts: string): string {
  if (oldHosts === newHosts || oldHosts === '') return text;
  const oldNames = namesIn(oldHosts);
  const newNames = namesIn(newHosts);
  const names = new Map([[oldHosts, newHosts]]);
  if (oldNames.length === newNames.length) {
    for (const [index, name] of oldNames.entries()) names.set(name, newNames[index] ?? name);
  }
  return text.replaceAll(wordsOf([...names.keys()]), (found) => names.get(found) ?? found);
}

/** A name that looks like a domain, such as `nora-and-sam.example`. */
export const domainOf = (hosts: string): string =>
  `${slugOf(hosts.replaceAll('&', ' and ')) || 'celebration'}.example`;

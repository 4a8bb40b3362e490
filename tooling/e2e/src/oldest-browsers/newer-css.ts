import data from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier } from '@mdn/browser-compat-data/types';
import { type CssNode, type Declaration, parse, walk } from 'css-tree';
import { isNewer } from './support';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css;

const UNIT_GROUPS: Readonly<Record<string, string>> = { s: 'small', l: 'large', d: 'dynamic' };

function unitData(unit: string): Identifier | undefined {
  const group = /^([sld])v(h|w|i|b|min|max)$/.exec(unit)?.[1];
  return types.length?.[group ? `viewport_percentage_units_${UNIT_GROUPS[group]}` : unit];
}

/** All data of a name below `parent`, e.g. of the function `color-mix`, which is below `types.color`. */
function findAll(name: string, parent: Identifier): Identifier[] {
  return Object.entries(parent).flatMap(([key, child]) => {
    if (key === '__compat') return [];
    const below = findAll(name, child as Identifier);
    return key === name ? [child as Identifier, ...below] : below;
  });
}

/**
 * Lists the CSS in a style sheet that one of the oldest supported browsers, or the data, does not know. Leaves out
 * `@supports` blocks, which older browsers skip, and names with a vendor prefix.
 *
 * @throws if it cannot parse the style sheet
 */
export function newerCss(styleSheet: string): Set<string> {
  const newer = new Set<string>();
  const record = (name: string, ...found: (Identifier | undefined)[]) => {
    const known = found.flatMap((each) => each?.__compat ?? []);
    if (!name.includes(':-') && !name.startsWith('-') && known.every(isNewer)) newer.add(name);
  };
  const recordValues = ({ property, value }: Declaration, known: Identifier | undefined) =>
    walk(value, (node) => {
      if (node.type === 'Identifier' && known?.[node.name]?.__compat) {
        record(`${property}: ${node.name}`, known[node.name]);
      }
      if (node.type === 'Dimension' && unitData(node.unit)) record(node.unit, unitData(node.unit));
      if (node.type === 'Function') {
        const found = findAll(node.name, data.css);
        if (found.length > 0) record(`${node.name}()`, ...found);
      }
    });
  const onParseError = (error: Error) => {
    throw error;
  };
  walk(parse(styleSheet, { onParseError }), {
    enter(this: { skip: symbol; atrule: { name: string } | null }, node: CssNode) {
      if (node.type === 'Atrule') record(`@${node.name}`, atRules[node.name]);
      if (node.type === 'Atrule' && node.name === 'supports') return this.skip;
      if (node.type === 'Feature') {
        record(`@media ${node.name}`, atRules.media?.[node.name.replace(/^(min|max)-/, '')]);
      }
      if (node.type === 'FeatureRange') record('@media range', atRules.media?.range_syntax);
      if (node.type === 'NestingSelector') record('nesting', selectors.nesting);
      if (node.type === 'PseudoClassSelector') record(`:${node.name}`, selectors[node.name]);
      if (node.type === 'PseudoElementSelector') record(`::${node.name}`, selectors[node.name]);
      if (node.type === 'Declaration') {
        const descriptors = this.atrule && atRules[this.atrule.name];
        const known = properties[node.property] ?? descriptors?.[node.property];
        record(node.property, known);
        recordValues(node, known);
      }
      return undefined;
    },
  });
  return newer;
}

import { readFileSync } from 'node:fs';
import { builtinResolvers, ERROR_CODES, type PropDescriptor, parse } from 'react-docgen';

/** Something that a property can show. */
export interface State {
  readonly prop: string;
  /** One of the words of the property; `true` for a flag; `given` for any other optional property, except ids and callbacks. */
  readonly value: string;
  /** Shown without the property. */
  readonly isDefault: boolean;
}

/** An exported component. */
export interface Component {
  readonly name: string;
  readonly hasDescription: boolean;
  readonly states: readonly State[];
}

const unquoted = (text: string) => text.replaceAll(/^['"]|['"]$/g, '');

function statesOf(prop: string, { required, tsType, defaultValue }: PropDescriptor): State[] {
  if (!tsType) return [];
  const words =
    tsType.name === 'union' && 'elements' in tsType
      ? tsType.elements.flatMap((element) =>
          element.name === 'literal' && 'value' in element ? [unquoted(element.value)] : [],
        )
      : [];
  const fallback = unquoted(String(defaultValue?.value ?? ''));
  if (words.length > 0) {
    return words.map((value) => ({ prop, value, isDefault: value === fallback }));
  }
  if (tsType.name === 'boolean') return [{ prop, value: 'true', isDefault: fallback === 'true' }];
  const isInvisible = /^id$|Id$|^on[A-Z]/.test(prop);
  return required || isInvisible ? [] : [{ prop, value: 'given', isDefault: false }];
}

/** The exported components of a file. */
export function readComponents(file: string): Component[] {
  try {
    const found = parse(readFileSync(file, 'utf8'), {
      filename: file,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
    return found.map(({ displayName = '', description, props = {} }) => ({
      name: displayName,
      hasDescription: Boolean(description),
      states: Object.entries(props).flatMap(([prop, descriptor]) => statesOf(prop, descriptor)),
    }));
  } catch (error) {
    const isWithout =
      error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (isWithout) return [];
    throw error;
  }
}

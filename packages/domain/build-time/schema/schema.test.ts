import { describe, expect, it } from 'vitest';
import { jsonSchemaOf, SCHEMAS } from './schema';

interface JsonSchema {
  readonly title?: string;
  readonly examples?: readonly unknown[];
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** All single values by their path. */
function leavesOf(schema: JsonSchema, path = ''): [path: string, schema: JsonSchema][] {
  if (schema.items) return leavesOf(schema.items, `${path}[]`);
  if (!schema.properties) return [[path, schema]];
  return Object.entries(schema.properties).flatMap(([name, value]) =>
    leavesOf(value, path ? `${path}.${name}` : name),
  );
}

describe.each(Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[])('The schema of %s', (kind) => {
  it('has a title and an example for each value', () => {
    const leaves = leavesOf(jsonSchemaOf(kind) as JsonSchema);
    expect(leaves.length).toBeGreaterThan(3);
    const bare = leaves.filter(([, { title, examples }]) => !title || !examples?.length);
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it('lets editors take a text such as 600 for a number', () => {
    const types = leavesOf(jsonSchemaOf(kind) as JsonSchema).map(([, { type }]) => type);
    expect(types).toContainEqual(['string', 'number']);
  });
});

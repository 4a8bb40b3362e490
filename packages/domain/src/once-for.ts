/**
 * Makes a value once for an object, such as a schema for the days of a celebration. It takes longer to make a schema than to
 * parse a hundred documents.
 */
export function onceFor<Source extends object, Value>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  const values = new WeakMap<Source, Value>();
  return (source) => {
    const value = values.get(source) ?? make(source);
    values.set(source, value);
    return value;
  };
}

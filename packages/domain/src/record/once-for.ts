/** Makes a value once for each object, because making a schema takes longer than parsing a hundred documents. */
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

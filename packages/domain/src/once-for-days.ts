/** Makes a schema once for the days of a celebration. It takes longer to make one than to parse a hundred documents. */
export function onceForDays<Days extends object, Schema>(
  make: (days: Days) => Schema,
): (days: Days) => Schema {
  const schemas = new WeakMap<Days, Schema>();
  return (days) => {
    const schema = schemas.get(days) ?? make(days);
    schemas.set(days, schema);
    return schema;
  };
}

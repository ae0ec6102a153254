/** The object without its empty entries: in this importer, absent means "the source does not say". */
export function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

const pluralOf = (name: string): string =>
  name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;

/** Each name of a stone in the singular, by its singular and its plural. */
export const singularOf = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap((name) => [
      [name, name],
      [pluralOf(name), name],
    ]),
  );

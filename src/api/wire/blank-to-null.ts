/** Replaces "" with null in these fields, since forms send "" for blank ones. Anything but an object is returned as it is. */
export function blankToNull(body: unknown, fields: readonly string[]): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const entries = Object.entries(body).map(([name, value]): [string, unknown] =>
    value === "" && fields.includes(name) ? [name, null] : [name, value],
  );
  return Object.fromEntries(entries);
}

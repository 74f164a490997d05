/** A form sends "" for a field that nobody filled in. Anything but an object is handed on as it is. */
export function blankToNull(body: unknown, fields: readonly string[]): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const entries = Object.entries(body).map(([name, value]): [string, unknown] =>
    value === "" && fields.includes(name) ? [name, null] : [name, value],
  );
  return Object.fromEntries(entries);
}

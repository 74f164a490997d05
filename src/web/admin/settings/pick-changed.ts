/** The fields whose values differ. */
export function pickChanged<Values extends Record<string, unknown>>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
  return Object.fromEntries(changed) as Partial<Values>;
}

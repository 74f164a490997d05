import { isSameJson } from "#contract/canonical-json.ts";
/** The fields whose values differ, lists and objects compared by their content. */
export function pickChanged<Values extends Record<string, unknown>>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = Object.entries(after).filter(([name, value]) => !isSameJson(before[name], value));
  return Object.fromEntries(changed) as Partial<Values>;
}

import { FACT_FIELDS } from "#contract/catalogue/fact-fields.ts";

/** The columns of a piece's facts, empty, as a source leaves them that has none. */
export const BLANK_FACTS: Record<string, null> = Object.fromEntries(
  Object.values(FACT_FIELDS).map(({ column }) => [column, null]),
);

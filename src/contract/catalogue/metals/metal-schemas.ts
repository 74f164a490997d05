import { isSameJson } from "../../canonical-json.ts";
import { z } from "../../zod.ts";
import { entriesInput } from "../entries/entries-input.ts";
import { ALLOY_NAMES, OTHER_ALLOY } from "./alloys.ts";
import { formatMetals, type Metal, parseGrams, parseMetals } from "./metals-text.ts";

export const metalSchema = z.object({
  /** An alloy such as "18k-yellow-gold", or "other" with a name. */
  alloy: z.enum(ALLOY_NAMES),
  /** "4.20" */
  grams: z.string().optional(),
  name: z.string().optional(),
});

const PROBLEM =
  "Write metals as “18k yellow gold 4.2 g; sterling silver”, weights above 0 and at most 10000 g";

const givenMetal = z.object({
  alloy: z.enum(ALLOY_NAMES, "This is not an alloy we know"),
  grams: z.union([z.string(), z.number()]).nullish(),
  name: z.string().trim().max(255).nullish(),
});

/** Metals as a list or as people write them; the text that a column holds within. */
export const metalsInput = entriesInput({
  given: z.array(givenMetal).max(20),
  parse: parseMetals,
  read: toMetals,
  format: formatMetals,
  problem: PROBLEM,
});

/** Undefined where a metal would not be read back as it was given. */
function toMetals(given: z.output<typeof givenMetal>[]): Metal[] | undefined {
  const metals = given.map(({ alloy, grams, name }): Metal => ({
    alloy,
    ...(grams !== null && grams !== undefined && { grams: parseGrams(String(grams)) ?? "" }),
    ...(alloy === OTHER_ALLOY && { name: name ?? "" }),
  }));
  return isSameJson(parseMetals(formatMetals(metals) ?? ""), metals) ? metals : undefined;
}

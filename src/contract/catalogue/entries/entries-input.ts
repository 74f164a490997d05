import { z } from "../../zod.ts";

/** The column that holds them, in characters. */
const MAX_LENGTH = 2000;

type Reading<Given, Entry> = {
  given: z.ZodType<Given[]>;
  parse: (text: string) => Entry[] | undefined;
  /** Undefined where an entry would not be read back as it was given. */
  read: (given: Given[]) => Entry[] | undefined;
  format: (entries: Entry[]) => string | null;
  /** The sentence for what cannot be read. */
  problem: string;
};

/** Entries as a list or as people write them; the text that their column holds within. */
export const entriesInput = <Given, Entry>(reading: Reading<Given, Entry>) =>
  z.union([reading.given, z.string().max(MAX_LENGTH)]).transform((given, context) => {
    const entries = typeof given === "string" ? reading.parse(given) : reading.read(given);
    const text = entries && reading.format(entries);
    if (text !== undefined && (text?.length ?? 0) <= MAX_LENGTH) return text;
    context.addIssue(reading.problem);
    return z.NEVER;
  });

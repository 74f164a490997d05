import { isSameJson } from "../../canonical-json.ts";
import { z } from "../../zod.ts";
import { entriesInput } from "../entries/entries-input.ts";
import { parseCarats } from "./parse-carats.ts";
import { formatStones, MAX_STONE_COUNT, parseStones, type Stone } from "./stones-text.ts";

export const stoneSchema = z.object({
  /** Species and variety, "blue sapphire". */
  kind: z.string(),
  cut: z.string().optional(),
  /** Of all together, "1.2". */
  carats: z.string().optional(),
  count: z.int().optional(),
  /** "6.9 mm" */
  size: z.string().optional(),
  treatment: z.string().optional(),
  labGrown: z.boolean().optional(),
  origin: z.string().optional(),
});

const PROBLEM =
  "Write stones as “2 × round sapphire, 1.2 ct, 6.9 mm, heated, from Montana”, numbers above 0";

const words = z.string().trim().max(255).nullish();
const givenStone = z.object({
  kind: z.string().trim().min(1).max(255),
  cut: words,
  carats: z.union([z.string(), z.number()]).nullish(),
  count: z.int().min(1).max(MAX_STONE_COUNT).nullish(),
  size: words,
  treatment: words,
  labGrown: z.boolean().nullish(),
  origin: words,
});

/** Stones as a list or as people write them; the text that a column holds within. */
export const stonesInput = entriesInput({
  given: z.array(givenStone).max(50),
  parse: parseStones,
  read: toStones,
  format: formatStones,
  problem: PROBLEM,
});

/** Undefined where a stone has a number that is none, or words that would be read back as something else. */
function toStones(given: z.output<typeof givenStone>[]): Stone[] | undefined {
  const stones = given.map(({ kind, cut, carats, count, size, treatment, labGrown, origin }) => ({
    kind,
    ...(cut && { cut }),
    ...(carats !== null && carats !== undefined && { carats: parseCarats(carats) ?? "0" }),
    ...(count && { count }),
    ...(size && { size }),
    ...(treatment && { treatment }),
    ...(labGrown && { labGrown }),
    ...(origin && { origin }),
  }));
  const read = parseStones(formatStones(stones) ?? "");
  const withKinds = read?.map((stone, at) => ({ ...stone, kind: stones[at]?.kind }));
  const isKindKept = read?.every(
    (stone, at) => parseStones(stones[at]?.kind ?? "")?.[0]?.kind === stone.kind,
  );
  return isKindKept && withKinds && isSameSizes(withKinds, stones) ? read : undefined;
}

/** A size may be written in its own way, "13x10mm". */
const isSameSizes = (read: object[], given: Stone[]): boolean =>
  isSameJson(
    read,
    given.map((stone, at) => ({
      ...stone,
      ...(stone.size && { size: sizeOf(stone.size) ?? `unreadable size ${at}` }),
    })),
  );

const sizeOf = (size: string): string | undefined => parseStones(`stone, ${size}`)?.[0]?.size;

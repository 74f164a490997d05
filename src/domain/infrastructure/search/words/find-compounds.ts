import type { Shop } from "../../../shop.ts";
import { stemWord } from "./stem-word.ts";

/** The stems of compounds, "=dragonfli", by the second of the words that they were written as. */
export type Compounds = ReadonlyMap<string, string>;

/** Finds known words that a search text writes as two: "dragon fly", "ear rings". */
export async function findCompounds({ db }: Shop, words: string[]): Promise<Compounds> {
  const stems = new Map<string, string>();
  for (const [index, second] of words.slice(1).entries()) {
    const written = `${words[index]}${second}`;
    if (/^\p{L}{4,}$/u.test(written)) stems.set(second, stemWord(written));
  }
  if (stems.size === 0) return stems;
  const rows = await db
    .selectFrom("searchWords")
    .select("word")
    .where("variant", "in", [...stems.values()])
    .whereRef("variant", "=", "word")
    .execute();
  const known = new Set(rows.map(({ word }) => word));
  return new Map([...stems].filter(([, stem]) => known.has(stem)));
}

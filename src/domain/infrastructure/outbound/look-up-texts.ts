import { Resolver } from "node:dns/promises";

const ABSENT = new Set(["ENOTFOUND", "ENODATA"]);

/** The texts of a name's TXT records, [] where it has none; within about ten seconds. */
export async function lookUpTexts(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}

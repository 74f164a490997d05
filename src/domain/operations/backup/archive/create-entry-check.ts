import { ArchiveError } from "./archive-error.ts";
import { ENTRY_LIMITS } from "./archive-limits.ts";

type Header = { name: string; type?: string | null; size?: number };

/** A check of an archive's entries, one after another. It throws ArchiveError for what no backup holds. */
export function createEntryCheck(): (header: Header) => void {
  const names = new Set<string>();
  const counts = ENTRY_LIMITS.map(() => 0);
  return ({ name, type, size = 0 }) => {
    const kind = ENTRY_LIMITS.findIndex(({ pattern }) => pattern.test(name));
    const limit = ENTRY_LIMITS[kind];
    if (type !== "file" || !limit) {
      throw new ArchiveError(
        `it holds ${JSON.stringify(name.slice(0, 100))}, which no backup does`,
      );
    }
    if (names.has(name)) throw new ArchiveError(`it holds ${name} twice`);
    names.add(name);
    if (size > limit.maxBytes) throw new ArchiveError(`${name} in it is too large`);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (counts[kind] > limit.maxCount) throw new ArchiveError("it holds too many files");
  };
}

import { openRevisionReader, readRevision } from "#database/revision.ts";
import type { Shop } from "../../shop.ts";

/** How the revision is read: at once from an embedded database, with a question to another. */
export type Revisions =
  | { at: "once"; read: () => number; close: () => void }
  | { at: "a-distance"; read: () => Promise<number>; close: () => void };

/**
 * Tells whether what visitors see has changed, in whatever process: the number is another one then.
 * @param file the embedded database, where that is what the shop runs on
 */
export function openRevisions(shop: Pick<Shop, "db" | "engine">, file: string): Revisions {
  if (shop.engine === "sqlite") return { at: "once", ...openRevisionReader(file) };
  let asked: Promise<number> | undefined;
  const read = () => {
    if (!asked) {
      asked = readRevision(shop.db);
      // Who asks in the same turn of the loop shares the answer; whoever comes later may know of a change.
      setImmediate(() => (asked = undefined));
    }
    return asked;
  };
  return { at: "a-distance", read, close: () => undefined };
}

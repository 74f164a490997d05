import { openRevisionReader, readRevision } from "#database/revision.ts";
import type { Revisions } from "../../services/revisions.ts";
import type { Shop } from "../../shop.ts";

/**
 * @param file path of the embedded database; unused with PostgreSQL
 */
export function openRevisions(shop: Pick<Shop, "db" | "engine">, file: string): Revisions {
  if (shop.engine === "sqlite") return { location: "in-process", ...openRevisionReader(file) };
  let pending: Promise<number> | undefined;
  const read = () => {
    if (!pending) {
      pending = readRevision(shop.db);
      // Calls within one turn of the event loop share a query; a later one may follow a write.
      setImmediate(() => (pending = undefined));
    }
    return pending;
  };
  return { location: "remote", read, close: () => undefined };
}

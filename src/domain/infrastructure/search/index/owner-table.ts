import { sql } from "kysely";
import type { SearchKind } from "./search-index.ts";

/** The table of what the index describes. */
export const ownerTable = (kind: SearchKind) =>
  sql.table(kind === "product" ? "products" : "collections");

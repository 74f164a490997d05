import { type RawBuilder, sql } from "kysely";
import type { Shop } from "./shop.ts";

/**
 * The right side of `where("id", "in", …)` for any number of ids. One parameter, since both engines
 * limit their number, and one statement text, which can be cached.
 */
export function idList({ engine }: Pick<Shop, "engine">, ids: number[]): RawBuilder<number> {
  return engine === "sqlite"
    ? sql<number>`(select value from json_each(${JSON.stringify(ids)}))`
    : sql<number>`(select unnest(${`{${ids.join(",")}}`}::int[]))`;
}

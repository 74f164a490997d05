import { type RawBuilder, sql } from "kysely";
import type { Shop } from "./shop.ts";

/**
 * The right side of `where("id", "in", …)` for any number of ids: one parameter, one statement text,
 * where a list of parameters would meet each engine's limit.
 */
export function idList({ engine }: Pick<Shop, "engine">, ids: number[]): RawBuilder<number> {
  return engine === "sqlite"
    ? sql<number>`(select value from json_each(${JSON.stringify(ids)}))`
    : sql<number>`(select unnest(${`{${ids.join(",")}}`}::int[]))`;
}

import { type Expression, type SqlBool, sql } from "kysely";
import type { Shop } from "./shop.ts";

/** Case-insensitive substring match, É and é included; wildcard characters in the text match themselves. */
export const contains = (
  { engine }: Pick<Shop, "engine">,
  column: Expression<string>,
  text: string,
): Expression<SqlBool> => {
  const lower = sql.raw(engine === "sqlite" ? "unicode_lower" : "lower");
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${lower}(${column}) like ${lower}(${pattern}) escape '\\'`;
};

import { type Expression, type SqlBool, sql } from "kysely";

/** Case-insensitive substring match; wildcard characters in the text match themselves. */
export const contains = (column: Expression<string>, text: string): Expression<SqlBool> =>
  sql<boolean>`lower(${column}) like ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

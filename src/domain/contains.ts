import { type Expression, type SqlBool, sql } from "kysely";

/** Whether a column holds a text somewhere, whatever the capitals; signs that SQL would read are plain text. */
export const contains = (column: Expression<string>, text: string): Expression<SqlBool> =>
  sql<boolean>`lower(${column}) like ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

import { type Expression, type SqlBool, sql } from "kysely";

/** Substring match without regard to case, É and é included; wildcard characters in the text match themselves. */
export const contains = (column: Expression<string | null>, text: string): Expression<SqlBool> => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`fold_text(${column}) like fold_text(${pattern}) escape '\\'`;
};

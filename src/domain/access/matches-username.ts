import { type SqlBool, sql } from "kysely";

/** Condition on the users table: usernames are unique and compared without regard to case. */
export const matchesUsername = (username: string) =>
  sql<SqlBool>`lower(username) = lower(${username.trim()})`;

import { expressionBuilder } from "kysely";
import { foldName } from "#contract/fold-name.ts";
import type { Tables } from "#database/tables.ts";

/** Condition on the users table: usernames are unique and compared without regard to case. */
export const matchesUsername = (username: string) =>
  expressionBuilder<Tables, "users">()("users.nameKey", "=", foldName(username.trim()));

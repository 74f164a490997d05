import type { User } from "#contract/sign-in.ts";

export const USER_COLUMNS = [
  "users.id",
  "users.username",
  "users.email",
  "users.firstName",
  "users.lastName",
] as const;

/** What may be shown of a user: never the password's hash. */
export const toUser = (row: User): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
});

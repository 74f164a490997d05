import type { User } from "#contract/access/sign-in.ts";

export const USER_COLUMNS = [
  "users.id",
  "users.username",
  "users.email",
  "users.firstName",
  "users.lastName",
  "users.profileImageUrl",
  "users.access",
  "users.createdAt",
  "users.updatedAt",
] as const;

/** A user without the password hash. */
export const toUser = (row: User): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
  access: row.access,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

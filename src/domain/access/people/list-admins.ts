import type { Shop } from "../../shop.ts";

export type Admin = {
  username: string;
  /** ISO 8601. */
  createdAt: string;
};

/** All admins, oldest first. */
export async function listAdmins(shop: Shop): Promise<Admin[]> {
  return shop.db
    .selectFrom("users")
    .select(["username", "createdAt"])
    .orderBy("createdAt")
    .orderBy("nameKey")
    .execute();
}

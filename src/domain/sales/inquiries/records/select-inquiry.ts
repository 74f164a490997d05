import type { Shop } from "../../../shop.ts";

/** Selects the row of an inquiry that is not in the trash. */
export const selectInquiry = ({ db }: Shop, id: number) =>
  db.selectFrom("inquiries").selectAll().where("id", "=", id).where("deletedAt", "is", null);

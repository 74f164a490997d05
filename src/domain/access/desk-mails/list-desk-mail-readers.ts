import type { DeskMailKind } from "#contract/access/desk-mails.ts";
import type { Shop } from "../../shop.ts";
import { DESK_MAIL_COLUMNS } from "./desk-mail-columns.ts";

export type DeskMailReader = { id: string; email: string };

/** Who wants a mail and can get it: people with access to everything and an email address. */
export async function listDeskMailReaders(
  { db }: Shop,
  kind: DeskMailKind,
): Promise<DeskMailReader[]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where("access", "=", "everything")
    .where("passwordHash", "!=", "")
    .where("email", "is not", null)
    .where(DESK_MAIL_COLUMNS[kind], "=", true)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, email }) => (email ? [{ id, email }] : []));
}

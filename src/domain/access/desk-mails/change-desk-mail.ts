import type { Shop } from "../../shop.ts";
import { DESK_MAIL_COLUMNS } from "./desk-mail-columns.ts";
import type { DeskMailChoice } from "./desk-mail-token.ts";

/** Whether the person of a token gets these mails; a removed one gets none. */
export async function findDeskMailChoice(
  { db }: Shop,
  { kind, userId }: DeskMailChoice,
): Promise<{ isActive: boolean }> {
  const column = DESK_MAIL_COLUMNS[kind];
  const person = await db
    .selectFrom("users")
    .select(column)
    .where("id", "=", userId)
    .executeTakeFirst();
  return { isActive: person?.[column] ?? false };
}

/** Ends or resumes the mails of a token. Idempotent; a removed person stays removed. */
export async function changeDeskMail(
  { db }: Shop,
  { kind, userId }: DeskMailChoice,
  isActive: boolean,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ [DESK_MAIL_COLUMNS[kind]]: isActive })
    .where("id", "=", userId)
    .execute();
}

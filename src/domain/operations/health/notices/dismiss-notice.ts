import type { Shop } from "../../../shop.ts";

/** Takes the problems of health off the To-Do List until the next notice of them, or puts them back. */
export async function dismissNotice({ db, now }: Shop, isDismissed: boolean): Promise<void> {
  await db
    .updateTable("healthProblems")
    .set({ dismissedAt: isDismissed ? now().toISOString() : null })
    .where("noticedOn", "is not", null)
    .execute();
}

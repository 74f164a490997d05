import type { Dismissal } from "#contract/operations/insights.ts";
import type { Shop } from "../../shop.ts";

/** Takes a search without results or a missing page off the Insights screen, or puts it back. */
export async function dismissFinding(
  { db, now }: Shop,
  { kind, subject, dismissed }: Dismissal,
  by: string | null,
): Promise<void> {
  if (!dismissed) {
    await db
      .deleteFrom("dismissedFindings")
      .where("kind", "=", kind)
      .where("subject", "=", subject)
      .execute();
    return;
  }
  await db
    .insertInto("dismissedFindings")
    .values({ kind, subject, dismissedBy: by ?? "", dismissedAt: now().toISOString() })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
    .execute();
}

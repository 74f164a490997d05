import { readSample } from "../../importing/sample-catalogue/files/sample-files.ts";
import { lastChangeAt } from "../../importing/sample-catalogue/writing/write-sample-orders.ts";
import type { Shop } from "../../shop.ts";
import type { Found } from "./found.ts";

/** Changes at one instant are dated a millisecond apart. */
const TOLERANCE_MILLISECONDS = 1000;

/** Ids of the sample orders; one that was changed after the sample was loaded is edited. */
export async function findSampleOrders({ db }: Shop): Promise<Found<number>> {
  const samples = await readSample("orders");
  const rows = await db
    .selectFrom("orders")
    .select(["id", "customerName", "customerEmail", "createdAt", "updatedAt"])
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  const found: Found<number> = { left: [], edited: [] };
  for (const row of rows) {
    const sample = samples.find(
      ({ customerEmail, createdAt }) =>
        customerEmail === row.customerEmail && createdAt === row.createdAt,
    );
    if (!sample) continue;
    const since = Date.parse(row.updatedAt) - Date.parse(lastChangeAt(sample));
    if (Math.abs(since) < TOLERANCE_MILLISECONDS) found.left.push(row.id);
    else found.edited.push(`Order of ${row.customerName}`);
  }
  return found;
}

/** Ids of the sample subscribers; somebody who has confirmed the address is a reader and stays. */
export async function findSampleSubscribers({ db }: Shop): Promise<number[]> {
  const samples = new Map((await readSample("subscribers")).map((each) => [each.email, each]));
  const rows = await db
    .selectFrom("subscribers")
    .select(["id", "email", "createdAt"])
    .where("deletedAt", "is", null)
    .where("confirmedAt", "is", null)
    .orderBy("id")
    .execute();
  return rows
    .filter(({ email, createdAt }) => samples.get(email)?.createdAt === createdAt)
    .map(({ id }) => id);
}

import { INQUIRY_STATES, type InquiryCounts } from "#contract/sales/inquiries.ts";
import type { Shop } from "../../shop.ts";

/** How many inquiries are in each state. */
export async function countInquiries({ db }: Shop): Promise<InquiryCounts> {
  const rows = await db
    .selectFrom("inquiries")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("deletedAt", "is", null)
    .groupBy("state")
    .execute();
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const entries = INQUIRY_STATES.map((state) => [state, countOf(state)]);
  return Object.fromEntries(entries) as InquiryCounts;
}

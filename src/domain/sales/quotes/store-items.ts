import type { Shop } from "../../shop.ts";
import type { resolveQuote } from "./resolve-quote.ts";

type Items = Awaited<ReturnType<typeof resolveQuote>>["items"];

/** Stores the lines of a draft in place of those it has. */
export async function storeItems({ db }: Shop, quoteId: number, items: Items): Promise<void> {
  await db.deleteFrom("quoteItems").where("quoteId", "=", quoteId).execute();
  const rows = items.map((item) => ({ ...item, quoteId }));
  await db.insertInto("quoteItems").values(rows).execute();
}

import type { Shop } from "../../shop.ts";
import { readInBatches } from "../../read-in-batches.ts";
import type { CellValue, Sheet } from "./sheet.ts";

export function subscribersSheet(shop: Shop): Sheet {
  return {
    name: "Subscribers",
    columns: [
      { header: "ID", kind: "integer", width: 8 },
      { header: "E-mail", kind: "text", width: 36 },
      { header: "Active", kind: "yes-no", width: 8 },
      { header: "Subscribed (UTC)", kind: "instant", width: 17 },
      { header: "Confirmed (UTC)", kind: "instant", width: 17 },
    ],
    rows: readSubscribers(shop),
  };
}

async function* readSubscribers({ db }: Shop): AsyncGenerator<CellValue[]> {
  const parts = readInBatches((after, limit) =>
    db
      .selectFrom("subscribers")
      .select(["id", "email", "isActive", "createdAt", "confirmedAt"])
      .where("id", ">", after)
      .where("deletedAt", "is", null)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const subscribers of parts) {
    for (const { id, email, isActive, createdAt, confirmedAt } of subscribers) {
      yield [id, email, isActive, createdAt, confirmedAt];
    }
  }
}

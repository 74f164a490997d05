import type { Waiter } from "#contract/sales/waiting-list.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";

type WaiterQuery = {
  productId?: number | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Who waits for a piece, or for any, confirmed or not, longest waiting first. Told ones are left out. */
export async function listWaiters(
  { db }: Shop,
  { productId, limit, offset = 0 }: WaiterQuery = {},
): Promise<Page<Waiter>> {
  const matching = db
    .selectFrom("waitingList")
    .innerJoin("products", "products.id", "waitingList.productId")
    .where("waitingList.notifiedAt", "is", null)
    .where("products.deletedAt", "is", null)
    .$if(productId !== undefined, (query) =>
      query.where("waitingList.productId", "=", productId ?? 0),
    );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const items = await matching
    .select([
      "waitingList.id",
      "waitingList.productId",
      "products.name as productName",
      "waitingList.email",
      "waitingList.confirmedAt",
      "waitingList.createdAt",
    ])
    .orderBy("waitingList.id")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items, total };
}

import type { Subscriber } from "#contract/newsletter/subscribers.ts";
import { contains } from "../../contains.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";

export type SubscriberQuery = {
  /** Part of an email address. */
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Subscribers, newest first; all of them without a limit. */
export async function listSubscribers(
  shop: Shop,
  { search, limit, offset = 0 }: SubscriberQuery = {},
): Promise<Page<Subscriber>> {
  const needle = search?.trim() ?? "";
  const matching = shop.db
    .selectFrom("subscribers")
    .where("deletedAt", "is", null)
    .$if(needle !== "", (query) => query.where((eb) => contains(eb.ref("email"), needle)));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const items = await matching
    .select(["id", "email", "isActive", "confirmedAt", "createdAt"])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items, total };
}

import type { SubscriberRecord } from "#contract/import-records.ts";
import { preserveId } from "../../preserve-id.ts";
import type { Shop } from "../../shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import type { RecordHandler } from "./record-handler.ts";

export const subscriberRecords: RecordHandler<SubscriberRecord> = {
  noun: "subscriber",
  keyOf: ({ email }) => email,
  find: async ({ db }, { email }) => {
    const found = await db
      .selectFrom("subscribers")
      .select("id")
      .where("email", "=", email)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    return found?.id ?? null;
  },
  check: () => Promise.resolve(),
  add: async (shop, { email, isActive, origin }) => {
    const hadUnsubscribed = isActive && (await hasUnsubscribed(shop, email));
    // No welcome mail: they were subscribed before.
    const { id } = await shop.db
      .insertInto("subscribers")
      .values({
        ...(await preserveId(shop, "subscribers", origin.id)),
        email,
        isActive: isActive && !hadUnsubscribed,
        createdAt: origin.createdAt ?? shop.now().toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return {
      id,
      notes: hadUnsubscribed ? ["They had unsubscribed here, and get no letters."] : [],
    };
  },
  stateOf: async ({ db }, id) => {
    const subscriber = await db
      .selectFrom("subscribers")
      .select(["email", "isActive"])
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    return subscriber ? JSON.stringify([subscriber.email, subscriber.isActive]) : null;
  },
  keptReason: "They subscribed or unsubscribed since, and stay.",
  remove: (shop, entityId, removal) =>
    moveToTrash(shop, { kind: "subscriber", entityId, ...removal }),
};

/** An old file must not resubscribe anyone who had unsubscribed before being removed. */
async function hasUnsubscribed({ db }: Shop, email: string): Promise<boolean> {
  const last = await db
    .selectFrom("subscribers")
    .select("isActive")
    .where("email", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return last?.isActive === false;
}

import type { SubscriberRecord } from "#contract/importing/import-records.ts";
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
  add: async (shop, { email, isActive, confirmedAt = null, origin }) => {
    const hadUnsubscribed = isActive && (await hasUnsubscribed(shop, email));
    const getsLetters = isActive && !hadUnsubscribed;
    const now = shop.now().toISOString();
    // No mail that asks to confirm: the goldsmith decides when they are asked.
    const { id } = await shop.db
      .insertInto("subscribers")
      .values({
        ...(await preserveId(shop, "subscribers", origin.id)),
        email,
        isActive: getsLetters,
        confirmedAt,
        // The file does not say when.
        unsubscribedAt: getsLetters ? null : now,
        createdAt: origin.createdAt ?? now,
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
      .select(["email", "isActive", "confirmedAt", "confirmationAskedAt"])
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    if (!subscriber) return null;
    const { email, isActive, confirmedAt, confirmationAskedAt } = subscriber;
    // Confirmed here, not in the shop that the file comes from.
    const confirmed = confirmedAt !== null && confirmationAskedAt !== null ? [confirmedAt] : [];
    return JSON.stringify([email, isActive, ...confirmed]);
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

import { isDeepStrictEqual } from "node:util";
import type { SubscriberRecord } from "#contract/importing/import-records.ts";
import type { FieldChange } from "#contract/importing/imports.ts";
import { preserveId } from "../../preserve-id.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import type { RecordHandler } from "./record-handler.ts";

export const subscriberRecords: RecordHandler<SubscriberRecord> = {
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
  changes: {
    describe: async (shop, id, record) => describeChanges(await getState(shop, id), record),
    apply: async (shop, id, { isActive, confirmedAt = null }) => {
      const before = await getState(shop, id);
      const now = shop.now().toISOString();
      const after = isActive
        ? { ...before, confirmedAt }
        : { ...before, isActive, unsubscribedAt: now };
      await setState(shop, id, after);
      return JSON.stringify({ before, after });
    },
    revert: async (shop, id, made) => {
      const { before, after } = JSON.parse(made) as Record<"before" | "after", State>;
      const current = await findState(shop, id);
      if (!isDeepStrictEqual(current, after)) return false;
      await setState(shop, id, before);
      return true;
    },
  },
  remove: (shop, entityId, removal) =>
    moveToTrash(shop, { kind: "subscriber", entityId, ...removal }),
};

type State = { isActive: boolean; confirmedAt: string | null; unsubscribedAt: string | null };

const findState = ({ db }: Shop, id: number): Promise<State | undefined> =>
  db
    .selectFrom("subscribers")
    .select(["isActive", "confirmedAt", "unsubscribedAt"])
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();

async function getState(shop: Shop, id: number): Promise<State> {
  const state = await findState(shop, id);
  if (!state) throw notFound("Subscriber");
  return state;
}

const setState = ({ db }: Shop, id: number, state: State) =>
  db.updateTable("subscribers").set(state).where("id", "=", id).execute();

/** Whoever unsubscribed, here or there, stays so; others are confirmed who confirmed there. */
function describeChanges(
  current: State,
  { isActive, confirmedAt }: SubscriberRecord,
): FieldChange[] {
  if (!current.isActive) return [];
  if (!isActive) return [{ field: "Gets letters", from: "yes", to: "no" }];
  return current.confirmedAt === null && confirmedAt
    ? [{ field: "Confirmed", from: "no", to: "yes" }]
    : [];
}

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

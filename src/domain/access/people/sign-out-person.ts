import { recordChange } from "../../infrastructure/changes/record-change.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { getPerson } from "./list-people.ts";

/**
 * Ends all sessions of a person.
 * @param by the admin's username, for the history
 * @returns how many were ended
 * @throws not-found
 */
export async function signOutPerson(shop: Shop, id: string, by: string | null): Promise<number> {
  return inTransaction(shop, async (shop) => {
    const { username } = await getPerson(shop, id);
    const ended = await endOtherSessions(shop, id, null);
    const entry = { kind: "person", action: "changed", label: username } as const;
    await recordChange(shop, by, { ...entry, fields: ["sessions"] });
    return ended;
  });
}

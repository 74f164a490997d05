import type { ImapFlow } from "imapflow";
import type { Shop } from "../../../shop.ts";
import type { StoredMailboxSettings } from "./stored-mailbox-settings.ts";

/**
 * Runs work with a client that is signed in to the mailbox, and closes its connection. After the time is up
 * and when the shop stops, what is under way fails.
 */
export async function withMailbox<T>(
  shop: Shop,
  stored: StoredMailboxSettings,
  milliseconds: number,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  // Imported on first use: a shop that reads no mailbox does not load the client.
  const { openMailbox } = await import("./open-mailbox.ts");
  const ends = AbortSignal.any([shop.jobs.stopping, AbortSignal.timeout(milliseconds)]);
  const client = await openMailbox(shop, stored, ends);
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

import type { Shop } from "#domain/shop.ts";
import { backUpNightly } from "#domain/operations/backup/back-up-nightly.ts";
import { publishDue } from "#domain/catalogue/collections/publish-due.ts";
import { deleteOldPreviews } from "#domain/importing/imports/delete-old-previews.ts";
import { resumeInterruptedImports } from "#domain/importing/resume/resume-interrupted-imports.ts";
import { deleteUnreferencedMedia } from "#domain/media/library/delete-unreferenced-media.ts";
import { deliverDueLetters } from "#domain/newsletter/letters/deliver-due-letters.ts";
import { sendChangedListings } from "#domain/channels/sync/send-changed-listings.ts";
import { syncDuePlatforms } from "#domain/channels/sync/sync-due-platforms.ts";
import { deleteExpiredFailures } from "#domain/access/rate-limit/delete-expired-failures.ts";
import { deleteExpiredSessions } from "#domain/access/sessions/delete-expired-sessions.ts";
import { purgeExpiredTrash } from "#domain/operations/trash/purge-expired-trash.ts";
import { deleteOldDeliveries } from "#domain/channels/webhooks/delete-old-deliveries.ts";
import { deleteExpiredVisitorWrites } from "#domain/infrastructure/rate-limit/limit-visitor-writes.ts";

const MINUTE_MILLISECONDS = 60 * 1000;

type Chore = { name: string; everyMinutes: number; work: (shop: Shop) => Promise<unknown> };

/** What the shop does by itself. Each chore may be done by several processes at once, and twice. */
const CHORES: Chore[] = [
  { name: "publish collections whose time has come", everyMinutes: 60, work: publishDue },
  {
    name: "send the letters that are due",
    everyMinutes: 1,
    work: (shop) => deliverDueLetters(shop),
  },
  { name: "empty what lay in the trash for 30 days", everyMinutes: 60, work: purgeExpiredTrash },
  { name: "forget sessions that have ended", everyMinutes: 60, work: deleteExpiredSessions },
  {
    name: "forget failed sign-ins that count no more",
    everyMinutes: 15,
    work: deleteExpiredFailures,
  },
  { name: "forget how often visitors wrote", everyMinutes: 60, work: deleteExpiredVisitorWrites },
  {
    name: "remove pictures that nothing has shown for 30 days",
    everyMinutes: 60,
    work: deleteUnreferencedMedia,
  },
  // Not waited for: an import may take hours.
  { name: "take up imports that were cut off", everyMinutes: 1, work: resumeInterruptedImports },
  { name: "forget yesterday's previews of imports", everyMinutes: 60, work: deleteOldPreviews },
  { name: "send what is due to platforms", everyMinutes: 0.25, work: sendChangedListings },
  { name: "bring platforms and the shop together", everyMinutes: 1, work: syncDuePlatforms },
  { name: "forget deliveries of long ago", everyMinutes: 60, work: deleteOldDeliveries },
  // Of several processes one does it.
  { name: "back up for the night", everyMinutes: 60, work: backUpNightly },
];

export type ScheduledJobs = {
  /** Begins no other chore, and waits for those that are under way for as long as the caller likes. */
  stop: () => Promise<void>;
};

/** Does each chore a minute after the start and then at its own pace; none runs beside itself. */
export function runScheduledJobs(shop: Shop): ScheduledJobs {
  const running = CHORES.map((chore) => repeat(shop, chore));
  return {
    stop: async () => {
      await Promise.all(running.map((stop) => stop()));
    },
  };
}

function repeat(shop: Shop, { name, everyMinutes, work }: Chore): () => Promise<void> {
  let current = Promise.resolve();
  let timer = setTimeout(begin, MINUTE_MILLISECONDS);
  let stopped = false;

  function begin() {
    current = run();
  }

  async function run() {
    try {
      await work(shop);
    } catch (error) {
      shop.log.error("a chore failed", { chore: name, error });
    }
    if (!stopped) timer = setTimeout(begin, everyMinutes * MINUTE_MILLISECONDS);
  }

  return () => {
    stopped = true;
    clearTimeout(timer);
    return current;
  };
}

import { DatabaseUnavailableError } from "#domain/errors.ts";
import type { Shop } from "#domain/shop.ts";
import {
  backUpNightly,
  copyNightlyBackup,
  rehearseWeekly,
} from "#domain/operations/backup/schedule/scheduled-backups.ts";
import { publishDue } from "#domain/catalogue/collections/publish-due.ts";
import { deleteOldBulkChanges } from "#domain/catalogue/products/bulk/delete-old-bulk-changes.ts";
import { deleteOldPreviews } from "#domain/importing/imports/delete-old-previews.ts";
import { fetchDueMetalPrices } from "#domain/catalogue/metal-prices/fetch-due-metal-prices.ts";
import { resumeInterruptedImports } from "#domain/importing/resume/resume-interrupted-imports.ts";
import { deleteUnreferencedMedia } from "#domain/media/library/delete-unreferenced-media.ts";
import { sendChangedListings } from "#domain/channels/sync/send-changed-listings.ts";
import { syncDuePlatforms } from "#domain/channels/sync/sync-due-platforms.ts";
import { deleteExpiredFailures } from "#domain/access/rate-limit/delete-expired-failures.ts";
import { deleteExpiredSessions } from "#domain/access/sessions/delete-expired-sessions.ts";
import { sendHealthNotice } from "#domain/operations/health/notices/send-health-notice.ts";
import { sendWeeklySummaries } from "#domain/operations/weekly-summary/send-weekly-summaries.ts";
import { deleteEndedSketches } from "#domain/operations/insights/keeping/delete-ended-sketches.ts";
import { sumOldCounts } from "#domain/operations/insights/keeping/sum-old-counts.ts";
import { purgeExpiredTrash } from "#domain/operations/trash/purge-expired-trash.ts";
import { deleteOldDeliveries } from "#domain/channels/webhooks/delete-old-deliveries.ts";
import { deleteExpiredLeases } from "#domain/infrastructure/leases/with-lease.ts";
import { deleteOldMails } from "#domain/infrastructure/mail/outbox/delete-old-mails.ts";
import { readMailAnswers } from "#domain/sales/inquiries/mail-answers/read-mail-answers.ts";
import { notifyWaiters } from "#domain/sales/waiting-list/notify-waiters.ts";
import { expireQuotes } from "#domain/sales/quotes/expire-quotes.ts";
import { deleteExpiredVisitorWrites } from "#domain/infrastructure/rate-limit/limit-visitor-writes.ts";
import { deliverDueMails } from "#domain/newsletter/deliver-due-mails.ts";

const MINUTE_MILLISECONDS = 60 * 1000;
/** When the first of the rarer jobs starts after the shop. */
const QUIET_MILLISECONDS = 15 * 1000;
/** While the database is away: an hourly job must not lose its hour. */
const OUTAGE_RETRY_MILLISECONDS = 1000;

type ScheduledJob = { name: string; everyMinutes: number; run: (shop: Shop) => Promise<unknown> };

/** Each job is idempotent and safe to run in several processes at once. */
const JOBS: ScheduledJob[] = [
  { name: "publish scheduled collections", everyMinutes: 60, run: publishDue },
  {
    name: "send due mails",
    // Who has just subscribed waits for the mail that asks to confirm.
    everyMinutes: 0.25,
    run: (shop) => deliverDueMails(shop, shop.jobs.stopping),
  },
  // Takes a lease: one process reads the mailbox.
  {
    name: "read answers from the mailbox",
    everyMinutes: 1,
    run: (shop) => shop.jobs.run(() => readMailAnswers(shop)),
  },
  { name: "notify who waits for a piece", everyMinutes: 1, run: notifyWaiters },
  { name: "expire quotes", everyMinutes: 1, run: expireQuotes },
  { name: "delete old mails", everyMinutes: 60, run: deleteOldMails },
  { name: "purge trash after 30 days", everyMinutes: 60, run: purgeExpiredTrash },
  { name: "delete expired sessions", everyMinutes: 60, run: deleteExpiredSessions },
  { name: "delete expired leases", everyMinutes: 60, run: deleteExpiredLeases },
  {
    name: "delete expired sign-in failures",
    everyMinutes: 15,
    run: deleteExpiredFailures,
  },
  {
    name: "delete expired visitor write counts",
    everyMinutes: 60,
    run: deleteExpiredVisitorWrites,
  },
  {
    name: "delete media unreferenced for 30 days",
    everyMinutes: 60,
    run: deleteUnreferencedMedia,
  },
  // Resolves when the imports have started, since they may take hours.
  { name: "resume interrupted imports", everyMinutes: 1, run: resumeInterruptedImports },
  { name: "delete old import previews", everyMinutes: 60, run: deleteOldPreviews },
  { name: "send changed listings to platforms", everyMinutes: 0.25, run: sendChangedListings },
  { name: "sync due platforms", everyMinutes: 1, run: syncDuePlatforms },
  { name: "delete the undo of old bulk changes", everyMinutes: 60, run: deleteOldBulkChanges },
  { name: "delete old webhook deliveries", everyMinutes: 60, run: deleteOldDeliveries },
  { name: "forget the visitors of ended days", everyMinutes: 15, run: deleteEndedSketches },
  { name: "add up the counts of old months", everyMinutes: 60, run: sumOldCounts },
  // Results are stored: the Health screen and the badge read them. One process gives the day's notice.
  { name: "check the shop's health", everyMinutes: 60, run: sendHealthNotice },
  { name: "send the summary of the week", everyMinutes: 15, run: sendWeeklySummaries },
  // Takes a lease: one process fetches them.
  {
    name: "fetch metal prices",
    everyMinutes: 60,
    run: (shop) => shop.jobs.run(() => fetchDueMetalPrices(shop)),
  },
  // Takes a lease: one process makes the backup.
  { name: "make the nightly backup", everyMinutes: 60, run: backUpNightly },
  // Takes a lease, as the machine that has the file.
  { name: "copy the nightly backup to the bucket", everyMinutes: 10, run: copyNightlyBackup },
  { name: "rehearse a restore each week", everyMinutes: 60, run: rehearseWeekly },
];

export type ScheduledJobs = {
  /** Starts no further job and resolves when the running ones have ended. */
  stop: () => Promise<void>;
};

/**
 * Runs each job after its interval, for the first time a minute after the start at the latest, and never
 * twice at the same time. Those with the longer intervals start one after the other, so that visitors do not
 * wait for all of them each hour.
 */
export function runScheduledJobs(shop: Shop): ScheduledJobs {
  const rare = JOBS.filter(({ everyMinutes }) => everyMinutes > 1);
  const apart = (MINUTE_MILLISECONDS - QUIET_MILLISECONDS) / rare.length;
  const firstStart = (job: ScheduledJob) =>
    rare.includes(job)
      ? Math.round(QUIET_MILLISECONDS + (rare.indexOf(job) + 1) * apart)
      : job.everyMinutes * MINUTE_MILLISECONDS;
  const running = JOBS.map((job) => repeat(shop, job, firstStart(job)));
  return {
    stop: async () => {
      await Promise.all(running.map((stop) => stop()));
    },
  };
}

function repeat(
  shop: Shop,
  { name, everyMinutes, run }: ScheduledJob,
  firstStart: number,
): () => Promise<void> {
  let current = Promise.resolve();
  let timer = setTimeout(begin, firstStart);
  let stopped = false;

  function begin() {
    current = runOnce();
  }

  async function runOnce() {
    let pause = everyMinutes * MINUTE_MILLISECONDS;
    try {
      await run(shop);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) pause = OUTAGE_RETRY_MILLISECONDS;
      shop.log.error("scheduled job failed; it runs again at its next interval", {
        job: name,
        error,
      });
    }
    if (!stopped) timer = setTimeout(begin, pause);
  }

  return () => {
    stopped = true;
    clearTimeout(timer);
    return current;
  };
}
